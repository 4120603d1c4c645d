import { describe, expect, it } from 'vitest';
import { hostileWorkbooks } from '../../support/hostile-workbooks';
import { mutatedWorkbooks } from '../../support/mutated-workbooks';
import { readingOutcome } from '../../support/reading-outcome';
import { repeats } from '../../support/repeats';

const prototypeKeys = Reflect.ownKeys(Object.prototype);
/** The quick ones; all of them run in the campaign. */
const quick = hostileWorkbooks.filter(([name]) =>
  /__proto__|digit|4 GB|in half|far end|laughs|circle|deep/.test(name),
);

describe('hostile workbooks, some of those in the campaign', () => {
  it.each(quick)('%s', async (_name, make, expected) => {
    expect(await readingOutcome(make())).toBe(expected);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
  });
});

const runs = repeats(30, 1_000);

it(`row 19: ${runs} mutated workbooks: each is read, or rejected with a text`, async () => {
  const outcomes: (string | number)[] = [];
  const files = mutatedWorkbooks(runs, 20_260_105);
  const work = async () => {
    for (const bytes of files) outcomes.push(await readingOutcome(bytes));
  };
  // The generator is shared: each takes the next file.
  await Promise.all([work(), work(), work()]);
  expect(outcomes.filter((outcome) => ![415, 422, 'read', 'no rows'].includes(outcome))).toEqual(
    [],
  );
  for (const outcome of ['read', 422])
    expect(outcomes.filter((one) => one === outcome).length).toBeGreaterThan(runs / 10);
  expect(outcomes).toHaveLength(runs);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
}, 600_000);
