import { expect, it } from 'vitest';
import { formatNumber, formatRent, formatRupees } from '../../../src/domain/property/rupees';

it.each([
  ['125000', '₹1,25,000'],
  ['1.25 lakh', '₹1,25,000'],
  [' 25k per month ', '₹25,000'],
  ['₹25,000/-', '₹25,000'],
  ['Negotiable', 'Negotiable'],
  ['  On request ', 'On request'],
  ['20,000 - 25,000', '20,000 - 25,000'],
  ['25,000 + maintenance', '25,000 + maintenance'],
  ['கேட்கவும்', 'கேட்கவும்'],
  ['', ''],
  ['   ', ''],
])('oddity: the rent is shown: "%s" as "%s"', (text, shown) => {
  expect(formatRent(text)).toBe(shown);
});

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [25_000, '₹25,000'],
  [125_000, '₹1,25,000'],
  [20_000_000, '₹2,00,00,000'],
  [999.6, '₹1,000'],
])('%d rupees are %s', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown);
});

it('areas are grouped the same way, without a currency', () => {
  expect(formatNumber(125_000)).toBe('1,25,000');
});
