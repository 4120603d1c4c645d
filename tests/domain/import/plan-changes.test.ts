import { describe, expect, it } from 'vitest';
import { belowLeastText } from '../../../src/content/admin/private';
import { addDays, formatDay } from '../../../src/domain/date';
import { latestListingDay, parseRows, resolveReferences } from '../../../src/domain/import/plan';
import { headers, latestDay, makePlan, propertyCells, readTable, makeRows, stored } from './sheets';

describe('rows with a reference', () => {
  const one = stored({ price: '25000', propertySize: '1200', bedrooms: '2', bathrooms: '2' });
  const same = { Reference: 'one', Address: one.address, Floor: one.floor };

  it('change what differs, and name the change', () => {
    const [row] = makePlan(makeRows(propertyCells(one.name, { ...same, Rent: '₹30,000' })), [one]);
    expect(row).toMatchObject({
      action: 'update',
      changes: [{ key: 'price', from: '25000', to: '₹30,000' }],
      write: { kind: 'update', patch: { price: '₹30,000' }, ifMatch: 'v1' },
    });
  });

  it('that change the status show what of the property is over with it', () => {
    const leaving = { ...one, status: 'Occupied', noticeOrToken: 'Notice given' } as const;
    const rows = [
      ['Reference', 'Status', 'Notice or token', 'Version'],
      ['one', 'Available', 'Notice given', 'v1'],
    ];
    const [row] = makePlan(rows, [leaving], [leaving]);
    expect(row).toMatchObject({
      changes: [
        { key: 'status', to: 'Available' },
        { key: 'noticeOrToken', from: 'Notice given', to: '' },
      ],
      write: { patch: { status: 'Available', noticeOrToken: '' } },
    });
  });

  it('that end a tenancy keep it among the past ones', () => {
    const rented = { ...one, status: 'Occupied', tenant: 'Kumar', leaseTo: '2027-01-31' } as const;
    const [row] = makePlan(
      [
        ['Reference', 'Status', 'Version'],
        ['one', 'Available', 'v1'],
      ],
      [rented],
      [rented],
    );
    const patch = { tenant: '', leaseTo: '', pastTenants: 'Kumar · – 31-01-2027' };
    expect(row).toMatchObject({ write: { patch: { status: 'Available', ...patch } } });
  });

  it.each([
    ['29000', true],
    ['30000', false],
  ])('that set the rent %s say whether the owner wants more: %s', (rent, isLow) => {
    const wanting = { ...one, leastRent: '30k' };
    const rows = makeRows(propertyCells(one.name, { ...same, Rent: rent }));
    const [row] = makePlan(rows, [wanting]);
    expect(row).toMatchObject({ action: 'update', write: { patch: { price: rent } } });
    expect(row?.cautions.join().includes(belowLeastText(30_000))).toBe(isLow);
  });

  it('that match the property change nothing', () => {
    const [row] = makePlan(makeRows(propertyCells(one.name, same)), [one]);
    expect(row).toMatchObject({ action: 'unchanged', changes: [], write: null });
  });

  it('keep the fields of blank cells, and may be blank altogether', () => {
    const blank = headers.map((header) => (header === 'Reference' ? 'one' : null));
    expect(makePlan(makeRows(blank), [one])[0]).toMatchObject({
      action: 'unchanged',
      name: one.name,
    });
  });

  it('move the day of listing', () => {
    const rows = [
      ['Reference', 'Listed on'],
      ['one', { day: '2026-01-06' }],
      ['two', '07-01-2026'],
    ];
    const [first, second] = makePlan(rows, [one, { ...one, _id: 'two' }]);
    // 20:00 in UTC is the sixth in Chennai.
    expect(first).toMatchObject({ action: 'unchanged' });
    expect(second).toMatchObject({
      action: 'update',
      changes: [{ key: 'date', from: '2026-01-06', to: '2026-01-07' }],
    });
  });

  const exported = (rest: Parameters<typeof propertyCells>[1]) => [
    [...headers, 'Version'],
    [...propertyCells(one.name, { ...same, ...rest }), 'v1'],
  ];
  const since = { ...one, version: 'v2', address: 'Elsewhere', status: 'Occupied' as const };

  it('do not revert what was changed only on the site since the export', () => {
    const [row] = makePlan(exported({ Rent: 31_000 }), [since], [one]);
    expect(row).toMatchObject({
      changes: [{ key: 'price' }],
      write: { patch: { price: '31000' }, ifMatch: 'v2' },
      cautions: [],
    });
    expect(makePlan(exported({}), [since], [one])[0]).toMatchObject({ action: 'unchanged' });
  });

  it('warn about what was changed on both sides', () => {
    const [both] = makePlan(exported({ Address: 'A third place' }), [since], [one]);
    expect(both?.cautions[0]).toContain('Address: This was changed on the site too');
  });

  it('are rejected when the exported state is unknown, unless they match the property', () => {
    const [unknown] = makePlan(exported({ Rent: 31_000 }), [since]);
    expect(unknown).toMatchObject({ action: 'error', changes: [], write: null, name: one.name });
    expect(unknown?.errors).toHaveLength(1);
    expect(unknown?.errors[0]?.message).toContain('Export the properties again');
    const [equal] = makePlan(exported({ Address: 'Elsewhere' }), [since]);
    expect(equal).toMatchObject({ action: 'unchanged', errors: [] });
  });

  it.each([
    ['unknown', 'nobody', 'with this reference. Copy'],
    ['odd', '../x', 'with this reference. Copy'],
    ['deleted', 'gone', 'in the trash'],
    ['altered', 4.6e18, 'a number or a date of this reference'],
    ['altered', '4.6E+18', 'a number or a date of this reference'],
    ['altered', { day: '2026-03-01' }, 'a number or a date of this reference'],
  ])('of an %s property are errors', (_, Reference, message) => {
    const cells = propertyCells('A', { Reference });
    const gone = stored({ _id: 'gone', deletedAt: '2026-02-01T00:00:00.000Z' });
    const [row] = makePlan(makeRows(cells), [one, gone]);
    expect(row?.action).toBe('error');
    expect(row?.errors).toHaveLength(1);
    expect(row?.errors[0]).toMatchObject({ cell: 'A2' });
    expect(row?.errors[0]?.message).toContain(message);
  });

  it('of the same property are all errors, because any of them may be wrong', () => {
    const named = ['A', 'B'].map((name) => propertyCells(name, { Reference: 'one' }));
    const rows = makePlan(makeRows(...named, propertyCells('C')), [one]);
    expect(rows.map(({ action }) => action)).toEqual(['error', 'error', 'create']);
    expect(rows[0]?.errors[0]?.message).toContain('row 3 too');
  });
});

