import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  findOnDrawing,
  pictureArea,
  placePictureSize,
} from '../../../src/domain/map/place-picture';
import { drawPlace } from '../../../src/server/images/place-picture';

const velachery = { name: 'Velachery', city: 'Chennai' } as const;

it('the picture of a place is a preview in the colours of the site, with the mark at its place', async () => {
  const bytes = await drawPlace(velachery);
  expect(bytes.length).toBeLessThan(100_000);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...placePictureSize, channels: 3 });
  const point = findOnDrawing(velachery);
  if (!point) throw new Error('The drawing has lost Velachery.');
  const { left, right, top } = pictureArea(velachery, point);
  const scale = info.width / (right - left);
  const colourAt = (x: number, y: number) => {
    const start = 3 * (Math.round(y) * info.width + Math.round(x));
    return [...data.subarray(start, start + 3)];
  };
  const isNear = (colour: readonly number[], hex: string) =>
    colour.every((part, index) => {
      const wanted = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
      return Math.abs(part - wanted) < 12;
    });
  const mark = colourAt((point.x - left) * scale, (point.y - top) * scale);
  expect(isNear(mark, 'a8472a'), String(mark)).toBe(true);
  // The land in the lower left corner, the sea in the lower right one.
  expect(isNear(colourAt(30, 600), 'fbf6ec')).toBe(true);
  expect(isNear(colourAt(1_190, 600), 'dfe8e2')).toBe(true);
});

it('a place that no drawing shows has no picture', async () => {
  await expect(drawPlace({ name: 'Kanchipuram', city: 'Chennai' })).rejects.toThrow('Kanchipuram');
});
