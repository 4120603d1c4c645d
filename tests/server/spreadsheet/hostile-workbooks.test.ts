import { describe, expect, it } from 'vitest';
import { hostileWorkbooks } from '../../support/hostile-workbooks';
import { mutatedWorkbooks } from '../../support/mutated-workbooks';
import { readingOutcome } from '../../support/reading-outcome';

const prototypeKeys = Reflect.ownKeys(Object.prototype);
/** The quick ones; all of them run in the campaign. */
const quick = hostileWorkbooks.filter(([name]) =>
  /__proto__|digit|4 GB|64 bits|encrypted|in half|far end|laughs|circle|within cells|deep|without a text/.test(
    name,
  ),
);

describe('hostile workbooks, some of those in the campaign', () => {
  it.each(quick)('%s', async (_name, make, expected) => {
    expect(await readingOutcome(make())).toBe(expected);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
  });

  it('30 mutated workbooks: each is read, or rejected with a text', async () => {
    for (const bytes of mutatedWorkbooks(30, 1)) {
      expect(['read', 415, 422]).toContain(await readingOutcome(bytes));
    }
  });
});
