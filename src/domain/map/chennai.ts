/**
 * The drawing of Chennai as data: coast, rivers, lakes, roads and names, in degrees. Where it is drawn, and how large, is
 * decided elsewhere.
 */
import { type Coordinates, parseLine } from '../coordinates';
import type { NamedLine } from './line-names';

/** Coast, rivers, lakes and roads, drawn by hand through known points, in the direction of their names. */
export const coast = parseLine(`
  12.55 80.175, 12.62 80.198, 12.7 80.228, 12.785 80.2555, 12.81 80.249, 12.86 80.2505,
  12.9 80.2552, 12.94 80.2602, 12.98 80.2685, 13.005 80.2745, 13.03 80.2802, 13.055 80.284,
  13.068 80.289, 13.0775 80.2945, 13.086 80.302, 13.105 80.3055, 13.114 80.301, 13.13 80.2985,
  13.15 80.307, 13.18 80.3155, 13.22 80.3265
`);

export const rivers: readonly NamedLine[] = [
  {
    name: 'Cooum',
    line: parseLine(`
      13.05 79.97, 13.059 80.03, 13.072 80.08, 13.073 80.12, 13.066 80.15, 13.072 80.175,
      13.068 80.192, 13.074 80.205, 13.07 80.217, 13.071 80.228, 13.077 80.236, 13.073 80.245,
      13.066 80.252, 13.068 80.26, 13.075 80.266, 13.07 80.275, 13.075 80.283, 13.068 80.289
    `),
  },
  {
    name: 'Adyar',
    line: parseLine(`
      12.89 80.03, 12.925 80.055, 12.95 80.082, 12.97 80.1, 12.985 80.122, 13.003 80.138,
      13.008 80.155, 13.02 80.172, 13.016 80.19, 13.023 80.204, 13.022 80.215, 13.016 80.224,
      13.024 80.234, 13.022 80.244, 13.012 80.254, 13.017 80.264, 13.012 80.277
    `),
  },
];

/** Closed: the last point is joined to the first. */
export const lakes: readonly (readonly Coordinates[])[] = [
  // Chembarambakkam
  parseLine('13.03 80.045, 13.012 80.068, 12.99 80.062, 12.992 80.035, 13.012 80.02'),
  // Porur
  parseLine('13.042 80.148, 13.036 80.152, 13.027 80.15, 13.032 80.143'),
  // The marsh of Pallikaranai
  parseLine('12.96 80.219, 12.945 80.23, 12.925 80.225, 12.915 80.216, 12.932 80.215'),
  // Puzhal
  parseLine('13.185 80.165, 13.175 80.195, 13.15 80.19, 13.142 80.17, 13.155 80.155'),
  // The backwater of Muttukadu
  parseLine('12.855 80.233, 12.83 80.2375, 12.8 80.2425, 12.79 80.238, 12.825 80.232'),
];

export const drawnRoads: readonly NamedLine[] = [
  {
    name: 'Mount Road',
    line: parseLine(`
      13.0072 80.2045, 13.0125 80.2215, 13.024 80.2275, 13.031 80.2395, 13.0452 80.248,
      13.0576 80.2577, 13.0658 80.2676, 13.079 80.282
    `),
  },
  {
    name: 'GST Road',
    line: parseLine(`
      12.69 79.975, 12.75 79.995, 12.8 80.025, 12.845 80.059, 12.867 80.072, 12.8913 80.083,
      12.9055 80.096, 12.926 80.1185, 12.9516 80.1405, 12.9683 80.15, 12.98 80.163,
      12.9865 80.1748, 12.9961 80.1892, 13.0072 80.2045
    `),
  },
  {
    name: 'OMR',
    line: parseLine(`
      13.0062 80.2474, 12.9876 80.2517, 12.9635 80.2466, 12.949 80.2407, 12.935 80.2345,
      12.901 80.2279, 12.85 80.2265, 12.82 80.2265, 12.787 80.221, 12.725 80.188
    `),
  },
  {
    name: 'ECR',
    line: parseLine(`
      12.9876 80.2517, 12.983 80.259, 12.965 80.258, 12.949 80.2545, 12.92 80.2505, 12.9 80.248,
      12.87 80.244, 12.84 80.2425, 12.81 80.2435, 12.785 80.2465, 12.7 80.218, 12.62 80.188
    `),
  },
  {
    name: 'Inner Ring Road',
    line: parseLine(`
      12.9876 80.2517, 12.98 80.235, 12.976 80.2215, 12.992 80.2075, 13.0072 80.2045,
      13.0218 80.2064, 13.0348 80.2121, 13.05 80.2118, 13.0638 80.2116, 13.0721 80.2021,
      13.0854 80.1985, 13.1 80.195, 13.115 80.195, 13.1253 80.2054, 13.1354 80.2175,
      13.17 80.235
    `),
  },
  {
    name: 'Poonamallee High Road',
    line: parseLine(`
      13 79.96, 13.03 80.05, 13.048 80.095, 13.058 80.13, 13.066 80.165, 13.068 80.188,
      13.0735 80.2, 13.077 80.2117, 13.0745 80.2225, 13.0772 80.2407, 13.0794 80.2588,
      13.0817 80.2751
    `),
  },
];

/** Places that are named where there is room, so that a map without homes says where it is. */
export const drawnLandmarks: readonly string[] = [
  'Egmore',
  'Tambaram',
  'Anna Nagar',
  'Guindy',
  'Poonamallee',
  'Avadi',
  'Ambattur',
  'Velachery',
  'Perambur',
  'Sholinganallur',
  'Porur',
  'Pallavaram',
  'Mylapore',
  'Vandalur',
  'Kundrathur',
  'Medavakkam',
];
