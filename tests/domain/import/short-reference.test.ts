import { describe, expect, it } from 'vitest';
import { readRows } from '../../../src/domain/import/row';
import { resolveReferences } from '../../../src/domain/import/same';
import { rowsOf, propertyCells, readTable } from './sheets';

/** How the rows of a sheet with these references name their properties, and what is wrong with them. */
function resolved(references: string[], ids: string[]) {
  const cells = references.map((Reference) => propertyCells('A', { Reference }));
  const rows = readRows(readTable(rowsOf(...cells)));
  return resolveReferences(rows, ids).map(({ reference }) => reference);
}

describe('the reference of a row', () => {
  const ids = ['home-1', 'villa1', 'one'];

  it('may be the short one of the site, however it is typed', () => {
    expect(resolved(['9XM0H6', '9xm-oh6', 'Ref 9XM0H6', 'one'], ids)).toEqual([
      'home-1',
      'home-1',
      'home-1',
      'one',
    ]);
  });

  it('stays as it is where it is an id, or names no property', () => {
    expect(resolved(['villa1', '7K3QPD', 'no such home'], ids)).toEqual([
      'villa1',
      '7K3QPD',
      'no such home',
    ]);
  });
});
