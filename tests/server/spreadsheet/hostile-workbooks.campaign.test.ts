import { expect, it } from 'vitest';
import { timeLimits } from '../../../src/server/store/deadline';
import { hostileWorkbooks, readingOutcome } from '../../support/hostile-workbooks';

// As on a deployed site.
timeLimits.workbook = 8_000;

const megabyte = 1024 * 1024;
const prototypeKeys = Reflect.ownKeys(Object.prototype);

/** The peak memory above that at the start, in MB, while `work` runs. */
async function memoryGrowth(work: () => Promise<unknown>): Promise<number> {
  const start = process.memoryUsage().rss;
  let most = start;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  await work();
  clearInterval(timer);
  return (Math.max(most, process.memoryUsage().rss) - start) / megabyte;
}

it.each(hostileWorkbooks)('row 18: %s', async (_name, make, expected) => {
  const bytes = make();
  const start = performance.now();
  let outcome: string | number = 'nothing';
  const growth = await memoryGrowth(async () => {
    outcome = await readingOutcome(bytes);
  });
  expect(outcome).toBe(expected);
  expect(performance.now() - start).toBeLessThan(9_000);
  expect(growth).toBeLessThan(150);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
});

it('row 18: other requests are answered while a workbook is read', async () => {
  const [, make] = hostileWorkbooks.find(([name]) => name.includes('all cells of an .xls')) ?? [];
  const reading = readingOutcome(make?.() ?? Buffer.alloc(0));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  expect(await reading).toBe(422);
  clearInterval(timer);
  expect(longest).toBeLessThan(250);
});
