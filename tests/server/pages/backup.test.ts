import { expect, it } from 'vitest';
import { backUp } from '../../../src/server/backup/nightly';
import { loadBackupState } from '../../../src/server/pages/backup';
import { properties } from '../../../src/server/records/properties';
import { isoDay } from '../../../src/domain/date';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

it('an empty site needs no backup', async () => {
  expect(await loadBackupState(new Date())).toEqual({ latest: null, isLate: false });
});

it('a site that has a property for days without a backup is told so', async () => {
  await properties.create(blankInput());
  expect(await loadBackupState(inDays(1))).toEqual({ latest: null, isLate: false });
  expect((await loadBackupState(inDays(2)))?.isLate).toBe(true);
});

it('a backup is late once a night was missed, of one document too', async () => {
  await properties.create(blankInput());
  await backUp(new Date());
  const today = isoDay(new Date().toISOString());
  expect(await loadBackupState(inDays(1))).toEqual({ latest: today, isLate: false });
  expect((await loadBackupState(inDays(2)))?.isLate).toBe(true);
  store.put('local-backups', `${isoDay(inDays(2).toISOString())}/blogs`, Buffer.alloc(1));
  expect(await loadBackupState(inDays(2))).toEqual({ latest: today, isLate: true });
});

it('nothing is said about backups while the store does not answer', async () => {
  store.fault({ kind: 500, times: Infinity });
  expect(await loadBackupState(new Date())).toBeNull();
});
