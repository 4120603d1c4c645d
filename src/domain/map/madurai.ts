import { type Coordinates, parseLine } from '../coordinates';
import type { NamedLine } from './line-names';

/** The Vaigai, through its bridges. */
export const vaigai: NamedLine = {
  name: 'Vaigai',
  line: parseLine(`
    10.02 77.9, 9.985 78.02, 9.965 78.055, 9.945 78.085, 9.937 78.105, 9.929 78.12,
    9.927 78.138, 9.917 78.16, 9.9 78.2, 9.85 78.34
  `),
};

/** The middle of the temple, around which the streets of the old city run in squares, and half their sides in degrees. */
export const temple: Coordinates = [9.9195, 78.1193];
export const squares: readonly number[] = [0.002, 0.0045, 0.0075];

/** As those of Chennai. */
export const maduraiLandmarks = ['Mattuthavani', 'Thiruparankundram', 'Vilangudi'];
