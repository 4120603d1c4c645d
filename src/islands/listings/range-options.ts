import { groupDigits } from '../../domain/number';
import { formatRupees } from '../../domain/property/format';
import { type RangeName, ranges } from '../../domain/property/vocabulary';

/** The usual steps between a range's bounds. */
const steps: Record<RangeName, readonly number[]> = {
  bed: [1, 2, 3, 4],
  bath: [1, 2, 3, 4],
  price: [
    5_000, 8_000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
    150_000, 200_000, 300_000,
  ],
  area: [300, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000],
};

interface RangeOption {
  value: number;
  label: string;
}

function label(name: RangeName, value: number): string {
  if (name === 'price') return formatRupees(value);
  return name === 'area' ? groupDigits(value) : String(value);
}

/**
 * The choices of one side of a range: the untouched bound first, then the steps, including a value
 * from a shared address that is not a step.
 */
export function rangeOptions(
  name: RangeName,
  side: 'min' | 'max',
  untouched: string,
  value: number,
): RangeOption[] {
  const bound = ranges[name][side];
  const other = side === 'min' ? [ranges[name].max] : name === 'bed' || name === 'bath' ? [0] : [];
  const values = new Set([...steps[name], ...other, value]);
  values.delete(bound);
  return [
    { value: bound, label: untouched },
    ...[...values].sort((a, b) => a - b).map((each) => ({ value: each, label: label(name, each) })),
  ];
}
