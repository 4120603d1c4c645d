import { describe, expect, it } from 'vitest';
import {
  type Cell,
  columns,
  otherHeaders,
  matchColumns,
  isAsked,
  findMissingColumns,
  findMissingFacts,
  matchingFault,
  notImported,
  unknownWords,
  guessColumns,
  matchHeader,
  plainHeader,
  makeTable,
  findAlikeSheets,
  findNewestSheet,
} from '../../../../src/domain/import';
import { parseRows } from '../../../../src/domain/import/plan';
import { headers, propertyCells, readTable, makeSheet } from '../sheets';

describe('headers', () => {
  it.each([
    ['BHK', 'bedrooms'],
    ['Area (sqft)', 'propertySize'],
    [' RENT  PER month ', 'price'],
    ['Fire Safity', 'fireSafety'],
    ['Super Built-up Area (sqft)', 'propertySize'],
    ['மாத வாடகை', 'price'],
    ['Confirmed available on', 'checkedOn'],
    ...['Owner', 'Landlord Name', 'உரிமையாளர்'].map((header) => [header, 'owner']),
    ...['Owner phone', "Owner's number", 'Contact No.'].map((header) => [header, 'ownerPhones']),
    ...['Key', 'Keys with'].map((header) => [header, 'keyPlace']),
    ...['Remarks', 'Notes', 'குறிப்பு'].map((header) => [header, 'remarks']),
    ['Do not haggle below', 'leastRent'],
    ['Lease upto', 'leaseTo'],
    ...['Name of the property', 'Unit name', 'House name'].map((header) => [header, 'name']),
    ...['Flat address', 'Full address of property'].map((header) => [header, 'address']),
    ['Area in sqft', 'propertySize'],
    ['Rent of the flat', 'price'],
    ['House owner', 'owner'],
    ['Car Park', 'parking'],
    ...['propertyDes', 'Property description'].map((header) => [header, 'propertyDes']),
    ...['Amenities', 'Facilities', 'Feature list'].map((header) => [header, 'features']),
  ])('%s means %s', (header, key) => {
    expect(matchHeader(header)?.key).toBe(key);
  });

  it.each([
    ['Date of vacating', 'availableFrom'],
    ['Rent (min)', 'leastRent'],
    ['Rent not below', 'leastRent'],
    ['Owner min rent', 'leastRent'],
    ['Agreement expiry date', 'leaseTo'],
    ['Date lease ends', 'leaseTo'],
    ['Date of agreement', 'leaseFrom'],
    ['Rent start date', 'leaseFrom'],
    ['Date of next visit', 'nextVisit'],
    ['Avail. from', 'availableFrom'],
    ['Availability status', 'status'],
    ['Asking rent', 'price'],
    ['Monthly rental', 'price'],
    ['Area in sft', 'propertySize'],
    ['Lift Y/N', 'lift'],
    ['Lift available', 'lift'],
    ['Flr', 'floor'],
    ['Pkg', 'parking'],
    ['Mtnce', 'maintenance'],
    ['Vac. date', 'availableFrom'],
  ])('%s may mean %s, whatever the order of its words', (header, key) => {
    expect(guessColumns(header).map((column) => column.key)).toEqual([key]);
  });

  it.each([
    'Lease date',
    'Property code',
    'Parking charges',
    'Owner address',
    'Tenant phone',
    'Token amount',
    'Price per sqft',
    'Floor area',
  ])('%s is asked about, not guessed', (header) => {
    expect(guessColumns(header)).not.toHaveLength(1);
  });

  it.each<[header: string, cells: string[], key: string, isAsked: boolean]>([
    ['Date', ['01-11-2026', 'imm.', '20-10-2026'], 'date', true],
    ['Date', ['01-11-2026', '20-10-2026'], 'date', false],
    ['Free?', ['free', 'free', 'from 1st Jan'], 'status', true],
    ['Free?', ['Yes', 'No', 'Yes', '2 beds'], 'status', true],
    ['Area', ['T Nagar', 'Luz', 'K K Nagar', '1 month'], 'address', false],
    ['Avail.', ['15-12-2026', '20-12-2026', 'Immediate'], 'availableFrom', false],
    ['Flr', ['1/3', 'G/2', '2/4'], 'floor', true],
    ['Door', ['4/112', '7B', '12'], 'unit', true],
    ['Door', ['4/112, First Cross', 'Shop 2, Luz', '7B'], 'remarks', false],
    ['Sec.', ['Yes', 'No', 'Yes'], 'gatedSecurity', false],
    ['Type', ['2 BR', '3 BHK', 'Studio'], 'bedrooms', false],
  ])('%s above %j is %s, and asked about: %s', (header, cells, key, isAskedOf) => {
    const rows = cells.map((cell, index) => [`Home ${index}`, cell]);
    const { matching, columns } = matchColumns(makeSheet([['Name', header], ...rows]));
    expect(matching.keys[1]).toBe(key);
    expect(columns.map((column, index) => isAsked(matching, column, index))[1]).toBe(isAskedOf);
  });

  it.each(['Details', 'About', 'Broker', 'Caretaker', 'Flat / Locality', 'Home loan'])(
    'nobody knows the header %s',
    (header) => {
      expect(matchHeader(header)).toBeNull();
    },
  );

  it('no word means two columns, and all are written as they are compared', () => {
    const words = columns.flatMap(({ key }) => otherHeaders[key] ?? []);
    expect(words.map(plainHeader)).toEqual(words);
    const all = [...words, ...columns.map(({ title }) => plainHeader(title))];
    const listKeys = (word: string) =>
      columns.filter(
        ({ key, title }) => plainHeader(title) === word || otherHeaders[key]?.includes(word),
      );
    for (const word of all) expect(listKeys(word), word).toHaveLength(1);
  });
});

