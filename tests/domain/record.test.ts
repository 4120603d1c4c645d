import { expect, it } from 'vitest';
import { changedFields, withChanges, withoutTail } from '../../src/domain/record';

const stamps = { _id: 'a', date: 'd', createdAt: 'c' };
const document = (version: string, fields: object) => ({
  ...stamps,
  version,
  updatedAt: version,
  ...fields,
});

it.each([
  [{ name: 'A' }, { name: 'A' }, []],
  [{ name: 'B' }, { name: 'A' }, ['name']],
  [{ version: '2', updatedAt: '2' }, { version: '1', updatedAt: '1' }, []],
  [{ images: ['/a', '/b'] }, { images: ['/b', '/a'] }, ['images']],
  [{ images: ['/a'] }, { images: ['/a'] }, []],
  [{ deletedAt: 'now' }, {}, ['deletedAt']],
  [{}, { deletedAt: 'now' }, ['deletedAt']],
  [{ lift: false }, { lift: true }, ['lift']],
])('the fields that changed: %j after %j: %j', (newer, older, expected) => {
  expect(changedFields(newer, older)).toEqual(expected);
});

it('versions are compared with the next older one that was saved', () => {
  const versions = [
    { at: '4', saved: true, document: document('4', { name: 'D' }) },
    { at: '3', saved: false, document: document('3', { name: 'C', price: '5' }) },
    { at: '2', saved: true, document: document('2', { name: 'B', price: '9' }) },
    { at: '1', saved: false, document: document('1', { name: 'A' }) },
  ];
  expect(withChanges(versions).map(({ changed }) => changed)).toEqual([
    ['name', 'price'],
    ['name', 'price'],
    null,
    null,
  ]);
});

it.each([
  ['0b6f1d2e-8a43.', '0b6f1d2e-8a43'],
  ['home-1)”.', 'home-1'],
  ['home-1,', 'home-1'],
  ['home-1 ', 'home-1'],
  ['home_1-', 'home_1-'],
  ['வீடு…', 'வீடு'],
])('an id pasted as %j is %j', (pasted, id) => {
  expect(withoutTail(pasted)).toBe(id);
});
