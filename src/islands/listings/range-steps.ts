import { type RangeName, ranges } from '../../domain/property/options';

/** The suggestions for a limit, up to the default maximum of its range; any other number can be typed. */
export const rangeSteps: Record<RangeName, readonly number[]> = {
  bed: [1, 2, 3, 4, ranges.bed.max],
  bath: [1, 2, 3, 4, ranges.bath.max],
  price: [
    5_000,
    8_000,
    10_000,
    12_000,
    15_000,
    20_000,
    25_000,
    30_000,
    40_000,
    50_000,
    75_000,
    100_000,
    150_000,
    200_000,
    300_000,
    ranges.price.max,
  ],
  area: [300, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, ranges.area.max],
};
