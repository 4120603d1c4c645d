import { expect, it } from 'vitest';
import { cutDifference } from '../../src/domain/cut-difference';
import {
  differences,
  differingFields,
  type FormRow,
  type FormValue,
  rowsIn,
  mergeVersions,
} from '../../src/domain/form';
import { makeCompanySpec } from '../../src/islands/admin/form/CompanyForm';
import { fieldNames, readValues } from '../../src/islands/admin/form/spec';

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

it('where each edited other entries of a list, both are kept; where both edited one, somebody chooses', () => {
  const row = (question: string, answer: string) => ({ question, answer });
  const [first, second] = [row('Fees?', 'A month'), row('Keys?', 'With us')];
  const versions = (theirFirst: string) => ({
    baseline: { questions: [first, second] },
    mine: { questions: [row('Fees?', 'None'), second, row('Pets?', 'Ask us')] },
    theirs: { questions: [row('Fees?', theirFirst), row('Keys?', 'In the office')] },
  });
  const merged = [row('Fees?', 'None'), row('Keys?', 'In the office'), row('Pets?', 'Ask us')];
  const found = differences(['questions'], versions('A month'));
  expect(found).toEqual([{ field: 'questions', suggested: 'both', both: merged }]);
  const { mine, theirs } = versions('A month');
  expect(mergeVersions(mine, theirs, found, { questions: 'both' })).toEqual({ questions: merged });
  expect(differences(['questions'], versions('Half'))).toEqual([
    { field: 'questions', suggested: null, both: null },
  ]);
});

/** What is shown of one field in two versions of it. */
function shown(mine: FormValue, theirs: FormValue, key = '') {
  const column = { kind: 'text', max: 99 } as const;
  const columns = { id: column, line: column, text: column };
  const list = { kind: 'list', max: 9, columns, section: 'a', ...(key && { key }) } as const;
  const difference = { field: 'field', suggested: null, both: null };
  const versions = { mine: { field: mine }, theirs: { field: theirs } };
  return cutDifference(difference, versions, { field: list });
}

it.each([
  ['the lines of a long text', 'a\nb\nc', 'a\nX\nc', 'b'],
  ['a short text whole', 'a', 'b', 'a'],
  ['the entries of a list', ['a', 'b'], ['a'], ['b']],
  ['a list that lacks entries whole', ['a'], ['a', 'b'], ['a']],
])('shown of two versions are %s', (_, value, other, own) => {
  expect(shown(value, other).mine).toEqual(own);
});

const service = (id: string, line: string, text = 'Long\ntext') => ({ id, line, text });
const [one, two] = [service('1', 'Rent'), service('2', 'Sale')];

it('of a list with given entries the columns that differ are shown, of another order the names alone', () => {
  const edited = [one, service('2', 'Sold', 'Long\nstory')];
  expect(shown(edited, [one, two], 'id').mine).toEqual([{ id: '2', line: 'Sold', text: 'story' }]);
  expect(shown([two, one], [one, two], 'id').mine).toEqual([{ id: '2' }, { id: '1' }]);
});

it('of what both made together each edit is shown, and no entry that nobody edited', () => {
  const spec = makeCompanySpec('services');
  // Nobody has saved anything: the texts are those that the site begins with.
  const baseline = readValues(spec, null);
  const edit = (id: string, change: FormRow) => {
    const rows = rowsIn(baseline.services);
    return {
      ...baseline,
      services: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
    };
  };
  const [mine, theirs] = [edit('2', { price: 'From ₹500' }), edit('3', { line: 'For guests' })];
  const found = differences(fieldNames(spec), { baseline, mine, theirs }, spec.fields);
  expect(found).toMatchObject([{ field: 'services', suggested: 'both' }]);
  const [difference] = found;
  expect(difference && cutDifference(difference, { mine, theirs }, spec.fields).both).toEqual([
    { id: '2', price: 'From ₹500' },
    { id: '3', line: 'For guests' },
  ]);
});
