import { expect, it } from 'vitest';
import { formatSize } from '../../../src/domain/property/size';

it.each([
  ['1200', '1,200 sqft'],
  [' 1,200 sq.ft. ', '1,200 sqft'],
  ['1200sqft', '1,200 sqft'],
  ['1,20,000', '1,20,000 sqft'],
  ['2 grounds', '2 grounds'],
  ['1,200 – 1,500 sqft', '1,200 – 1,500 sqft'],
  ['1200 built up, 2400 plot', '1200 built up, 2400 plot'],
  ['about 900', 'about 900'],
  ['large', 'large'],
  ['', ''],
])('"%s" is shown as "%s"', (text, shown) => {
  expect(formatSize(text, 'sqft')).toBe(shown);
});
