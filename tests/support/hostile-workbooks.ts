import { hostileCompounds } from './hostile/compounds';
import type { Hostile } from './hostile/hostile';
import { hostilePackages } from './hostile/packages';
import { hostileSheets } from './hostile/sheets';
import { hostileZips } from './hostile/zips';

/** Every file that was made to harm its reader. */
export const hostileWorkbooks: readonly Hostile[] = [
  ...hostilePackages,
  ...hostileZips,
  ...hostileSheets,
  ...hostileCompounds,
];
