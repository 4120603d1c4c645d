import { expect, it } from 'vitest';
import { eraseOldMarks, writeCountedMark } from '../../../src/server/limits/day-marks';
import { openStore } from '../../../src/server/store/open';
import { useLocalStore } from '../../support/local-store';

useLocalStore();
const now = new Date('2026-11-26T10:00:00.000Z');

it('a mark is counted with all of its day, until it is taken back', async () => {
  await writeCountedMark('enquiries', ['yesterday'], new Date('2026-11-25T10:00:00.000Z'));
  await writeCountedMark('alerts', ['other'], now);
  const { undo } = await writeCountedMark('enquiries', ['one'], now);
  expect((await writeCountedMark('enquiries', ['two'], now)).marked).toHaveLength(2);
  await undo();
  const { marked } = await writeCountedMark('enquiries', ['three'], now);
  expect(marked.map(([first]) => first)).toEqual(['three', 'two']);
});

it('every night those of earlier days are deleted', async () => {
  for (const what of ['enquiries', 'alerts'] as const) {
    await writeCountedMark(what, ['old'], new Date('2026-11-25T23:59:00.000Z'));
    await writeCountedMark(what, ['fresh'], now);
  }
  await eraseOldMarks(now);
  const left = await openStore('marks').list();
  expect(left).toHaveLength(2);
  expect(left.every((key) => key.includes('fresh'))).toBe(true);
});
