import { describe, expect, it } from 'vitest';
import { exampleName } from '../../../src/domain/import/columns';
import { headers, propertyCells, planOf, rowsOf, stored } from './sheets';

describe('rows without a reference', () => {
  const unstated = {
    ...{ gatedSecurity: '', lift: '', water: '', veg: '', pets: '', fireSafety: '' },
    ...{ parking: '', areaType: '', category: '', fStatus: '' },
  };

  it('add properties with the defaults of the form, of which nobody said what the row does not', () => {
    const [row] = planOf(rowsOf(propertyCells('A')));
    expect(row).toMatchObject({ row: 2, name: 'A', id: 'x1', action: 'create', errors: [] });
    expect(row?.write).toMatchObject({
      kind: 'create',
      input: { price: '25000', bedrooms: '2', status: 'Available', featured: false, ...unstated },
    });
  });

  it('lose no more than a cell that is not understood', () => {
    const more = { Lift: 'perhaps', 'Car parking': 'Yes', Pets: '', Veg: 'No' };
    const [row] = planOf([
      [...headers, ...Object.keys(more)],
      [...propertyCells('A'), ...Object.values(more)],
    ]);
    expect(row).toMatchObject({ write: { input: { ...unstated, veg: false } }, errors: [] });
    expect(row?.cautions).toEqual([
      'Lift: Not imported: Write Yes or No.',
      'Car parking: Not imported: Write one of: None, 2 Wheeler, 4 Wheeler.',
    ]);
  });

  it('keep what several columns of text say', () => {
    const more = ['Features', 'Amenities', 'Facilities'];
    const [row] = planOf([
      [...headers, ...more],
      [...propertyCells('A'), 'Balcony, Wardrobes', null, 'Gym'],
    ]);
    expect(row?.write).toMatchObject({ input: { features: 'Balcony, Wardrobes\nGym' } });
  });

  it('name every error, each in its cell', () => {
    const cells = propertyCells('', {
      Rent: null,
      BHK: { day: '2026-03-02' },
      Floor: { fault: '#N/A' },
    });
    const [row] = planOf(rowsOf(cells));
    expect(row).toMatchObject({ action: 'error', write: null });
    expect(row?.errors.map(({ cell, message }) => [cell, message.slice(0, 12)])).toEqual([
      ['F2', 'The spreadsh'],
      ['H2', 'The cell sho'],
      ['B2', 'Enter a name'],
      ['C2', 'Enter the re'],
    ]);
  });

  it('say of what is no text only that it is left out, where it is optional', () => {
    const more = { Balcony: { fault: '#N/A' }, Advance: { day: '2026-04-03' } };
    const [row] = planOf([
      [...headers, ...Object.keys(more)],
      [...propertyCells('A'), ...Object.values(more)],
    ]);
    expect(row).toMatchObject({ action: 'create', write: { input: { balcony: '', advance: '' } } });
    expect(row?.cautions).toEqual([
      expect.stringMatching(/^Balcony: Not imported: The cell shows #N.A, which is no text/),
      expect.stringContaining(
        'Advance: Not imported: The spreadsheet has made a date (03-04-2026)',
      ),
    ]);
  });

  it('the unchanged example of the template is skipped', () => {
    expect(planOf(rowsOf(propertyCells(exampleName), propertyCells('A')))).toHaveLength(1);
  });
});

describe('row 41: the name and address of a property without its reference', () => {
  const there = stored({
    name: 'Sunrise Flat',
    address: '12/5, Third Avenue, Anna Nagar, Chennai',
  });
  const same = {
    price: '25000',
    propertySize: '1200',
    bedrooms: '2',
    bathrooms: '2',
    floor: '2nd',
  };
  const rowOf = (name: string, given: Parameters<typeof propertyCells>[1] = {}, property = there) =>
    planOf(rowsOf(propertyCells(name, given)), [property])[0];

  it('are that property: unchanged where nothing differs', () => {
    const cells = { Address: '12 / 5, Third Avenue,\nAnna Nagar, Chennai' };
    const given = { ...there, ...same, address: cells.Address, name: 'SUNRISE  FLAT' };
    const row = rowOf('SUNRISE  FLAT', cells, given);
    expect(row).toMatchObject({ action: 'unchanged', id: 'one' });
  });

  it('offer a change, or a new property, and are skipped meanwhile', () => {
    const row = rowOf('sunrise-flat', { Address: there.address, Rent: 31_000 });
    expect(row).toMatchObject({
      ...{ action: 'skipped', id: 'one', like: { id: 'one', name: 'Sunrise Flat' } },
      write: { kind: 'update', patch: { price: '31000' }, ifMatch: 'v1' },
      add: { id: 'x1', write: { kind: 'create', input: { price: '31000' } } },
    });
  });

  it.each([
    ['at another door', 'Sunrise Flat', '14/2, Third Avenue, Anna Nagar, Chennai', there],
    ['under another name', 'Moonrise Flat', there.address, there],
    ['in the trash', there.name, there.address, { ...there, deletedAt: there.date }],
  ])('%s it is a new one', (_, name, address, property) => {
    expect(rowOf(name, { Address: address }, property)).toMatchObject({ action: 'create' });
  });

  it('of an earlier row skip the later one, which can be added', () => {
    const rows = planOf(
      rowsOf(propertyCells('Rose Villa'), propertyCells('ROSE VILLA', { Rent: 31_000 })),
    );
    expect(rows).toMatchObject([
      { action: 'create' },
      { action: 'skipped', like: { row: 2 }, write: { kind: 'create' } },
    ]);
  });
});
