import { describe, expect, it } from 'vitest';
import {
  type Cell,
  findMissingColumns,
  isTurned,
  makeTable,
  matchColumns,
  type Matching,
} from '../../../src/domain/import';
import { headers, makeSheet, planTable, propertyCells, readTable, stored } from './sheets';

type Answers = Matching['answers'];

const ask = (rows: Cell[][], answers: Answers = {}) => readTable(rows, { answers }).questions;

/** What the rows of a sheet would write, with these answers. */
function plan(rows: Cell[][], answers: Answers = {}) {
  return planTable(readTable(rows, { answers }), []).map(({ write, after }) => ({
    ...(write?.kind === 'create' ? write.input : null),
    state: after.create?.state,
  }));
}

describe('the order of day and month', () => {
  const rows = (...days: string[]) => [
    [...headers, 'Available From'],
    ...days.map((day, index) => [...propertyCells(`Home ${index}`), day]),
  ];
  const days = (answers: Answers, ...texts: string[]) =>
    plan(rows(...texts), answers).map(({ availableFrom }) => availableFrom);

  it('is asked once where no day tells it, and read as the office says', () => {
    const found = ask(rows('12/01/2026', '05/11/2026', '06/06/2026'));
    expect(found).toMatchObject([
      { id: 'days', headers: ['Available From'], examples: ['12/01/2026', '05/11/2026'] },
    ]);
    expect(found[0]?.rows).toEqual([2, 3]);
    expect(days({ days: 'month' }, '12/01/2026')).toEqual(['01-12-2026']);
    expect(days({ days: 'day' }, '12/01/2026')).toEqual(['12-01-2026']);
  });

  it('is in no day before somebody has said it', () => {
    expect(days({}, '12/01/2026', '06/06/2026')).toEqual(['', '06-06-2026']);
  });

  it('of one column is that of the others', () => {
    const sheet = [
      [...headers, 'Available From', 'Checked on'],
      [...propertyCells('A'), '12/01/2026', '11/20/2026'],
    ];
    expect(ask(sheet)).toEqual([]);
    expect(plan(sheet)[0]).toMatchObject({ availableFrom: '01-12-2026', checkedOn: '2026-11-20' });
  });

  it.each([['01-12-2026'], ['2026/12/01'], ['15/12/2026'], ['1 Dec 2026'], ['Now']])(
    'is not asked about %s',
    (day) => expect(ask(rows(day))).toEqual([]),
  );
});

describe('cells that say that they are as above', () => {
  const sheet = [
    headers,
    propertyCells('F1', { Rent: '26,000' }),
    propertyCells('F2', { Rent: '-do-', Address: 'same as above' }),
  ];

  it('are asked about once, and are the cell above', () => {
    expect(ask(sheet)).toMatchObject([
      { id: 'above', likely: 'above', rows: [3], examples: ['-do-', 'same as above'] },
    ]);
    expect(plan(sheet, { above: 'above' })[1]).toMatchObject({ price: '26,000', state: 'shown' });
  });

  it('are held back where the office says that they are not', () => {
    expect(plan(sheet, { above: 'written' })[1]).toMatchObject({ price: '-do-', state: 'held' });
  });

  it.each(['do, A5', '-do-  upstairs', 'do 78', 'Shop 3, do', '" "  S1', 'மேற்படி, மேல் மாடி'])(
    'with more beside it wait until somebody has written what %j stands for',
    (address) => {
      const rows = [headers, propertyCells('F1'), propertyCells('F2', { Address: address })];
      expect(plan(rows).map(({ state }) => state)).toEqual(['shown', 'held']);
    },
  );

  it.each(['Door 7, Luz Avenue', '"Do Re Mi", 7 Luz Avenue', 'Samedu Road, Dodda Street'])(
    'are not found in %j',
    (address) => {
      const rows = [headers, propertyCells('F1', { Address: address })];
      expect(plan(rows)[0]?.state).toBe('shown');
    },
  );
});