const signs = { certain: '', likely: '~', open: '?', unknown: '' } as const;

/** The keys of a sheet's columns, with "?" where it is asked, and "~" where it is likely. */
function found(rows: Cell[][]): string[] {
  const { matching, columns: list } = matchColumns(makeSheet(rows));
  return list.map(({ standing }, index) => `${matching.keys[index] ?? '-'}${signs[standing]}`);
}

/** Whether something about the columns is asked. */
const asks = ({ matching, columns: list }: ReturnType<typeof matchColumns>) =>
  list.some((column, index) => isAsked(matching, column, index));

describe('what stands below a header', () => {
  const rows = (header: string, ...values: Cell[]) => [
    ['Name', 'Rent', header],
    ...values.map((value, index) => [`Home ${index}`, 20_000 + index, value]),
  ];

  it.each<[string, Cell[], string]>([
    ['Ref', ['C-01', 'C-02'], 'remarks'],
    ['Reference', ['GC-R-0117', 'GC-R-0118'], 'remarks'],
    ['Reference', ['one', 'two'], 'reference'],
    ['Ref', ['0f3a91bc44de7712', null], 'reference'],
    ['Ref', ['Y83XN7'], 'reference'],
    ['Area', ['Anna Nagar', 'K.K. Nagar'], 'address'],
    ['Area', ['1,200', 900], 'propertySize'],
  ])('%s over %j is %s', (header, values, key) => {
    expect(found(rows(header, ...values))).toEqual(['name', 'price', key]);
  });
});

it('a rent over Yes and No is none', () => {
  const rows = (header: string) => [
    ['Name', header],
    ['A', 'Yes'],
    ['B', 'No'],
  ];
  expect(found(rows('Rent (negotiable?)'))).toEqual(['name', 'remarks']);
  expect(found(rows('Rent'))).toEqual(['name', 'price?']);
});

