import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../../scripts/build/placeholder-warning.mjs';

describe('the facts of the company that are not filled in', () => {
  it.each([
    ['[Company Name]', true],
    ['office@example.com', true],
    ['+91 00000 00000', true],
    ['https://www.youtube.com/@example', true],
    ['+91 44 2440 0000', false],
    ['12 Third Street, Adyar, Chennai 600020', false],
    ['', false],
  ])('%s: %s', (text, found) => {
    expect(findPlaceholders({ offices: [{ text }] })).toEqual(found ? ['offices.0.text'] : []);
  });

  it('are named by their place in the file', () => {
    expect(
      findPlaceholders({ offices: [{ phones: ['+91 44 2440 0000', '+91 00000 00000'] }] }),
    ).toEqual(['offices.0.phones.1']);
  });
});
