import { describe, expect, it } from 'vitest';
import { chennaiFrame, coast, lakes, rivers, roads } from '../../../src/domain/map/chennai';
import { nameLines } from '../../../src/domain/map/line-names';
import { maduraiFrame, vaigai } from '../../../src/domain/map/madurai';
import { curve, project, shape } from '../../../src/domain/map/projection';

const frame = { north: 10, west: 80, width: 100, height: 100, scale: 100 };

describe('projection', () => {
  it('puts the corner at 0, and a degree of longitude is as narrow as at that latitude', () => {
    expect(project([10, 80], frame)).toEqual({ x: 0, y: 0 });
    expect(project([9, 81], frame).y).toBe(100);
    expect(project([9, 81], frame).x).toBeCloseTo(98.48, 2);
  });

  it('draws a line through its ends with bends between, and a closed shape', () => {
    const point = (latitude: number) => [latitude, 80] as const;
    const [north, middle, south] = [point(10), point(9.5), point(9)];
    expect(curve([north, south], frame)).toBe('M0 0L0 100');
    expect(curve([north, middle, south], frame)).toBe('M0 0Q0 50 0 100');
    expect(curve([], frame)).toBe('');
    expect(shape([north, south], frame)).toBe('M0 50Q0 0 0 50Q0 100 0 50Z');
  });
});

const paper = { left: 0, right: chennaiFrame.width, top: 0, bottom: chennaiFrame.height };

describe('the drawing of Chennai', () => {
  it('has the lines that people find their way by, and room for all of their names without homes', () => {
    const lines = [...roads, ...rivers];
    const { names } = nameLines(lines, chennaiFrame, { paper, taken: [] });
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

  it('keeps names away from what is taken', () => {
    expect(nameLines(roads, chennaiFrame, { paper, taken: [paper] }).names).toEqual([]);
  });

  it('lets each river end at the coast', () => {
    for (const { name, line } of rivers) {
      const mouth = line.at(-1) ?? [0, 0];
      const nearest = coast.map((point) => Math.hypot(point[0] - mouth[0], point[1] - mouth[1]));
      expect(Math.min(...nearest), name).toBeLessThan(0.01);
    }
  });

  it('leaves no edge of the frame without a drawing', () => {
    expect(project(coast[0] ?? [0, 0], chennaiFrame).y).toBeGreaterThan(chennaiFrame.height);
    expect(project(coast.at(-1) ?? [0, 0], chennaiFrame).y).toBeLessThan(0);
    expect(lakes.every((lake) => lake.length > 3)).toBe(true);
  });
});

it('the Vaigai crosses the whole drawing of Madurai', () => {
  const [from, to] = [vaigai.line[0], vaigai.line.at(-1)].map((end) =>
    project(end ?? [0, 0], maduraiFrame),
  );
  expect(from?.x).toBeLessThan(0);
  expect(to?.x).toBeGreaterThan(maduraiFrame.width);
});