describe('cells that are blank below the first row of a group', () => {
  const sheet = [
    ['Block', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Address', 'Maintenance'],
    ['Kurinji block', 25000, 950, 2, 2, 1, '9, Mount Road, Guindy', 2000],
    [null, 26000, 950, 2, 2, 2, null, null],
    ['Mullai block', 31000, 1250, 3, 2, 1, '11, Mount Road, Guindy', null],
    [null, 32000, 1250, 3, 2, 2, null, 500],
  ];
  const read = (answers: Answers) => {
    const whole = makeSheet(sheet);
    const { matching } = matchColumns(whole);
    const keys = matching.keys.map((key, index) => (index === 0 ? 'name' : key));
    const table = makeTable(whole, { ...matching, keys, answers });
    return { table, rows: planTable(table, []) };
  };

  it('are asked about, and filled from above in the columns of the group alone', () => {
    expect(read({}).table.questions).toMatchObject([
      { id: 'offer', likely: 'Available' },
      { id: 'blanks', headers: ['Block', 'Address'], rows: [3, 5] },
    ]);
    const written = read({ blanks: 'above' }).rows.map(({ write }) => write);
    expect(written[1]).toMatchObject({
      input: { name: 'Kurinji block', address: '9, Mount Road, Guindy', maintenance: '' },
    });
    expect(written[3]).toMatchObject({ input: { name: 'Mullai block', maintenance: '500' } });
  });

  it('stay blank until then, so that their rows have an error', () => {
    expect(read({}).rows.map(({ action }) => action)).toEqual([
      'create',
      'error',
      'create',
      'error',
    ]);
  });

  it('are not asked about in a list of changes', () => {
    const cells = [
      propertyCells('A', { Reference: 'one' }),
      propertyCells('', { Reference: 'two', Address: null }),
    ];
    expect(ask([headers, ...cells])).toEqual([]);
  });
});

describe('rows that look different', () => {
  const look = (rows: readonly (string | undefined)[], answers: Answers = {}) => {
    const cells = rows.map((_, index) => propertyCells(`Home ${index}`));
    const sheet = makeSheet([headers, ...cells]);
    const coloured = {
      ...sheet,
      rows: sheet.rows.map((row, index) => {
        const given = rows[index - 1];
        return index === 0 || given === undefined ? row : { ...row, look: given };
      }),
    };
    const table = makeTable(coloured, { ...matchColumns(sheet).matching, answers });
    return { table, rows: planTable(table, []) };
  };
  const few = ['FFC7CE', undefined, undefined, 'struck', undefined, undefined, undefined];

  it('are asked about, a question for each look', () => {
    expect(look(few).table.questions).toMatchObject([
      { id: 'look:FFC7CE', about: 'colour', rows: [2], likely: null, examples: ['FFC7CE'] },
      { id: 'look:struck', about: 'struck', rows: [5], examples: [] },
    ]);
  });

  it('wait until somebody has said what that means', () => {
    const states = look(few).rows.map(({ after }) => after.create?.state);
    expect(states).toEqual(['held', 'shown', 'shown', 'held', 'shown', 'shown', 'shown']);
  });

  it.each<[string, object, string]>([
    ['Occupied', { status: 'Occupied' }, 'shown'],
    ['Available', { status: 'Available' }, 'shown'],
    ['hidden', { shown: false }, 'hidden'],
    ['nothing', {}, 'shown'],
  ])('are %s where the office says so', (answer, input, state) => {
    const [row] = look(few, { 'look:FFC7CE': answer, 'look:struck': 'nothing' }).rows;
    expect(row?.write).toMatchObject({ input });
    expect(row?.after).toEqual({ create: { state } });
  });

  it.each([
    ['every second one', ['EEEEEE', undefined, 'EEEEEE', undefined, 'EEEEEE', undefined, 'EEEEEE']],
    ['most of them', ['FFFFCC', 'FFFFCC', undefined]],
  ])('say nothing where it is %s', (_, rows) => {
    expect(look(rows).table.questions).toEqual([]);
  });

  it('say something though they are most of them, where some have another colour and some none', () => {
    const green = ['92D050', '92D050', '92D050', 'FF8080', undefined];
    expect(look(green).table.questions.map(({ id }) => id)).toEqual(['look:92D050', 'look:FF8080']);
    expect(look(['92D050', '92D050', 'FF8080']).table.questions.map(({ id }) => id)).toEqual([
      'look:FF8080',
    ]);
  });
});

describe('a brokerage in parts of something', () => {
  const sheet = [
    [...headers, 'Brokerage'],
    [...propertyCells('A'), '50%'],
    [...propertyCells('B'), 1],
    [...propertyCells('C'), '15 days'],
    [...propertyCells('D'), '12,500'],
  ];

  it('is asked about, and is months of rent', () => {
    expect(ask(sheet)).toMatchObject([{ id: 'parts', rows: [2, 3, 4] }]);
    const read = plan(sheet, { parts: 'months' }).map(({ brokerage }) => brokerage);
    expect(read).toEqual(['0.5 months', '1 month', '0.5 months', '12,500']);
  });

  it('is left out otherwise', () => {
    const read = plan(sheet, { parts: 'none' }).map(({ brokerage }) => brokerage);
    expect(read).toEqual(['', '', '', '12,500']);
  });
});

it('a column of amounts has one sign for decimals', () => {
  const sheet = [
    headers,
    ...['720,5', '1.250,5', '980'].map((Size) => propertyCells('A', { Size })),
  ];
  expect(plan(sheet).map(({ propertySize }) => propertySize)).toEqual(['720.5', '1250.5', '980']);
  const grouped = [headers, ...['1,250', '980'].map((Size) => propertyCells('A', { Size }))];
  expect(plan(grouped).map(({ propertySize }) => propertySize)).toEqual(['1,250', '980']);
});

describe('a column with the number of the flat', () => {
  const rows = (flat: string[], given = {}) => [
    [...headers, 'Flat no'],
    ...flat.map((one) => [...propertyCells('Thendral Towers', given), one]),
  ];

  it('is part of the address, and of the name', () => {
    const [first, second] = plan(rows(['2A', '2B']));
    expect(first).toMatchObject({
      name: 'Thendral Towers 2A',
      address: '2A, 12 Third Avenue, Anna Nagar, Chennai',
    });
    expect(second).toMatchObject({ name: 'Thendral Towers 2B' });
  });

  it.each([
    [
      'Ashoka Towers, 22 Arcot Road',
      '304',
      'Ashoka Towers 304',
      '304, Ashoka Towers, 22 Arcot Road',
    ],
    ['Row house 11, Casa Grande', '11', 'Row house 11', 'Row house 11, Casa Grande'],
    ['Ocean F3, Luz', 'F-3', 'Ocean F3', 'Ocean F3, Luz'],
    ['Tower 12, Luz', '1', 'Tower 12 1', '1, Tower 12, Luz'],
  ])('of “%s” makes an address with “%s” once', (building, unit, name, address) => {
    const sheet = [
      ['Building', 'Unit', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor'],
      [building, unit, 41000, 1420, 3, 3, '3'],
    ];
    const whole = makeSheet(sheet);
    const { matching } = matchColumns(whole);
    const keys = matching.keys.map((key, index) =>
      index < 2 ? ((['name', 'unit'] as const)[index] ?? null) : key,
    );
    const [row] = planTable(makeTable(whole, { ...matching, keys }), []);
    expect(row?.write).toMatchObject({ input: { name, address } });
  });
});

describe('rows that are no home', () => {
  it('are named with what they say, and a title can be taken in', () => {
    const sheet = [
      headers,
      propertyCells('A'),
      [null, 'ADYAR SIDE - only veg families pls'],
      propertyCells('B'),
      [null, 'Average', 25000, 1200],
      [null, '2 flats', null],
    ];
    const { leftOutRows } = readTable(sheet);
    expect(leftOutRows).toEqual([
      { number: 3, text: 'ADYAR SIDE - only veg families pls', isTitle: true },
      { number: 5, text: 'Average · 25000 · 1200', isTitle: false },
      { number: 6, text: '2 flats', isTitle: true },
    ]);
    expect(readTable(sheet, { withTitles: true }).leftOutRows.map(({ number }) => number)).toEqual([
      5,
    ]);
  });

  it('are sums that are labelled before the columns of a home, whatever is below these', () => {
    const rows = [
      ['Sl', 'Name', 'Rent', 'Size', 'Address'],
      [1, 'A', 22_000, 900, 'Adyar'],
      ['Total', '', 22_000, '', '9 houses'],
      ['Total Towers office', 'B', 22_000, 900, 'Luz'],
    ];
    expect(readTable(rows).leftOutRows.map(({ number }) => number)).toEqual([3]);
  });

  it('of a file in letters that has more cells than headers, its values stand under the wrong ones', () => {
    const sheet = makeSheet([
      headers,
      propertyCells('A'),
      [...propertyCells('B, Adyar'), 'more'],
      propertyCells('C'),
    ]);
    const { matching } = matchColumns(sheet);
    const actions = (isText: boolean) =>
      planTable(makeTable({ ...sheet, ...(isText && { isText }) }, matching), []).map(
        ({ action }) => action,
      );
    expect(actions(true)).toEqual(['create', 'error', 'create']);
    expect(actions(false)).toEqual(['create', 'create', 'create']);
  });
});

it.each<[header: string, cell: string, isHeld: boolean]>([
  ['For', 'Lease', true],
  ['For', 'Sale', true],
  ['Kind', 'PG', true],
  ['Kind', 'Commercial shop', true],
  ['Remarks', '2 year lease only, no rent', true],
  ['Remarks', 'near the office', false],
  ['For', 'Rent', false],
  ['Preferred tenants', 'Company lease', false],
  ['Category', 'Plot', true],
  ['Per', 'week', true],
  ['Payment', 'Yearly', true],
  ['Price unit', 'per month', false],
  ['Remarks', 'yearly escalation of 5%', false],
  ['Vacancy', 'Let till March 2027', true],
  ['Owner', 'Company lease only', false],
])('a row that says %s “%s” waits, as it is no home for rent: %s', (header, cell, isHeld) => {
  const sheet = [
    [...headers, header],
    [...propertyCells('Plot 17 Kasturba Nagar'), cell],
  ];
  expect(plan(sheet)[0]?.state).toBe(isHeld ? 'held' : 'shown');
});

it('a rent many times the usual one of its sheet waits', () => {
  const rents = [22_000, 25_000, 18_000, 30_000, 24_000, 800_000];
  const sheet = [headers, ...rents.map((Rent, index) => propertyCells(`H${index}`, { Rent }))];
  expect(plan(sheet).map(({ state }) => state)).toEqual([
    ...Array.from({ length: 5 }, () => 'shown'),
    'held',
  ]);
});

it('letters that are struck out are left out, and a rent with some waits', () => {
  const sheet = [
    [...headers, 'Facing'],
    [...propertyCells('A', { Rent: { text: '26,000', struck: '24,000' } }), 'East'],
    [...propertyCells('B'), { text: 'East', struck: 'West' }],
  ];
  expect(plan(sheet)).toMatchObject([
    { price: '26,000', state: 'held' },
    { facing: 'East', state: 'shown' },
  ]);
});

it('a telephone number in a public text holds its home, and can be taken out', () => {
  const text = 'Call 98403 12121 direct owner, or r.k@mail.example.com. 1150 sqft.';
  const sheet = [
    [...headers, 'Description'],
    [...propertyCells('A'), text],
  ];
  expect(plan(sheet)[0]).toMatchObject({ propertyDes: text, state: 'held' });
  expect(plan(sheet, { contacts: 'out' })[0]).toMatchObject({
    propertyDes: 'Call direct owner, or . 1150 sqft.',
    state: 'shown',
  });
});

describe('a row with the name and address of a property, and another size', () => {
  const sheet = [headers, propertyCells('A', { Size: 1080, Rent: 39_000 })];
  const there = stored({
    name: 'A',
    address: '12 Third Avenue, Anna Nagar, Chennai',
    propertySize: '1100',
    price: '38000',
    bedrooms: '2',
    bathrooms: '2',
    floor: '2nd',
  });

  it('is added unless the operator says that it is that property', () => {
    const [row] = planTable(readTable(sheet), [there]);
    expect(row).toMatchObject({
      action: 'create',
      like: { id: there._id, isTwin: true },
      other: { id: there._id, write: { kind: 'update', patch: { propertySize: '1080' } } },
    });
  });
});

it('a city, a postal code or a state that one list leaves out makes no other home of it', () => {
  const sheet = [headers, propertyCells('A', { Address: '12 Third Avenue, Anna Nagar' })];
  const there = stored({
    name: 'A',
    address: '12 Third Avenue, Anna Nagar, Chennai 600 040, Tamil Nadu',
    propertySize: '1100',
  });
  const [row] = planTable(readTable(sheet), [there]);
  expect(row?.like).toMatchObject({ id: there._id });
  const inMadurai = { ...there, address: '12 Third Avenue, Anna Nagar, Madurai' };
  const other = [headers, propertyCells('A', { Address: '12 Third Avenue, Anna Nagar, Chennai' })];
  expect(planTable(readTable(other), [inMadurai])[0]).toMatchObject({ action: 'create' });
});

it('a home of the same name that says less of its address is asked about', () => {
  const sheet = [headers, propertyCells('A', { Address: 'Anna Nagar' })];
  const there = stored({ name: 'A', address: '12 Third Avenue, Anna Nagar, Chennai' });
  const [row] = planTable(readTable(sheet), [there]);
  expect(row).toMatchObject({ action: 'create', like: { id: there._id, isTwin: true } });
});

it.each([
  ['₹25,000/-', 25_000],
  ['1.2L', 120_000],
  ['Rs 19.5K', 19_500],
  ['18,000 + maintenance', '18,000 + maintenance'],
  ['Ask us', 'Ask us'],
])(
  'a workbook of the site writes a rent of %j as %j, which changes nothing when it is read',
  (price, cell) => {
    const property = stored({ name: 'A', price, address: '12 Third Avenue' });
    const [row] = planTable(
      readTable([
        ['Reference', 'Rent per month'],
        [property._id, cell],
      ]),
      [property],
    );
    expect(row).toMatchObject({ action: 'unchanged' });
  },
);

it('an export that has lost line breaks and the end of a text changes nothing, and says so', () => {
  const long = `${'A quiet street. '.repeat(30)}\n\nNear the park.`;
  const property = stored({ name: 'A', propertyDes: 'One\n\nTwo\nThree', features: long });
  const plans = (propertyDes: string, features: string) =>
    planTable(
      readTable([
        ['Reference', 'Description', 'Features'],
        [property._id, propertyDes, features],
      ]),
      [property],
    )[0];
  expect(plans('One\nTwo\nThree', long.slice(0, 255))).toMatchObject({ action: 'unchanged' });
  expect(plans('One\n\nTwo\n\nThree', long)).toMatchObject({ action: 'update' });
});

it('a column whose cells mostly do not fit is that with their kind, or a remark', () => {
  const sheet = makeSheet([
    [...headers, 'Water'],
    [...propertyCells('A'), 'Metro + bore'],
    [...propertyCells('B'), 'Borewell'],
    [...propertyCells('C'), 'Corporation'],
  ]);
  const { matching, columns } = matchColumns(sheet);
  expect(matching.keys.at(-1)).toBe('waterSource');
  expect(columns.at(-1)).toMatchObject({ standing: 'likely' });
  const list = (header: string, ...cells: string[]) =>
    matchColumns(
      makeSheet([
        [...headers, header],
        ...cells.map((cell, index) => [...propertyCells(`Home ${index}`), cell]),
      ]),
    ).matching.keys.at(-1);
  expect(list('Lift', 'Otis', 'Schindler, 2009')).toBe('remarks');
  expect(list('Visit', 'R. Kumar', 'S. Das')).toBe('remarks');
  // One cell says nothing of its column.
  expect(list('Lift', 'Otis')).toBe('lift');
});

it.each([
  ['No lift', false],
  ['Lift', true],
  ['Lift available', true],
  ['Yes', true],
])('under Lift, “%s” is %s', (text, lift) => {
  const sheet = [
    [...headers, 'Lift'],
    [...propertyCells('A'), text],
  ];
  expect(plan(sheet)[0]).toMatchObject({ lift });
});

describe('titles between the homes', () => {
  const sheet = [
    ['Flat no', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor'],
    ['7 Kutchery Road, Mylapore'],
    ['G1', 22000, 900, 2, 2, 'G'],
    ['F1', 23000, 900, 2, 2, '1'],
    ['9 Luz Avenue, Mylapore'],
    ['G1', 25000, 1000, 2, 2, 'G'],
    ['Prepared by the office'],
  ];

  it('are asked about, and are the address of the homes below them where the office says so', () => {
    expect(ask(sheet)).toMatchObject([
      { id: 'headings', rows: [2, 5], likely: null, options: expect.arrayContaining(['floor']) },
      { id: 'offer', likely: 'Available' },
    ]);
    const [first, , third] = plan(sheet, { headings: 'address' });
    expect(first?.address).toBe('G1, 7 Kutchery Road, Mylapore');
    expect(third?.address).toBe('G1, 9 Luz Avenue, Mylapore');
    expect(plan(sheet, { headings: 'name' })[1]).toMatchObject({ name: '7 Kutchery Road F1' });
  });

  it('are the floor of homes that say none', () => {
    const floors = [headers, ['', 'FIRST FLOOR'], propertyCells('A', { Floor: null })];
    expect(plan(floors, { headings: 'floor' })[0]?.floor).toBe('FIRST FLOOR');
    expect(plan(floors, { headings: 'nothing' })[0]?.floor).toBe('');
  });

  it('are taken without their frame, and never a sentence among them', () => {
    const framed = [
      ['Flat no', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor'],
      ['--- LUZ AVENUE / MADA STREET (EAST) ---'],
      ['G1', 22000, 900, 2, 2, 'G'],
      ['Note: key of G2 is with the neighbour in G1'],
      ['G2', 23000, 900, 2, 2, 'G'],
    ];
    expect(ask(framed)[0]).toMatchObject({
      examples: ['LUZ AVENUE / MADA STREET (EAST)'],
      rows: [2],
    });
    const [first, second] = plan(framed, { headings: 'address' });
    expect(first?.address).toBe('G1, LUZ AVENUE / MADA STREET (EAST)');
    // A sentence alone says nothing, where the homes have addresses.
    const note = [
      headers,
      ['', 'Key of all flats is with the neighbour in G1'],
      propertyCells('A'),
    ];
    expect(ask(note)).toMatchObject([{ id: 'headings', likely: 'nothing' }]);
    // Nothing else names that home.
    expect(second).not.toHaveProperty('address');
  });
});

it.each([
  ['Avail. from', '15-12-2026', 'availableFrom'],
  ['Furn', 'Semi', 'fStatus'],
  ['Dep.', '1,50,000', 'advance'],
  ['Tenants preferred', 'Family', 'letTo'],
  ['Broker of', 'R. Kumar', 'remarks'],
  ['Desc', 'Near the lake', 'remarks'],
])('the header “%s” above “%s” is taken for %s, and told', (header, cell, key) => {
  const sheet = makeSheet([
    [...headers, header],
    [...propertyCells('A'), cell],
  ]);
  const { matching, columns } = matchColumns(sheet);
  expect(matching.keys.at(-1)).toBe(key);
  expect(columns.at(-1)?.standing).toBe(key === 'remarks' ? 'unknown' : 'likely');
});

it('a title above the numbers of the rows is one too', () => {
  const sheet = [
    ['S.No', 'Flat', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Address'],
    ['ADYAR SIDE'],
    [1, 'A', 22000, 900, 2, 2, 'G', 'LB Road'],
  ];
  expect(ask(sheet)).toMatchObject([
    { id: 'headings', examples: ['ADYAR SIDE'] },
    { id: 'offer', likely: 'Available' },
  ]);
});

it('in a column that says what is to be had, all but rent waits', () => {
  const deals = (...said: string[]) =>
    plan([
      [...headers, 'Deal'],
      ...said.map((one, index) => [...propertyCells(`Home ${index}`), one]),
    ]).map(({ state }) => state);
  expect(deals('Rent', 'Outright sale', 'Sold', 'Rent', 'Lease')).toEqual([
    'shown',
    'held',
    'held',
    'shown',
    'held',
  ]);
  expect(deals('Watchman', 'Owner', 'Neighbour', 'Rent')).toEqual(Array(4).fill('shown'));
});

/** The rows of a sheet as somebody reads them who is told how, with the likely answers. */
function tell(rows: Cell[][], answers: Answers = {}) {
  const sheet = makeSheet(rows);
  const { matching } = matchColumns(sheet);
  const table = makeTable(sheet, { ...matching, answers }, true);
  const homes = planTable(table, []).map(({ write, after }) => ({
    ...(write?.kind === 'create' ? write.input : null),
    state: after.create?.state,
  }));
  return { homes, questions: table.questions };
}

describe('rents in thousands without a unit', () => {
  const rows = (...rents: Cell[]) => [
    headers,
    ...rents.map((Rent, index) => propertyCells(`Home ${index}`, { Rent })),
  ];
  const read = (rents: Cell[], answers?: Answers) =>
    tell(rows(...rents), answers).homes.map(({ price, state }) => [price, state]);

  it('are read as thousands, which is told, and as they are where the office says so', () => {
    expect(read([22, '18.5', 30_000])).toEqual([
      ['22000', 'shown'],
      ['18500', 'shown'],
      ['30000', 'shown'],
    ]);
    expect(tell(rows(22, 30_000)).questions).toMatchObject([
      { id: 'thousands', headers: ['Rent'], rows: [2], likely: 'thousands', examples: ['22'] },
    ]);
    expect(read([22], { thousands: 'rupees' })).toEqual([['22', 'held']]);
    // Nobody is told by the one call.
    expect(plan(rows(22))[0]).toMatchObject({ price: '22', state: 'held' });
  });

  it.each([['1.2'], ['450'], ['55-60'], ['22,000']])('are not %s', (rent) => {
    expect(tell(rows(rent)).questions).toEqual([]);
  });

  it('are those of an advance too, unless all its small numbers can be months', () => {
    const advances = (...texts: string[]) => [
      [...headers, 'Advance'],
      ...texts.map((text, index) => [...propertyCells(`Home ${index}`), text]),
    ];
    const list = (...texts: string[]) => tell(advances(...texts)).homes.map((one) => one.advance);
    expect(list('50', '20', '1L')).toEqual(['50000', '20000', '1L']);
    expect(list('10', '6', '1L')).toEqual(['10', '6', '1L']);
  });
});

it('a header of two numbers has them in its cells, each of its own column', () => {
  const sheet = (...cells: Cell[]) => [
    ['Name', 'Address', 'Rent + Maint', 'Sqft', 'Bed / Bath', 'Floor', 'Status'],
    ...cells.map((cell, index) => [
      ...[`Home ${index}`, 'Adyar', '25000 + 2500', 900, cell, 2, 'Vacant'],
    ]),
  ];
  const { homes, questions } = tell(sheet('2/2', '3 / 2', 'Studio/1', '3', '2/2/1'));
  expect(questions).toEqual([]);
  expect(homes[0]).toMatchObject({ price: '25000', maintenance: '2500' });
  expect(homes.map(({ bedrooms, bathrooms, state }) => [bedrooms, bathrooms, state])).toEqual([
    ['2', '2', 'shown'],
    ['3', '2', 'shown'],
    ['Studio', '1', 'shown'],
    ['3', '', 'incomplete'],
    ['2/2/1', '', 'held'],
  ]);
  const { matching, columns } = matchColumns(makeSheet(sheet('2/2')));
  expect(findMissingColumns(matching, columns)).toEqual([]);
});

it.each([
  ['two', '2'],
  ['Three bedrooms', '3 bedrooms'],
  ['One', '1'],
  ['oneness', 'oneness'],
])('a number of rooms in words, “%s”, is %s', (BHK, bedrooms) => {
  expect(plan([headers, propertyCells('A', { BHK })])[0]).toMatchObject({ bedrooms });
});

describe('a list without names', () => {
  const sheet = [
    ['Place', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Status'],
    ['Vijaya Nagar 3rd Cross, Velachery', 22_000, 900, 2, 2, 1, 'Vacant'],
  ];

  it('gives none to its homes, unless the office takes the beginnings of their addresses', () => {
    const { homes, questions } = tell(sheet);
    expect(questions).toMatchObject([{ id: 'names', likely: 'none' }]);
    expect(homes).toMatchObject([{ name: '', state: 'incomplete' }]);
    expect(tell(sheet, { names: 'address' }).homes).toMatchObject([
      { name: 'Vijaya Nagar 3rd Cross', state: 'shown' },
    ]);
  });

  it('are those of the address that tells them apart, where another column says the area', () => {
    const rows = [
      ['Area', 'Address', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Status'],
      ['Adyar', 'Tulsi, 22 Luz Road', 22_000, 900, 2, 2, 1, 'Vacant'],
      ['Adyar', 'Kurinji, 7 Luz Road', 23_000, 900, 2, 2, 1, 'Vacant'],
    ];
    const names = tell(rows, { names: 'address' }).homes.map(({ name }) => name);
    expect(names).toEqual(['Tulsi', 'Kurinji']);
  });
});

describe('a list that does not say which homes are to be had', () => {
  const sheet = (header: string, cell: Cell) => [
    ['Name', 'Address', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', header],
    ['A', 'Adyar', 22_000, 900, 2, 2, 1, cell],
  ];
  const ids = (rows: Cell[][]) => tell(rows).questions.map(({ id, likely }) => [id, likely]);

  it('is asked about where a text is left over that may say it, and told that all are to be had elsewhere', () => {
    expect(ids(sheet('Still there?', '✗'))).toEqual([['offer', null]]);
    expect(ids(sheet('Broker', 'R. Kumar'))).toEqual([['offer', null]]);
    expect(ids(sheet('Remarks', 'Do not show'))).toEqual([['offer', null]]);
    expect(ids(sheet('Vacant from', 'on notice'))).toEqual([['offer', null]]);
    expect(ids(sheet('Vacant from', 'after Pongal'))).toEqual([['offer', null]]);
    for (const day of ['15 Jan', '15-01-2027', 'Now', 'Ready to move', '-', 46_000])
      expect(ids(sheet('Vacant from', day))).toEqual([['offer', 'Available']]);
    expect(ids(sheet('Token', 1200))).toEqual([['offer', 'Available']]);
    expect(ids(sheet('Lift', 'Yes'))).toEqual([['offer', 'Available']]);
    expect(ids(sheet('Status', 'Vacant'))).toEqual([]);
  });

  it('has all of them, or hides all until somebody has looked', () => {
    const state = (offer: string) => tell(sheet('Still there?', '✗'), { offer }).homes[0]?.state;
    expect(state('Available')).toBe('shown');
    expect(state('hidden')).toBe('hidden');
  });

  const mixed = [
    ['Name', 'Address', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Remarks'],
    ...[
      ['A', 'Sold'],
      ['B', ''],
      ['C', 'Owner moving in'],
      ['Pearl 2A (given)', ''],
      ['Given - Pearl 2B', ''],
    ].map(([name = '', remark = '']) => [name, 'Adyar', 22_000, 900, 2, 2, 1, remark]),
  ];

  it('names the rows with a remark, or with a part of their name, and hides these alone where the office says so', () => {
    const { questions, homes } = tell(mixed, { offer: 'plain' });
    expect(questions).toMatchObject([
      {
        headers: ['Remarks', 'Name'],
        rows: [2, 4, 5, 6],
        options: ['Available', 'plain', 'hidden'],
      },
    ]);
    const states = ['hidden', 'shown', 'hidden', 'hidden', 'hidden'];
    expect(homes.map(({ state }) => state)).toEqual(states);
    // Nobody can be asked by the one call.
    expect(plan(mixed).map(({ state }) => state)).toEqual(states);
  });

  it('is asked about again where its remarks are others', () => {
    const subject = (rows: Cell[][]) => tell(rows).questions[0]?.of;
    const [header = [], ...homes] = mixed;
    expect(subject([header, ...homes.toReversed()])).toBe(subject(mixed));
    expect(subject(mixed.slice(0, 2))).not.toBe(subject(mixed));
  });
});

describe('a home whose status is blank', () => {
  const list = (...said: string[]) => [
    ['Name', 'Address', 'Rent', 'Sqft', 'BHK', 'Bath', 'Floor', 'Status', 'Vacant from', 'Tenant'],
    ...said.map((one, index) => {
      const [status = '', from = '', tenant = ''] = one.split('|');
      return [`Home ${index}`, 'Adyar', 22_000, 900, 2, 2, 1, status, from, tenant];
    }),
  ];
  const states = (rows: Cell[][], answers: Answers = {}) =>
    tell(rows, answers).homes.map(({ status, state }) => [status, state]);

  it('is asked about where others are said to be vacant, and hidden where nobody can be asked', () => {
    const rows = list('Vacant', '', 'Let', '|15-12-2026');
    const { questions } = tell([...rows, ...list('|notice').slice(1)]);
    expect(questions).toMatchObject([
      { id: 'unsaid', headers: ['Status'], likely: null, rows: [3, 6] },
    ]);
    expect(states(rows, { unsaid: 'Available' })[1]).toEqual(['Available', 'shown']);
    expect(states(rows, { unsaid: 'Occupied' })[1]).toEqual(['Occupied', 'shown']);
    expect(states(rows, { unsaid: 'hidden' })[1]).toEqual(['Available', 'hidden']);
    expect(plan(rows).map(({ state }) => state)).toEqual(['shown', 'hidden', 'shown', 'shown']);
  });

  it('is likely to be had where the others are let, unless it has a tenant', () => {
    const rows = list('Let', '', '||Mr Rao');
    expect(tell(rows).questions).toMatchObject([{ id: 'unsaid', likely: 'Available' }]);
    expect(states(rows).slice(1)).toEqual([
      ['Available', 'shown'],
      ['Available', 'held'],
    ]);
  });

  it('is asked about by its look where that says something', () => {
    const rows = [...list('', '', ''), []];
    const { rows: sheetRows, ...sheet } = makeSheet(rows);
    const looks = [undefined, 'FFC7CE', undefined, undefined];
    const coloured = sheetRows.map((row, index) => ({
      ...row,
      ...(looks[index] && { look: looks[index] }),
    }));
    const whole = { ...sheet, rows: coloured };
    const { questions } = makeTable(whole, matchColumns(whole).matching, true);
    expect(questions).toMatchObject([
      { id: 'offer', rows: [3, 4] },
      { id: 'look:FFC7CE', rows: [2] },
    ]);
  });
});

describe('a legend', () => {
  const noStatus = headers.slice(1);
  const home = (name: string) => propertyCells(name).slice(1);
  /** The homes A, B and C, of which the last two have a colour, and below them what the sheet says beside these colours. */
  function tellLooks(
    legends: readonly string[],
    header: readonly Cell[] = [],
    status: Cell = null,
  ) {
    const homes = ['A', 'B', 'C'].map((name) => [
      ...home(name),
      ...(header.length > 0 ? [status] : []),
    ]);
    const looks = [
      undefined,
      undefined,
      'C6EFCE',
      'FFC7CE',
      ...['C6EFCE', 'FFC7CE'].slice(0, legends.length),
    ];
    const whole = makeSheet([[...noStatus, ...header], ...homes, ...legends.map((text) => [text])]);
    const rows = whole.rows.map((row, index) => ({
      ...row,
      ...(looks[index] && { look: looks[index] }),
    }));
    const sheet = { ...whole, rows };
    const { matching } = matchColumns(sheet);
    const table = (isTold: boolean) => makeTable(sheet, matching, isTold);
    const states = (isTold: boolean) =>
      planTable(table(isTold), []).map(({ name, write, after }) => [
        name,
        write?.kind === 'create' && write.input.status,
        after.create?.state,
      ]);
    const questions = table(true).questions.filter(({ about }) => about === 'colour');
    return { questions, states };
  }

  it('says what the colours of rows are likely to mean, which nobody is told of by the one call', () => {
    const { questions, states } = tellLooks(['vacant - ready', 'Let out']);
    expect(questions).toMatchObject([
      { examples: ['C6EFCE', 'vacant - ready'], likely: 'Available', rows: [3] },
      { examples: ['FFC7CE', 'Let out'], likely: 'Occupied', rows: [4] },
    ]);
    expect(states(true).slice(1)).toEqual([
      ['B', 'Available', 'shown'],
      ['C', 'Occupied', 'shown'],
    ]);
    expect(states(false).slice(1)).toEqual([
      ['B', 'Available', 'held'],
      ['C', 'Available', 'held'],
    ]);
  });

  it('is shown where it says anything else, and asked about', () => {
    const { questions, states } = tellLooks(['on notice', 'withdrawn, dont show']);
    expect(questions).toMatchObject([
      { examples: ['C6EFCE', 'on notice'], likely: null },
      { examples: ['FFC7CE', 'withdrawn, dont show'], likely: null },
    ]);
    expect(states(true).map(([name]) => name)).toEqual(['A', 'B', 'C']);
  });

  it('decides nothing where a column says what is to be had', () => {
    const { questions } = tellLooks(['Vacant', 'Let'], ['Status'], 'Let');
    expect(questions.map(({ likely }) => likely)).toEqual([null, null]);
  });

  it.each([
    [['GREEN = VACANT', 'RED = LET OUT', 'YELLOW = NOTICE']],
    [['Colours:', 'Green = vacant', 'Red = let']],
    [['V = vacant, N = on notice, L = let']],
  ])('that says %j is no home, and no title of those below it', (legend) => {
    const found = readTable([noStatus, home('A'), legend, home('B')]);
    expect(found.rows.map(({ number }) => number)).toEqual([2, 4]);
    expect(found.leftOutRows).toMatchObject([{ number: 3, isTitle: false }]);
    expect(found.questions.map(({ about }) => about)).toEqual(['offer']);
  });
});

it('a mark for the cell above is the last one that says something', () => {
  const sheet = [
    headers,
    propertyCells('F1', { Address: '7 Luz Avenue' }),
    propertyCells('F2', { Address: null }),
    propertyCells('F3', { Address: '-do-' }),
  ];
  expect(plan(sheet)[2]).toMatchObject({ address: '7 Luz Avenue' });
});

it('a sheet with a home in each column is told from one with a home in each row', () => {
  const facts = ['Name', 'Address', 'Rent', 'Size', 'BHK', 'Status', 'Owner'];
  const turned = facts.map((fact, index) => [fact, `First ${index}`, `Second ${index}`]);
  expect(isTurned(makeSheet([['Owners of November'], ...turned]))).toBe(true);
  expect(isTurned(makeSheet([headers, propertyCells('A'), propertyCells('B')]))).toBe(false);
});

it('in a column that says for how long one rent is, all but a month waits', () => {
  const rows = (...said: (string | null)[]) => [
    [...headers, 'Frequency'],
    ...said.map((one, index) => [...propertyCells(`Home ${index}`), one]),
  ];
  const states = (...said: (string | null)[]) => plan(rows(...said)).map(({ state }) => state);
  expect(states('yearly', 'monthly', null)).toEqual(['held', 'shown', 'held']);
  expect(states('Sale', null, null, null)).toEqual(['held', 'shown', 'shown', 'shown']);
});

it('headers of two names are read where they can mean nothing else, and asked about where they decide', () => {
  const keys = (header: string, ...cells: string[]) => {
    const rows = [[header, 'Rent'], ...cells.map((cell, index) => [cell, 20_000 + index])];
    const { matching, columns } = matchColumns(makeSheet(rows));
    return [matching.keys[0], columns[0]?.standing];
  };
  expect(keys('Notes / Remarks', 'Old', 'New')).toEqual(['remarks', 'certain']);
  expect(keys('Owner & ph', 'Mr Rao 98400 00000', 'Mrs Das')).toEqual(['owner', 'likely']);
  expect(keys('Name & Place', 'Surya Nagar', 'Luz')).toEqual(['address', 'open']);
  expect(keys('House / Locality', 'Surya Nagar', 'Luz')).toEqual(['address', 'open']);
});
