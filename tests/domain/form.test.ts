import { expect, it } from 'vitest';
import { differences, differingFields } from '../../src/domain/form';

it.each([
  ['text', 'a', 'b', true],
  ['the same text', 'a', 'a', false],
  ['spaces around a text, which are not stored', ' a ', 'a', false],
  ['line breaks of another system', 'a\r\nb', 'a\nb', false],
  ['a flag', true, false, true],
  ['a list in another order', ['a', 'b'], ['b', 'a'], true],
  ['the same list', ['a', 'b'], ['a', 'b'], false],
  ['a longer list', ['a'], ['a', 'b'], true],
])('%s', (_, before, after, isDifferent) => {
  expect(differingFields(['field'], { field: before }, { field: after })).toEqual(
    isDifferent ? ['field'] : [],
  );
});

it('returns the differing fields in the order of the form, and no others', () => {
  const before = { a: '1', b: '1', c: '1' };
  expect(differingFields(['b', 'a'], before, { a: '2', b: '2', c: '2' })).toEqual(['b', 'a']);
});

const fields = ['price', 'facing', 'lift', 'name'];
const baseline = { price: '1', facing: '', lift: false, name: 'Flat' };

it('a field that both changed to the same value is not a difference', () => {
  const versions = {
    baseline,
    mine: { ...baseline, price: '9' },
    theirs: { ...baseline, price: '9' },
  };
  expect(differences(fields, versions)).toEqual([]);
});