it('the reference may be the short one of the site, however it is typed', () => {
  const references = ['9XM0H6', '9xm-oh6', 'Ref 9XM0H6', 'one', 'villa1', '7K3QPD', 'no such home'];
  const cells = references.map((Reference) => propertyCells('A', { Reference }));
  const rows = resolveReferences(parseRows(readTable(makeRows(...cells))), [
    'home-1',
    'villa1',
    'one',
  ]);
  expect(rows.map(({ reference }) => reference)).toEqual([
    'home-1',
    'home-1',
    'home-1',
    'one',
    'villa1',
    // They name no property.
    '7K3QPD',
    'no such home',
  ]);
});

const findRow = (header: string, day: string, reference: string | null = null) =>
  makePlan(
    [
      [...headers, header],
      [...propertyCells('A', { Reference: reference }), day],
    ],
    [stored()],
  )[0];
const toCome = [expect.stringContaining('still to come. Check the year')];

it.each([null, 'one'])('a day still to come is left out (reference %s)', (reference) => {
  const listed = findRow('Listed on', '31-12-2062', reference);
  expect(listed).toMatchObject({ errors: [], cautions: toCome });
  expect(listed?.write).not.toHaveProperty('day', '2062-12-31');
  const checked = findRow('Checked on', '31-12-2062', reference);
  expect(checked).toMatchObject({ errors: [], cautions: toCome });
  expect(JSON.stringify(checked?.write)).not.toContain('2062');
});

it('days to come begin after tomorrow in Chennai, those of a check tomorrow', () => {
  expect(findRow('Listed on', formatDay(latestDay))?.cautions).toEqual([]);
  expect(findRow('Checked on', formatDay(latestDay))?.cautions).toEqual(toCome);
  expect(findRow('Checked on', formatDay(addDays(latestDay, -1)))?.cautions).toEqual([]);
  expect(latestListingDay(new Date('2026-07-01T18:29:59Z'))).toBe('2026-07-02');
  expect(latestListingDay(new Date('2026-07-01T18:30:00Z'))).toBe('2026-07-03');
});

it('a number that has lost its zeros changes nothing', () => {
  const rows = makeRows(propertyCells('A', { Reference: 'one', Floor: 4 }));
  const changes = (floor: string) =>
    makePlan(rows, [stored({ name: 'A', floor })])[0]?.changes.map(({ key }) => key);
  expect(changes('04')).not.toContain('floor');
  expect(changes('40')).toContain('floor');
});
