import { describe, expect, it } from 'vitest';
import { type Cell, exampleName } from '../../../src/domain/import';
import { headers, propertyCells, makePlan, makeRows, stored } from './sheets';

describe('rows without a reference', () => {
  const unstated = {
    gatedSecurity: '',
    lift: '',
    water: '',
    veg: '',
    pets: '',
    fireSafety: '',
    parking: '',
    areaType: '',
    category: '',
    fStatus: '',
  };

  it('add properties with the defaults of the form, of which nobody said what the row does not', () => {
    const [row] = makePlan(makeRows(propertyCells('A')));
    expect(row).toMatchObject({ row: 2, name: 'A', id: 'x1', action: 'create', errors: [] });
    expect(row?.write).toMatchObject({
      kind: 'create',
      input: { price: '25000', bedrooms: '2', status: 'Available', featured: false, ...unstated },
    });
  });

  it('lose no more than a cell that is not understood', () => {
    const more = { Lift: 'perhaps', 'Car parking': 'Yes', Pets: '', Veg: 'No' };
    const [row] = makePlan([
      [...headers, ...Object.keys(more)],
      [...propertyCells('A'), ...Object.values(more)],
    ]);
    expect(row).toMatchObject({ write: { input: { ...unstated, veg: false } }, errors: [] });
    expect(row?.cautions).toEqual([
      'Lift: Not imported: Write Yes or No.',
      'Car parking: Not imported: Write one of: None, 2 Wheeler, 4 Wheeler.',
    ]);
  });

  it.each<[header: string, cell: Cell, said: string]>([
    ['Photos', 'Yes', '“Yes”. Write the address of each picture, which begins with https://'],
    ['Photos', 6, '“6”. Write the address'],
    ['Photos', 'www.pictures.example/hall.jpg', 'Write the address'],
    ['Photos', 'http://pictures.example/hall.jpg', 'Write the address'],
    ['Photos', 'hall.jpg, kitchen.jpg', 'upload the pictures in the property’s form'],
    ['Photos', 'C:\\Office\\hall.jpg', 'A workbook holds no files'],
    ['Map', 'Near Adyar signal', 'Paste a link of Google Maps'],
    ['Map', '95.0067, 80.2206', 'Coordinates such as'],
    ['Category', 'Row house', 'Write one of: Apartment'],
    ['Furnishing', 'Velvet', 'Write one of: Not Furnished'],
    ['Featured', 'perhaps', 'Write Yes or No'],
    ['Preferred tenants', 'Hindu family', 'Write one of: family'],
    ['Listed on', 'last week', 'Write a day'],
    ['Checked on', 'soon', 'Write a day'],
    ['Facing', 'East '.repeat(20), 'Shorten'],
    ['Balcony', { fault: '#N/A' }, 'The cell shows #N/A'],
  ])('are not lost with an optional cell: %s %j', (header, cell, said) => {
    const [plain] = makePlan(makeRows(propertyCells('A')));
    const [row] = makePlan([
      [...headers, header],
      [...propertyCells('A'), cell],
    ]);
    expect(row).toMatchObject({ action: 'create', errors: [] });
    expect(row?.cautions).toEqual([expect.stringContaining(said)]);
    expect(row?.cautions[0]).toContain(': Not imported: ');
    expect(row?.write).toEqual(plain?.write);
  });

  it('keep the pictures beside texts that are none', () => {
    const picture = 'https://pictures.example/hall.jpg';
    const [row] = makePlan([
      [...headers, 'Photos'],
      [...propertyCells('A'), `Hall\n${picture}\nkitchen.jpg`],
    ]);
    expect(row?.write).toMatchObject({ input: { images: [picture] } });
    expect(row?.cautions).toEqual([expect.stringContaining('“Hall, kitchen.jpg”')]);
  });

  it('that are known by nothing the sheet can read are errors', () => {
    const broken = propertyCells('A', { Reference: { fault: '#N/A' } });
    expect(makePlan(makeRows(broken))[0]).toMatchObject({ action: 'error', write: null });
  });

  it.each(['13.0067, 80.2206', '(13.0067,80.2206)', ' 13.0067° N,  80.2206° E', '13.0067 80.2206'])(
    'have the place of the coordinates %j',
    (cell) => {
      const [row] = makePlan([
        [...headers, 'Google Maps link'],
        [...propertyCells('A'), cell],
      ]);
      const googleLocation = 'https://www.google.com/maps?q=13.0067,80.2206';
      expect(row).toMatchObject({ write: { input: { googleLocation } }, cautions: [] });
    },
  );

  it.each([
    ['Status', 'On hold'],
    ['Show on the site', 'later'],
  ])('are hidden while %s %s may mean that nobody is to see them', (header, word) => {
    const sheet = (more: Record<string, Cell>) => [
      [...headers, ...Object.keys(more)],
      [...propertyCells('A'), ...Object.values(more)],
    ];
    const [row] = makePlan(sheet({ [header]: word }));
    expect(row?.write).toMatchObject({ input: { shown: false, status: 'Available' } });
    expect(row?.cautions).toEqual([
      expect.stringContaining('Not imported: '),
      expect.stringContaining('saved but hidden'),
    ]);
    const [other] = makePlan(sheet({ Lift: word }));
    expect(other?.write).toMatchObject({ input: { shown: true } });
    const [known] = makePlan(sheet({ Status: 'On hold', 'Show on the site': 'Yes' }));
    expect(known?.write).toMatchObject({ input: { shown: true } });
  });

  it('keep what several columns of text say', () => {
    const more = ['Features', 'Amenities', 'Facilities'];
    const [row] = makePlan([
      [...headers, ...more],
      [...propertyCells('A'), 'Balcony, Wardrobes', null, 'Gym'],
    ]);
    expect(row?.write).toMatchObject({ input: { features: 'Balcony, Wardrobes\nGym' } });
  });

  it('name every error, each in its cell', () => {
    const cells = propertyCells('', { Name: { fault: '#N/A' }, Address: 'a'.repeat(501) });
    const [row] = makePlan(makeRows(cells));
    expect(row).toMatchObject({ action: 'error', write: null });
    expect(row?.errors.map(({ cell, message }) => [cell, message.slice(0, 12)])).toEqual([
      ['B2', 'The cell sho'],
      ['E2', 'Shorten this'],
    ]);
  });

  it('say of what is no text only that it is left out, where it is optional', () => {
    const more = { Balcony: { fault: '#N/A' }, Advance: { day: '2026-04-03' } };
    const [row] = makePlan([
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
    expect(makePlan(makeRows(propertyCells(exampleName), propertyCells('A')))).toHaveLength(1);
  });
});

describe('homes of one building', () => {
  const address = '14, Temple Road, Mylapore, Chennai 600004';
  const flat = (given: Parameters<typeof propertyCells>[1]) =>
    propertyCells('Lotus Apartments', { Address: address, Floor: '1', Size: 950, ...given });
  const actions = (...rows: Cell[][]) => makePlan(makeRows(...rows)).map(({ action }) => action);

  it('are one for each floor, size or number of rooms, whatever their rents are', () => {
    const rows = [
      flat({}),
      flat({ Floor: '2' }),
      flat({ Size: 1_350 }),
      flat({ BHK: 3 }),
      flat({ Floor: 'Ground' }),
    ];
    expect(actions(...rows)).toEqual(rows.map(() => 'create'));
  });

  it.each<[string, Parameters<typeof propertyCells>[1]]>([
    ['another rent alone', { Rent: 31_000 }],
    ['a floor in other words', { Floor: '1st of 4' }],
    ['a size with its unit', { Size: '950 sq.ft' }],
    ['rooms with their unit', { BHK: '2 BHK' }],
    ['a floor that is no number beside one that is', { Floor: 'Above the bank' }],
    ['a postal code with a space', { Address: address.replace('600004', '600 004') }],
  ])('are not told apart by %s', (_, given) => {
    expect(actions(flat({}), flat(given))).toEqual(['create', 'skipped']);
  });

  it('at the doors 1/25 and 12/5 are two', () => {
    const one = '1/25, Temple Road';
    const other = '12/5, Temple Road';
    expect(actions(flat({ Address: one }), flat({ Address: other }))).toEqual(['create', 'create']);
  });

  it('are found again, each as itself', () => {
    const facts = { name: 'Lotus Apartments', address, price: '25000', bathrooms: '2' };
    const first = stored({ ...facts, floor: '1', propertySize: '950', bedrooms: '2' });
    const second = { ...first, _id: 'two', floor: '2' };
    const rows = [flat({}), flat({ Floor: '2nd floor', Rent: 31_000 }), flat({ Floor: '3' })];
    expect(makePlan(makeRows(...rows), [first, second])).toMatchObject([
      { action: 'unchanged', id: 'one' },
      { action: 'skipped', like: { id: 'two' }, write: { patch: { price: '31000' } } },
      { action: 'create' },
    ]);
  });

  it('of which two rows are the same change a property only by the first', () => {
    const there = stored({ name: 'Lotus Apartments', address, floor: '1', propertySize: '950' });
    const rows = [flat({ Rent: 31_000 }), flat({ Rent: 32_000 })];
    expect(makePlan(makeRows(...rows), [there])).toMatchObject([
      { action: 'skipped', like: { id: 'one' } },
      { action: 'skipped', like: { row: 2 } },
    ]);
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
  const findRow = (
    name: string,
    given: Parameters<typeof propertyCells>[1] = {},
    property = there,
  ) => makePlan(makeRows(propertyCells(name, given)), [property])[0];

  it('are that property: unchanged where nothing differs', () => {
    const cells = { Address: '12 / 5, Third Avenue,\nAnna Nagar, Chennai' };
    const given = { ...there, ...same, address: cells.Address, name: 'SUNRISE  FLAT' };
    const row = findRow('SUNRISE  FLAT', cells, given);
    expect(row).toMatchObject({ action: 'unchanged', id: 'one' });
  });

  it('offer a change, or a new property, and are skipped meanwhile', () => {
    const row = findRow('sunrise-flat', { Address: there.address, Rent: 31_000 });
    expect(row).toMatchObject({
      action: 'skipped',
      id: 'one',
      like: { id: 'one', name: 'Sunrise Flat' },
      write: { kind: 'update', patch: { price: '31000' }, ifMatch: 'v1' },
      other: { id: 'x1', write: { kind: 'create', input: { price: '31000' } } },
    });
  });

  it.each([
    ['at another door', 'Sunrise Flat', '14/2, Third Avenue, Anna Nagar, Chennai', there],
    ['under another name', 'Moonrise Flat', there.address, there],
    ['in the trash', there.name, there.address, { ...there, deletedAt: there.date }],
  ])('%s it is a new one', (_, name, address, property) => {
    expect(findRow(name, { Address: address }, property)).toMatchObject({ action: 'create' });
  });

  it('of an earlier row skip the later one, which can be added', () => {
    const rows = makePlan(
      makeRows(propertyCells('Rose Villa'), propertyCells('ROSE VILLA', { Rent: 31_000 })),
    );
    expect(rows).toMatchObject([
      { action: 'create' },
      { action: 'skipped', like: { row: 2 }, write: { kind: 'create' } },
    ]);
  });
});
