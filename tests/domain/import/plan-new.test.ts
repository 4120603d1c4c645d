import { describe, expect, it } from 'vitest';
import { exampleName } from '../../../src/domain/import/columns';
import { headers, propertyCells, planOf, rowsOf, stored } from './sheets';

describe('rows without a reference', () => {
  const unstated = {
    ...{ gatedSecurity: '', lift: '', water: '', veg: '', pets: '', fireSafety: '' },
    ...{ parking: '', areaType: '' },
  };

  it('add properties with the defaults of the form, of which nobody said what the row does not', () => {
    const [row] = planOf(rowsOf(propertyCells('A')));
    expect(row).toMatchObject({ row: 2, name: 'A', id: 'x1', action: 'create', errors: [] });
    expect(row?.write).toMatchObject({
      kind: 'create',
      input: { price: '25000', bedrooms: '2', category: 'Apartment', featured: false, ...unstated },
    });
  });

  it('lose no more than a cell that is not understood', () => {
    const more = { Lift: 'perhaps', 'Car parking': 'Yes', Pets: '', Veg: 'No' };
    const [row] = planOf([
      [...headers, ...Object.keys(more)],
      [...propertyCells('A'), ...Object.values(more)],
    ]);
    expect(row).toMatchObject({ write: { input: { ...unstated, veg: false } }, errors: [] });
    expect(row?.cautions.map((text) => text.split(',')[0])).toEqual([
      '“perhaps” is not understood under “Lift”',
      '“Yes” is not understood under “Car parking”',
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

  it('are unchanged when they were imported before, and restore what was deleted since', () => {
    const loaded = stored({ _id: 'x1' });
    expect(planOf(rowsOf(propertyCells('A')), [loaded])[0]).toMatchObject({ action: 'unchanged' });
    const deleted = { ...loaded, deletedAt: loaded.date };
    expect(planOf(rowsOf(propertyCells('A')), [deleted])[0]).toMatchObject({
      action: 'create',
      cautions: [expect.stringContaining('in the trash')],
    });
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

  it('name no more errors than fit, however many there are', () => {
    const plan = (pictures: number) =>
      planOf([
        [...headers, 'Pictures'],
        [...propertyCells('A'), 'x\n'.repeat(pictures)],
      ])[0]?.errors.map(({ message }) => message.slice(0, 25));
    expect(plan(40)).toHaveLength(21);
    expect(plan(40)?.at(-1)).toBe('40 errors were found in t');
    expect(plan(41)).toEqual(['Keep at most 40 pictures.']);
  });

  it('equal ones after the first are errors', () => {
    const rows = planOf(rowsOf(propertyCells('A'), propertyCells('B'), propertyCells('A')));
    expect(rows.map(({ action }) => action)).toEqual(['create', 'create', 'error']);
    expect(rows[2]?.errors[0]?.message).toContain('the same as row 2');
  });

  it('the unchanged example of the template is skipped', () => {
    expect(planOf(rowsOf(propertyCells(exampleName), propertyCells('A')))).toHaveLength(1);
  });
});
