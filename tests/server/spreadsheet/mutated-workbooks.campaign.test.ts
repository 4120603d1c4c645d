import { describe, expect, it } from 'vitest';
import { mutatedWorkbooks } from '../../support/mutated-workbooks';
import { readingOutcome } from '../../support/reading-outcome';

const prototypeKeys = Reflect.ownKeys(Object.prototype);

describe('row 19: mutated workbooks', () => {
  it('1,000 of them: each is read, or rejected with a text', { timeout: 600_000 }, async () => {
    const outcomes = new Map<string | number, number>();
    const files = mutatedWorkbooks(1_000, 20_260_105);
    const work = async () => {
      for (const bytes of files) {
        const outcome = await readingOutcome(bytes);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    // The generator is shared: each takes the next file.
    await Promise.all([work(), work(), work()]);
    const counts = Object.fromEntries(outcomes);
    expect((counts.read ?? 0) + (counts[422] ?? 0) + (counts[415] ?? 0)).toBe(1_000);
    expect(counts.read).toBeGreaterThan(100);
    expect(counts[422]).toBeGreaterThan(100);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
  });
});
