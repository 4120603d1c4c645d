import { expect, it } from 'vitest';
import { readQuery, writeQuery } from '../../../../src/islands/admin/list/use-query';

const defaults = { text: '', show: '', sort: '-updated' };

it.each([
  ['', defaults],
  ['text=anna+nagar&show=in+progress', { ...defaults, text: 'anna nagar', show: 'in progress' }],
  ['sort=-group', { ...defaults, sort: '-group' }],
])('the address %j gives the query, and is written back the same', (address, query) => {
  expect(readQuery(defaults, address)).toEqual(query);
  expect(writeQuery(defaults, query)).toBe(address);
});

it('an address has no spaces around a search, and nothing unknown is read from it', () => {
  expect(writeQuery(defaults, { ...defaults, text: ' palm ' })).toBe('text=palm');
  expect(readQuery(defaults, '?open=1&__proto__=x')).toEqual(defaults);
});
