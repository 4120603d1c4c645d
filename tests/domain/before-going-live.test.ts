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
  ])('%s: %s', (text, found) => {
    expect(findPlaceholders({ offices: [{ text }] })).toEqual(
      found ? [{ path: 'offices.0.text', text }] : [],
    );
  });

  it('are named by their place in the file', () => {
    expect(
      findPlaceholders({ offices: [{ phones: ['+91 44 2440 0000', '+91 00000 00000'] }] }),
    ).toEqual([{ path: 'offices.0.phones.1', text: '+91 00000 00000' }]);
  });
});
