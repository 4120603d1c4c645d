/**
 * The sheets of the map, which part of the drawing each shows, and where its bubbles and words are, so that server and
 * browser lay out the same.
 */
import { mapText } from '../../content/properties/map';
import { type Area, around, isFree } from '../../domain/map/area';
import { type Bubble, makeBubbles, type MapSheet } from '../../domain/map/bubbles';
import { drawnLandmarks, rivers, drawnRoads } from '../../domain/map/chennai';
import { frames, type Point, project } from '../../domain/map/projection';
import { findCoordinates } from '../../domain/place/localities';
import type { FoundPlace } from '../../domain/map/found-places';
import type { City } from '../../domain/place/place';
import { type Labelled, labelBubbles } from '../../domain/map/labels';
import { type NamedLine, nameLines, type PlacedName } from '../../domain/map/line-names';
import { maduraiLandmarks, vaigai } from '../../domain/map/madurai';

interface Layer extends MapSheet {
  name: string;
  lines: readonly NamedLine[];
  landmarks: readonly string[];
  /** The height of a line of the words beside a bubble, and the width of a letter. */
  lettering: { line: number; letter: number };
  taken: readonly Area[];
  sea?: Point & { turn: number };
}

const { height } = frames.Chennai;
const scaleBar: Area = { left: 448, right: 540, top: height - 62, bottom: height };
const chennai = {
  city: 'Chennai',
  frame: frames.Chennai,
  lines: [...drawnRoads, ...rivers],
  landmarks: drawnLandmarks,
} as const;

/** The wide drawing has Madurai in its lower right corner; a phone shows the 360 units from 180 on, and Madurai below. */
export const layers: readonly [Layer, Layer, Layer] = [
  {
    ...chennai,
    name: 'wide',
    lettering: { line: 14, letter: 6.7 },
    paper: { left: 4, right: 816, top: 4, bottom: height - 4 },
    distance: 46,
    taken: [
      scaleBar,
      { left: 567, right: 820, top: 330, bottom: height },
      { left: 612, right: 780, top: 120, bottom: 160 },
    ],
    sea: { x: 690, y: 148, turn: 0 },
  },
  {
    ...chennai,
    name: 'phone',
    lettering: { line: 13, letter: 6.2 },
    paper: { left: 184, right: 536, top: 4, bottom: height - 4 },
    distance: 50,
    taken: [scaleBar, { left: 506, right: 536, top: 300, bottom: 460 }],
    sea: { x: 520, y: 385, turn: 84 },
  },
  {
    name: 'south',
    lettering: { line: 13, letter: 6.2 },
    city: 'Madurai',
    frame: frames.Madurai,
    lines: [vaigai],
    landmarks: maduraiLandmarks,
    paper: { left: 2, right: frames.Madurai.width - 2, top: 22, bottom: frames.Madurai.height - 2 },
    distance: 46,
    taken: [],
  },
];

const [wide, , south] = layers;

/** The whole drawing of a city. */
export function makeLayer(city: City): Layer {
  return city === 'Chennai' ? wide : south;
}

export interface LaidOut {
  labelled: readonly Labelled[];
  names: readonly PlacedName[];
  landmarks: readonly (Point & { name: string })[];
}

/** The words beside a bubble, in two lines. */
export function drawLines({ places: [first, ...others], rent, beyond }: Bubble): [string, string] {
  const name = others.length === 0 ? first.name : mapText.groupName(first.name, others.length);
  return [beyond === '' ? name : `${name} ${beyond}`, mapText.from(rent)];
}

const landmarkArea = ({ x, y }: Point, name: string): Area => ({
  ...around({ x, y }, 6),
  right: x + 7 + name.length * 5.4,
});

/**
 * Puts what was found on a layer: first the homes, then the names of roads and rivers, then landmarks where room is left.
 * At fixed places they would lie under the words of homes, and be cut at the edge of the part around one home.
 */
export function layOut(layer: Layer, places: readonly FoundPlace[]): LaidOut {
  const { city, frame, paper, lines } = layer;
  const words = labelBubbles(makeBubbles(places, layer), layer, {
    makeLines: drawLines,
    ...layer.lettering,
  });
  const { names, taken } = nameLines(lines, frame, { paper, taken: words.taken });
  const shown = layer.landmarks.flatMap((name) => {
    const coordinates = findCoordinates({ name, city });
    if (!coordinates) return [];
    const point = project(coordinates, frame);
    const area = landmarkArea(point, name);
    if (!isFree(area, paper, taken)) return [];
    taken.push(area);
    return [{ name, ...point }];
  });
  return { labelled: words.labelled, names, landmarks: shown };
}
