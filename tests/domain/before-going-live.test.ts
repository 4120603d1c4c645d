import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../../src/domain/before-going-live';

describe('the facts of the company that are not filled in', () => {
  it.each([
    ['[Company Name]', true],
    ['office@example.com', true],
    ['+91 00000 00000', true],
    ['https://www.youtube.com/@example', true],
    ['+91 44 2440 0000', false],
    ['12 Third Street, Adyar, Chennai 600020', false],
    ['', false],
  ])('are named by their place in the file: %s: %s', (text, found) => {
    expect(findPlaceholders({ offices: [{ text }] })).toEqual(
      found ? [{ path: 'offices.0.text', text }] : [],
    );
  });
});