describe('a sheet without headers', () => {
  const list: Cell[][] = [
    ['2bhk Velachery 980 sft 23k', 'family'],
    ['1bhk Adyar 600 sft 15k', null],
  ];

  it('has no row of headers, and each of its rows is a property', () => {
    const { matching } = matchColumns(makeSheet(list));
    expect(matching.header).toEqual([0]);
    const { rows } = makeTable(makeSheet(list), { ...matching, keys: ['name', null] });
    expect(rows.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('may be one that the operator says so of', () => {
    const { matching } = matchColumns(makeSheet([['Name', 'Rent'], ...list]), [0]);
    expect(matching.header).toEqual([0]);
  });
});

it('names rows that have nothing in a matched column', () => {
  const { leftOutRows } = readTable([
    ['Name', 'Rent', 'BHK', 'Whatever'],
    ['Rose Villa', 20_000, 2, null],
    [null, null, null, 'Old: let out'],
  ]);
  expect(leftOutRows).toEqual([{ number: 3, text: 'Old: let out', isTitle: false }]);
});

describe('hidden columns', () => {
  const rows = (more: Record<string, Cell>) => [
    [...headers, ...Object.keys(more)],
    [...propertyCells('A'), ...Object.values(more)],
  ];
  const listKeys = (more: Record<string, Cell>, hidden: number[]) => {
    const sheet = { ...makeSheet(rows(more)), hiddenColumns: hidden };
    const { matching, columns: list } = matchColumns(sheet);
    expect(
      list.map(({ isHidden }, index) => (isHidden ? index : -1)).filter((index) => index >= 0),
    ).toEqual(hidden);
    expect(asks({ matching, columns: list })).toBe(false);
    return { keys: matching.keys, matching, list };
  };
  const owner = headers.length;

  it('are left out and named, and nobody is asked what they are', () => {
    const { keys, matching, list } = listKeys({ Description: 'Owner pays late', Broker: 'R.' }, [
      owner,
      owner + 1,
    ]);
    expect(keys.slice(owner)).toEqual([null, null]);
    expect(notImported(matching, list, true)).toEqual(['Description', 'Broker']);
    expect(notImported(matching, list, false)).toEqual([]);
  });

  it('are read where they are for the office only', () => {
    const { keys } = listKeys({ Owner: 'R.', Remarks: 'Pays late' }, [owner, owner + 1]);
    expect(keys.slice(owner)).toEqual(['owner', 'remarks']);
  });

  it('are read where a property cannot do without them', () => {
    const hidden = ['Reference', 'Address'].map((header) =>
      headers.findIndex((one) => one === header),
    );
    expect(listKeys({}, hidden).keys).toEqual(listKeys({}, []).keys);
  });

  it('do not stand against a column that is shown', () => {
    const { keys } = listKeys({ 'Expected rent': 20_000 }, [owner]);
    expect(keys[owner]).toBeNull();
    expect(keys).toContain('price');
  });
});

describe('columns', () => {
  const known = ['reference', 'name', 'price', 'propertySize', 'address', 'bedrooms', 'bathrooms'];
  const beside = (...more: [header: string, value: Cell][]) =>
    found([
      [...headers, ...more.map(([header]) => header)],
      [...propertyCells('A'), ...more.map(([, value]) => value)],
    ]);

  it('are certain by headers that can mean nothing else, and where nothing is lost', () => {
    const others: [string, Cell][] = [
      ['S.No', 1],
      ['What to correct', 'x'],
      ['Broker', null],
    ];
    const none = others.map(() => '-');
    expect(beside(...others, ['Short reference', 'x'])).toEqual([...known, 'floor', ...none, '-']);
  });

  it('of contacts are numbers of owners, or their names', () => {
    expect(beside(['Contact', '98400 00000'])[8]).toBe('ownerPhones');
    expect(beside(['Contact', 'R. Kumar'])[8]).toBe('owner');
  });

  it('are kept in the remarks where nobody knows the header, and asked about where two are for one fact of every home', () => {
    expect(beside(['Caretaker', 'R.'], ['Price', 2], ['', 'beyond']).slice(8)).toEqual([
      'remarks',
      '-?',
      'remarks',
    ]);
    expect(beside(['Price', 2])[2]).toBe('price?');
    expect(beside(['Lift', 'Yes'], ['Elevator', 'No']).slice(8)).toEqual(['lift', 'remarks']);
    expect(beside(['Features', 'A'], ['Amenities', 'B']).slice(8)).toEqual([
      'features',
      'features',
    ]);
  });

  it('of choices leave out words that nobody knows; of a status they are asked about', () => {
    const rows = [
      [...headers, 'Type'],
      [...propertyCells('A'), 'Flat'],
      [...propertyCells('B'), 'Row House'],
    ];
    const read = matchColumns(makeSheet(rows));
    expect(unknownWords('category', read.columns.at(-1)?.values ?? [])).toEqual(['Row House']);
    expect(asks(read)).toBe(false);
    const status = matchColumns(
      makeSheet(rows.map((row) => row.with(-1, row.at(-1) === 'Type' ? 'Status' : 'NP'))),
    );
    expect(asks(status)).toBe(true);
    const words = { status: { np: 'Occupied' } };
    expect(asks({ ...status, matching: { ...status.matching, words } })).toBe(false);
  });

  it('of a status are asked about words for notice and token, which the office alone knows', () => {
    const rows = [
      [...headers, 'Status'],
      ...['Vacating 31 Jan', 'Booked', 'Token', 'NP', 'Let'].map((word) => [
        ...propertyCells(word),
        word,
      ]),
    ];
    const { matching, columns: list } = matchColumns(makeSheet(rows));
    const unknown = unknownWords('status', list.at(-1)?.values ?? []);
    expect(unknown).toEqual(['Vacating 31 Jan', 'Booked', 'Token', 'NP']);
    const words = {
      status: {
        vacating31jan: 'Occupied, notice given',
        booked: 'Available, token paid',
        token: 'Occupied, token paid',
        np: 'Occupied',
      },
    };
    expect(unknownWords('status', unknown, words)).toEqual([]);
    const table = makeTable(makeSheet(rows), { ...matching, words });
    expect(
      parseRows(table).map(({ fields: { status, noticeOrToken } }) => [status, noticeOrToken]),
    ).toEqual([
      ['Occupied', 'Notice given'],
      ['Available', 'Token paid'],
      ['Occupied', 'Token paid'],
      ['Occupied', undefined],
      ['Occupied', undefined],
    ]);
  });

  it('cannot be imported without a name and an address, or where one stands twice', () => {
    expect(matchingFault({ keys: [] })?.code).toBe('empty');
    expect(matchingFault({ keys: ['bedrooms', 'price'] })).toEqual({ code: 'nameless' });
    expect(matchingFault({ keys: ['name'] })).toBeNull();
    expect(matchingFault({ keys: ['address'] })).toBeNull();
    expect(matchingFault({ keys: ['unit'], forAll: { name: 'Greenfield' } })).toBeNull();
    expect(matchingFault({ keys: ['bedrooms'], forAll: { name: 'Greenfield' } })).toEqual({
      code: 'nameless',
    });
    const missing = ['propertySize', 'bedrooms', 'bathrooms', 'floor', 'address'];
    expect(findMissingColumns({ keys: ['name', 'price'] }, [])).toEqual(missing);
    expect(findMissingColumns({ keys: ['reference'] }, [])).toEqual([]);
    const forAll = { floor: 'Ground', bathrooms: ' ', price: '9' };
    expect(findMissingFacts({ keys: ['name', 'price'], forAll }, [])).toEqual(
      missing.filter((name) => name !== 'floor'),
    );
    const letters = ['B', 'D'];
    const twice = { code: 'same-column', title: 'Rent per month', letters };
    expect(matchingFault({ keys: ['name', 'price', null, 'price'] })).toEqual(twice);
    // With references a sheet needs only what is to be changed.
    expect(matchingFault({ keys: ['reference', 'price'] })).toBeNull();
  });
});

describe('the table of a sheet', () => {
  const listNumbers = (rows: Cell[][]) => readTable(rows).rows.map(({ number }) => number);

  it('begins below titles, and rows keep the numbers of the sheet', () => {
    const rows = [['Stock of homes', null], [], [...headers], propertyCells('A'), []];
    expect(listNumbers([...rows, propertyCells('B')])).toEqual([4, 6]);
  });

  it('has headers of two lines, which are read together', () => {
    // Joined cells say the same in each: "Rooms" over two columns, "Address" over two rows.
    const one = ['Property', 'Monthly', 'Area', 'Rooms', 'Rooms', 'Address', 'Floor', 'Owner'];
    const two = ['Name', 'Rent', '(sqft)', 'Bed', 'Bath', 'Address', 'No', 'Name'];
    const rows = [['Sri Homes'], one, two, ['A', 25_000, 900, 2, 1, 'Adyar', '2nd', 'Ravi']];
    // "Owner Name" is not the name of the property.
    const meanings = 'name price propertySize bedrooms? bathrooms? address floor owner';
    expect(found(rows)).toEqual(meanings.split(' '));
    expect(matchColumns(makeSheet(rows), [2]).matching.header).toEqual([2, 3]);
    expect(listNumbers(rows)).toEqual([4]);
  });

  it('has no home in its second line, though each of its cells is text', () => {
    const rows = [
      ['Purpose', 'Locality', 'Society', 'Bedrooms', 'Bathrooms', 'Floor No.', 'Super', 'Price'],
      ['Rent', 'Porur', 'DLF Park', '2', '2', '6', '', '₹ 27,000'],
      ['Sale', 'Guindy', 'Olympia', '3', '3', '9', '1300 Sq-ft', '₹ 1.3 Cr'],
    ];
    expect(matchColumns(makeSheet(rows)).matching.header).toEqual([1]);
    expect(matchColumns(makeSheet(rows), [1]).matching.header).toEqual([1]);
  });

  it('names no building where a list is of one, whose towers stand at their first flats', () => {
    const rows = [
      ['Tower', 'Unit', 'Rent', 'BHK'],
      ['A', '101', 25_000, 2],
      [null, '304', 35_000, 3],
      [null, '402', 36_000, 3],
      [null, 'Tower A total', 96_000],
      ['B', '202', 26_000, 2],
    ];
    const forAll = { name: 'Greenfield', address: 'Thoraipakkam' };
    const table = readTable(rows, { forAll, answers: { blanks: 'above' } });
    expect(parseRows(table).map(({ fields }) => [fields.name, fields.address])).toEqual([
      ['Greenfield A 101', 'A 101, Thoraipakkam'],
      ['Greenfield A 304', 'A 304, Thoraipakkam'],
      ['Greenfield A 402', 'A 402, Thoraipakkam'],
      ['Greenfield B 202', 'B 202, Thoraipakkam'],
    ]);
  });

  it('begins where the operator says', () => {
    const rows = [[...headers], ['x', 'y', 'z'], [...headers], propertyCells('A')];
    expect(readTable(rows, { header: [3] }).rows.map(({ number }) => number)).toEqual([4]);
    const other = [
      ['வீடு', 'ஊர்'],
      ['A', 'Adyar'],
    ];
    // The first texts may say where the homes are, and this is asked.
    const { matching, columns: list } = matchColumns(makeSheet(other));
    expect(matching).toMatchObject({ header: [1], keys: ['remarks', 'address'] });
    expect(list.map(({ standing }) => standing)).toEqual(['unknown', 'open']);
  });

  it('leaves out sums, titles and repeated headers, and hidden rows until they are wanted', () => {
    const rows = [
      [...headers],
      propertyCells('A'),
      [null, 'Anna Nagar', 'Anna Nagar', 'Anna Nagar'],
      [...headers],
      propertyCells('B'),
      [null, 'Total:', 99_000],
    ];
    const sheet = makeSheet(rows);
    sheet.rows = sheet.rows.map((row) => (row.number === 5 ? { ...row, isHidden: true } : row));
    const { matching } = matchColumns(sheet);
    const table = makeTable(sheet, matching);
    expect(table.leftOutRows.map(({ number, isTitle }) => [number, isTitle])).toEqual([
      [3, true],
      [4, false],
      [6, false],
    ]);
    expect(table).toMatchObject({ hiddenRows: [5], rows: [{ number: 2 }] });
    expect(makeTable(sheet, { ...matching, withHidden: true }).rows).toHaveLength(2);
  });
});

it.each([
  [['September', 'October', 'November'], 'November'],
  [['Nov 2026', 'Dec 2026', 'Jan 2027'], 'Jan 2027'],
  [['11-2026', '09-2026', '10-2026'], '11-2026'],
  [['Rent list Oct-26', 'Rent list Nov-26'], 'Rent list Nov-26'],
  [['Sep 26', 'Oct 26', 'Nov 26', 'Commission'], 'Nov 26'],
  [['23.11.2026', '30.11.2026'], '30.11.2026'],
  [['28.11.2026', '05.12.2026', 'Dec-25'], '05.12.2026'],
  [['23-11-2026', '30-11-2026'], '30-11-2026'],
  [['2026-11-30', '2026-11-23'], '2026-11-30'],
  [['Week 47', 'Week 48'], 'Week 48'],
  [['Week 52', 'Week 1'], 'Week 1'],
  [['Nov 23', 'Nov 30'], 'Nov 30'],
  // Two days, or November of 2030 and December of 2007.
  [['Nov 30', 'Dec 7'], null],
  [['December', 'January'], 'January'],
  [['Nov 2026', 'Nov 2026 (2)'], null],
  [['Stock', 'November'], null],
  [['Stock', 'October', 'November'], null],
  [['Homes'], null],
  [['Marina', 'Decor'], null],
])('of the sheets %j the newest is %j', (names, newest) => {
  expect(findNewestSheet(names)).toBe(newest);
});

it.each([
  [
    ['List 1', 'List 2', 'Rates'],
    ['List 1', 'List 2'],
  ],
  [
    ['Nov 30', 'Dec 7'],
    ['Nov 30', 'Dec 7'],
  ],
  [['Adyar', 'Velachery'], []],
  [['Stock', 'List 1', 'List 2'], []],
])('of the sheets %j are called as the first: %j', (names, alike) => {
  expect(findAlikeSheets(names)).toEqual(alike);
});

it.each([
  ['have lost their format', [46_346, 46_350]],
  ['write the month first', ['11/20/2026', '11/09/2026', '11/30/2026']],
])('days that %s are days, and nobody is asked', (_, days) => {
  const rows = days.map((day, index) => [...propertyCells(`Home ${index}`), day]);
  const { matching, columns: found } = matchColumns(
    makeSheet([[...headers, 'Checked on'], ...rows]),
  );
  expect(matching.keys.at(-1)).toBe('checkedOn');
  expect(asks({ matching, columns: found })).toBe(false);
});

it.each([
  [[0, 1, 2], true],
  [['1', '2', '3'], true],
  [[1, 3, 2], false],
])('a column without a header that says %j has nothing to say: %s', (numbers, isNothing) => {
  const rows = numbers.map((number, index) => [number, ...propertyCells(`Home ${index}`)]);
  const { columns: found } = matchColumns(makeSheet([[null, ...headers], ...rows]));
  expect(found[0]?.standing).toBe(isNothing ? 'certain' : 'unknown');
});
