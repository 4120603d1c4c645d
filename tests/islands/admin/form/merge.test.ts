import { expect, it } from 'vitest';
import { differences, merged } from '../../../../src/islands/admin/form/merge';

const fields = ['price', 'facing', 'lift', 'name'];
const baseline = { price: '1', facing: '', lift: false, name: 'Flat' };
const mine = { ...baseline, price: '2', facing: 'East' };
const theirs = { ...baseline, price: '3', lift: true };

it('only a field that both changed needs a choice', () => {
  expect(differences(fields, { baseline, mine, theirs })).toEqual([
    { field: 'price', suggested: null },
    { field: 'facing', suggested: 'mine' },
    { field: 'lift', suggested: 'theirs' },
  ]);
});

it('a field that both changed to the same value is not a difference', () => {
  const versions = {
    baseline,
    mine: { ...baseline, price: '9' },
    theirs: { ...baseline, price: '9' },
  };
  expect(differences(fields, versions)).toEqual([]);
});

it('takes the chosen side of each field', () => {
  const choices = { price: 'theirs', facing: 'mine', lift: 'theirs' } as const;
  expect(merged(mine, theirs, choices)).toEqual({
    price: '3',
    facing: 'East',
    lift: true,
    name: 'Flat',
  });
});
