import { expect, it } from 'vitest';
import { coast, drawnLandmarks } from '../../../src/domain/map/chennai';
import { frames, project } from '../../../src/domain/map/projection';
import { maduraiLandmarks } from '../../../src/domain/map/madurai';
import { localities } from '../../../src/domain/place/localities';

const { Chennai: inChennai, Madurai: inMadurai } = localities;

/** Towns that are searched for and far outside of the city. */
const towns = [
  'Chengalpattu',
  'Ennore',
  'Kanchipuram',
  'Mahabalipuram',
  'Melur',
  'Minjur',
  'Oragadam',
  'Sriperumbudur',
  'Thiruporur',
  'Thiruvallur',
  'Villupuram',
];

/** The longitude of the drawn coast at a latitude. */
function coastAt(latitude: number): number {
  const index = coast.findIndex(([north]) => north > latitude);
  const from = coast[index - 1];
  const to = coast[index];
  if (!from || !to) return Infinity;
  return from[1] + ((latitude - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

it('places are in the region of Chennai or in the box of Madurai', () => {
  for (const [name, { coordinates }] of inChennai) {
    const [latitude, longitude] = coordinates;
    if (towns.includes(name)) continue;
    expect(latitude > 12.75 && latitude < 13.2, name).toBe(true);
    expect(longitude > 79.99 && longitude < 80.31, name).toBe(true);
  }
  for (const [name, { coordinates }] of inMadurai) {
    const [latitude, longitude] = coordinates;
    if (towns.includes(name)) continue;
    expect(latitude > 9.8 && latitude < 10.1, name).toBe(true);
    expect(longitude > 77.97 && longitude < 78.23, name).toBe(true);
  }
});

it('places are on the land side of the drawn coast', () => {
  const atSea = [...inChennai].filter(
    ([, { coordinates }]) => coordinates[1] >= coastAt(coordinates[0]),
  );
  expect(atSea).toEqual([]);
});

it('every landmark is a place that the drawing shows', () => {
  for (const name of drawnLandmarks) {
    const { x, y } = project(inChennai.get(name)?.coordinates ?? [0, 0], frames.Chennai);
    expect(x > 0 && x < frames.Chennai.width && y > 0 && y < frames.Chennai.height, name).toBe(
      true,
    );
  }
  expect(maduraiLandmarks.filter((name) => !inMadurai.has(name))).toEqual([]);
});
