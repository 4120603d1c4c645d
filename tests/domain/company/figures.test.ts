import { expect, it } from 'vitest';
import { findDoubtfulFigures } from '../../../src/domain/company/figures';

const given = [{ value: '1+', unit: '', label: 'Years of Service' }];

it.each([
  ['the example', '1+', '', ['1+ Years of Service']],
  ['fewer years than the company has', '2+', '2009', ['2+ Years of Service']],
  ['more years than the company has', '30', '2009', ['30 Years of Service']],
  ['its years', '17', '2009', []],
  ['about its years', '15+', '2009', []],
  ['a figure without a number', 'Many', '2009', []],
])('years of service: %s', (_, value, since, doubtful) => {
  const figures = [{ value, unit: '', label: 'Years of Service' }];
  expect(findDoubtfulFigures({ figures, since }, given, 2026)).toEqual(doubtful);
});

it('what is not counted in years has nothing to do with the year', () => {
  const figures = [{ value: '3', unit: '', label: 'Offices' }];
  expect(findDoubtfulFigures({ figures, since: '1990' }, given, 2026)).toEqual([]);
});
