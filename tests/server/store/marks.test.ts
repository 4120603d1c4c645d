import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { changeMark, readMark } from '../../../src/server/store/marks';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const minute = 60_000;
const schema = z.object({ at: z.iso.datetime(), note: z.string().default('') });
const after = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const put = (mark: object) => store.put('local-marks', 'mark', JSON.stringify(mark));
const read = () => readMark('mark', schema);

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('row 72: a time of a mark that is ahead of this site’s clock is now, and grows older from then on', async () => {
  const now = after(0);
  put({ at: after(24 * 60), note: 'tomorrow' });
  expect(await read()).toEqual({ at: now, note: 'tomorrow' });
  vi.setSystemTime(after(10));
  expect((await read())?.at).toBe(now);
});

it.each([
  ['a time of before', -24 * 60],
  ['a time of an instance whose clock is a little ahead', 0.5],
])('row 72: %s stays, and the mark is not written', async (_name, minutes) => {
  const at = after(minutes);
  put({ at });
  store.forget();
  expect((await read())?.at).toBe(at);
  expect(store.calls.map(({ method }) => method)).toEqual(['GET']);
});

it('row 72: a mark is changed by what it says now', async () => {
  const now = after(0);
  put({ at: after(24 * 60) });
  const seen: unknown[] = [];
  const isChanged = await changeMark('mark', schema, (mark) => {
    seen.push(mark?.at);
    return mark && { ...mark, note: 'changed' };
  });
  expect([isChanged, seen]).toEqual([true, [now]]);
  expect(await read()).toEqual({ at: now, note: 'changed' });
});
