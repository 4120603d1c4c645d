import { expect, it } from 'vitest';
import { around } from '../../../src/domain/map/area';
import {
  drawnPlaces,
  findDrawnPlace,
  findOnDrawing,
  pictureArea,
} from '../../../src/domain/map/place-picture';
import { paths } from '../../../src/paths';

it('every picture of a place has its mark where a card, a page and a preview show it', () => {
  for (const place of drawnPlaces()) {
    const point = findOnDrawing(place);
    if (!point) throw new Error(place.name);
    const { left, right, top, bottom } = pictureArea(place, point);
    const mark = around(point, 13);
    // What a square leaves of its width, and a page of its height.
    const aside = (right - left - (bottom - top)) / 2;
    const above = 20;
    expect(mark.left > left + aside && mark.right < right - aside, place.name).toBe(true);
    expect(mark.top > top + above && mark.bottom < bottom - above, place.name).toBe(true);
  }
});

it('every place has a picture of its own, also one whose name both cities have', () => {
  const addresses = drawnPlaces().map(paths.placePicture);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/assets/places/chennai-anna-nagar.jpg');
  expect(addresses).toContain('/assets/places/madurai-anna-nagar.jpg');
});

it.each([
  ['a flat in a street of Velachery', '3rd Street, Velachery, Chennai 600042', 'Velachery'],
  ['a place a little beyond the map', 'OMR, Kelambakkam, Chennai', 'Kelambakkam'],
  ['a town far beyond it', 'Gandhi Road, Kanchipuram', undefined],
  ['an address without a place', '12 Long Lane', undefined],
])('%s: the drawing shows it or not', (name, address, place) => {
  expect(findDrawnPlace({ name, address })?.name).toBe(place);
});
