import { expect, it } from 'vitest';
import { findToldName } from '../../../src/domain/enquiry/told';

it.each([
  ['Lakshmi, 2 BHK in Adyar', 'Lakshmi'],
  ['Mr. K. Raman\nwants to see the flat', 'Mr. K. Raman'],
  ['2 BHK in Adyar, from January', ''],
  ['missed call', ''],
  [`${'x'.repeat(61)}, y`, ''],
  ['', ''],
])('the name in %j is %j', (text, name) => {
  expect(findToldName(text)).toBe(name);
});
