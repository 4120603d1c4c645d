import { expect, it } from 'vitest';
import { rentLine } from '../../../src/components/owner/rent-line';

const range = { low: 20_000, high: 40_000 };
const lineOf = (...amounts: number[]) =>
  rentLine(
    amounts.map((rupees) => ({ rupees, offer: null })),
    range,
  );

it('puts the lowest rent at the left, the highest at the right, and the range between', () => {
  const { dots, band, label } = lineOf(10_000, 30_000, 50_000);
  expect(dots.map(({ cx }) => cx)).toEqual(['5.0%', '50.0%', '95.0%']);
  expect([band.x, band.width, label]).toEqual(['27.5%', '45.0%', '50.0%']);
});

it('stacks equal rents, so that each home is seen', () => {
  const { dots, height } = lineOf(30_000, 30_000, 30_000);
  expect(new Set(dots.map(({ cx }) => cx)).size).toBe(1);
  expect(new Set(dots.map(({ cy }) => cy)).size).toBe(3);
  for (const { cy, r } of dots) {
    expect(cy - r).toBeGreaterThan(24);
    expect(cy + r).toBeLessThan(height);
  }
});

it('draws a range of one rent as wide as a dot', () => {
  const one = { low: 25_000, high: 25_000 };
  const { dots, band } = rentLine([{ rupees: 25_000, offer: null }], one);
  expect(dots[0]?.cx).toBe('50.0%');
  expect([band.x, band.width]).toEqual(['47.0%', '6.0%']);
});
