import { expect, it } from 'vitest';
import {
  formatRent,
  formatRupees,
  formatSize,
  monthlyRentText,
  roomCount,
  featureColumns,
  floorText,
} from '../../../src/domain/property/format';

it.each([
  ['2nd floor', '5', '2nd floor of 5'],
  ['2', '5', '2 of 5'],
  ['2nd of 5', '7', '2nd floor of 5'],
  ['Ground', '', 'Ground floor'],
  ['Ground + first + terrace', '3', 'Ground + first + terrace'],
  ['1st and 2nd', '3', '1st and 2nd'],
])('the floor %j of %j is written %j', (floor, totalFloors, text) => {
  expect(floorText({ floor, totalFloors })).toBe(text);
});

it.each([
  ['125000', '₹1,25,000'],
  ['1.25 lakh', '₹1,25,000'],
  [' 25k per month ', '₹25,000'],
  ['₹25,000/-', '₹25,000'],
  ['Negotiable', 'Negotiable'],
  ['20,000 - 25,000', '20,000 - 25,000'],
  ['25,000 + maintenance', '25,000 + maintenance'],
  ['Rs. 18,500 only', '₹18,500'],
  ['25000/month', '₹25,000'],
  ['From 25,000', 'From 25,000'],
  ['1 lakh 20 thousand', '1 lakh 20 thousand'],
  ['', ''],
])('oddity: the rent is shown: "%s" as "%s"', (text, shown) => {
  expect(formatRent(text)).toBe(shown);
});

it.each([
  [20_000_000, '₹2,00,00,000'],
  [999.6, '₹1,000'],
])('%d rupees are %s', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown);
});

it.each([
  ['1200', '1,200 sqft'],
  [' 1,200 sq.ft. ', '1,200 sqft'],
  ['2 grounds', '2 grounds'],
  ['1200 built up, 2400 plot', '1200 built up, 2400 plot'],
  ['', ''],
])('"%s" is shown as "%s"', (text, shown) => {
  expect(formatSize(text)).toBe(shown);
});

it.each([
  ['3', '3'],
  [' 2.5 BHK ', '2.5'],
  ['1 bath', '1'],
  ['2-3', '2-3'],
  ['3 or 4', null],
  ['2 + study', null],
  ['', null],
])('"%s" says %s rooms', (text, count) => {
  expect(roomCount(text)).toBe(count);
});

it.each([
  ['', [], []],
  ['Lift, Balcony', ['Lift'], ['Balcony']],
  [' Lift ,Balcony,  Power backup , ', ['Lift', 'Balcony'], ['Power backup']],
  ['Lift\nBalcony', ['Lift'], ['Balcony']],
])('"%s" in two columns', (features, left, right) => {
  expect(featureColumns(features)).toEqual([left, right]);
});

it.each([
  ['₹45 lakh lease', '₹45 lakh lease'],
  ['₹25,000 per month + maintenance', '₹25,000 per month + maintenance'],
  ['25k', '₹25,000 per month'],
])('a rent of "%s" is said as "%s"', (price, said) => {
  expect(monthlyRentText(price, 'per month')).toBe(said);
});
