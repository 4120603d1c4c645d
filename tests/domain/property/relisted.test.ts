import { expect, it } from 'vitest';
import { isDayOver } from '../../../src/domain/property/relisted';

it.each([
  ['09-02-2026', true],
  ['10-02-2026', true],
  ['Now', true],
  ['', true],
  ['after Pongal', true],
  ['11-02-2026', false],
])('of a home that was let, “%s” says nothing of when it is free: %s', (text, isOver) => {
  expect(isDayOver(text, '2026-02-10')).toBe(isOver);
});
