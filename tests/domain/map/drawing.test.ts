import { expect, it } from 'vitest';
import { rivers, drawnRoads } from '../../../src/domain/map/chennai';
import { frames, project } from '../../../src/domain/map/projection';
import { nameLines } from '../../../src/domain/map/line-names';

const frame = { north: 10, west: 80, width: 100, height: 100, scale: 100 };

it('projection: puts the corner at 0, and a degree of longitude is as narrow as at that latitude', () => {
  expect(project([10, 80], frame)).toEqual({ x: 0, y: 0 });
  expect(project([9, 81], frame).y).toBe(100);
  expect(project([9, 81], frame).x).toBeCloseTo(98.48, 2);
});

const paper = { left: 0, right: frames.Chennai.width, top: 0, bottom: frames.Chennai.height };

it('the drawing of Chennai has room for the names of all its lines', () => {
  const lines = [...drawnRoads, ...rivers];
  const { names } = nameLines(lines, frames.Chennai, { paper, taken: [] });
  expect(names.map(({ name }) => name)).toEqual([
    'Mount Road',
    'GST Road',
    'OMR',
    'ECR',
    'Inner Ring Road',
    'Poonamallee High Road',
    'Cooum',
    'Adyar',
  ]);
});

it('the drawing of Chennai keeps names away from what is taken', () => {
  expect(nameLines(drawnRoads, frames.Chennai, { paper, taken: [paper] }).names).toEqual([]);
});
