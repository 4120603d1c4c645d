import { describe, expect, it } from 'vitest';
import { internationalNumber } from '../../../src/domain/enquiry/phone';

describe('a number as typed by a visitor', () => {
  it.each([
    ['98400 12345', '919840012345'],
    ['09840012345', '919840012345'],
    ['+91 98400-12345', '919840012345'],
    ['919840012345', '919840012345'],
    ['0091 98400 12345', '919840012345'],
    ['+971 50 123 4567', '971501234567'],
    ['+65 6123 4567', '6561234567'],
    ['044-2345 6789', '914423456789'],
    ['', null],
    ['call me', null],
    ['12345', null],
    ['1234567890123456', null],
  ])('%j is dialled as %j', (text, number) => {
    expect(internationalNumber(text)).toBe(number);
  });
});
