import { coast, lakes, rivers, drawnRoads } from './chennai';
import type { NamedLine } from './line-names';
import { squares, temple, vaigai } from './madurai';
import { curve, shape } from './curve';
import { type Frame, frames, project } from './projection';
import type { City } from '../place/place';

/** What a path of the drawing is, which decides its colour and width. */
export type PathKind = 'water' | 'wave' | 'river' | 'shore' | 'road' | 'street';

export interface DrawnPath {
  kind: PathKind;
  path: string;
  name?: string;
  /** How far it is moved to the east, in units. */
  away?: number;
  opacity?: number;
}

/** The lines along the coast, as engravers drew water. */
const waves = [
  { away: 5, opacity: 1 },
  { away: 11, opacity: 0.7 },
  { away: 19, opacity: 0.4 },
];

function drawLines(kind: PathKind, lines: readonly NamedLine[], frame: Frame): DrawnPath[] {
  return lines.map(({ name, line }) => ({ kind, name, path: curve(line, frame) }));
}

function drawChennai(frame: Frame): DrawnPath[] {
  const shore = curve(coast, frame);
  return [
    { kind: 'water', path: `${shore}H${frame.width + 200}V${frame.height + 600}Z` },
    ...waves.map((wave) => ({ kind: 'wave', path: shore, ...wave }) as const),
    ...lakes.map((lake) => ({ kind: 'water', path: shape(lake, frame) }) as const),
    ...drawLines('river', rivers, frame),
    { kind: 'shore', path: shore },
    ...drawLines('road', drawnRoads, frame),
  ];
}

function drawMadurai(frame: Frame): DrawnPath[] {
  const { x, y } = project(temple, frame);
  return [
    ...drawLines('river', [vaigai], frame),
    ...squares.map((half) => {
      const side = half * frame.scale;
      const path = `M${x - side} ${y - side}h${2 * side}v${2 * side}h${-2 * side}Z`;
      return { kind: 'street', path } as const;
    }),
  ];
}

/** The paths of a city's drawing, in the order in which they lie on each other. */
export function drawCity(city: City): DrawnPath[] {
  return city === 'Chennai' ? drawChennai(frames.Chennai) : drawMadurai(frames.Madurai);
}
