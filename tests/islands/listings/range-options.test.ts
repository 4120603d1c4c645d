import { describe, expect, it } from 'vitest';
import { ranges } from '../../../src/domain/property/vocabulary';
import { rangeOptions } from '../../../src/islands/listings/range-options';

const labels = (...options: Parameters<typeof rangeOptions>) =>
  rangeOptions(...options).map(({ label }) => label);

describe('the choices of a range', () => {
  it('begin with the untouched bound', () => {
    expect(rangeOptions('price', 'max', 'Any', ranges.price.max)[0]).toEqual({
      value: 500_000,
      label: 'Any',
    });
  });

  it('count rooms up to the bound', () => {
    expect(labels('bed', 'min', 'Any', 0)).toEqual(['Any', '1', '2', '3', '4', '5']);
    expect(labels('bath', 'max', 'Any', 5)).toEqual(['Any', '0', '1', '2', '3', '4']);
  });

  it('group rents and areas as in India', () => {
    expect(labels('price', 'min', 'Any', 0)).toContain('₹1,50,000');
    expect(labels('area', 'max', 'Any', 10_000)).toContain('1,250');
  });

  it('keep a value from a shared address that is not a step, in order', () => {
    const values = rangeOptions('price', 'min', 'Any', 12_345).map(({ value }) => value);
    expect(values.indexOf(12_345)).toBe(values.indexOf(12_000) + 1);
  });

  it('name each value once', () => {
    for (const name of ['bed', 'bath', 'price', 'area'] as const) {
      for (const side of ['min', 'max'] as const) {
        const values = rangeOptions(name, side, 'Any', 3_000).map(({ value }) => value);
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
