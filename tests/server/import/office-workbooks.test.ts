import { describe, expect, it } from 'vitest';
import type { Matching } from '../../../src/domain/import';
import { prepareImport } from '../../../src/server/import/prepare';
import { importWorkbook } from '../../../src/server/import/routes';
import { properties } from '../../../src/server/records/properties';
import { makeBook, type SheetValue } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();

describe('workbooks as offices make them', () => {
  it('a row is shown as visitors will read it, a caution beside what nobody should read', async () => {
    const remarks = 'Owner R. 9840000000, do not show';
    const bytes = makeBook({ Stock: officeSheet({ Remarks: remarks }) });
    const { keys } = (await read(bytes)).matching;
    const found = await read(bytes, { keys: keys.with(-1, 'propertyDes') });
    expect(found.preview?.rows[0]?.cells).toEqual(
      expect.arrayContaining([
        { cell: 'B2', column: 'Monthly Rent (INR)', value: '₹32,000' },
        { cell: 'C2', column: 'Built up Area in Sq.Ft', value: '1,150 sqft' },
        { cell: 'D2', column: 'BHK', value: '2 bedrooms' },
        {
          cell: 'H2',
          column: 'Remarks',
          value: remarks,
          caution: expect.stringContaining('telephone number') as string,
          hasContact: true,
        },
        { cell: '', column: 'Pictures', value: 'No pictures' },
      ]),
    );
  });

  it('a cell that states two facts is shown with both, in its row and where its column was read', async () => {
    const bytes = makeBook({ Stock: officeSheet({ 'Preferred tenants': 'Family / Veg' }) });
    const { preview } = await readAsGuessed(bytes);
    expect(preview?.rows[0]?.cells).toEqual(
      expect.arrayContaining([
        { cell: 'H2', column: 'Preferred tenants', value: 'Family' },
        { cell: '', column: 'Vegetarian only', value: 'Yes' },
      ]),
    );
    expect(preview?.readings).toContainEqual({
      header: 'Preferred tenants',
      title: 'Preferred tenants',
      examples: [{ cell: 'Family / Veg', text: 'Family · Vegetarian only: Yes' }],
    });
    const together = officeSheet({ BHK: '2 BHK / 950 sqft' }).map((row) => row.toSpliced(2, 1));
    const parted = await readAsGuessed(makeBook({ Stock: together }));
    expect(parted.preview?.readings).toContainEqual({
      header: 'BHK',
      title: 'Bedrooms',
      examples: [{ cell: '2 BHK / 950 sqft', text: '2 bedrooms · Size (sqft): 950 sqft' }],
    });
  });

  it('a row that waits for a cell of a column that is not imported shows that cell', async () => {
    const bytes = makeBook({ Stock: officeSheet({ Per: 'week' }) });
    const { keys } = (await read(bytes)).matching;
    const found = await read(bytes, { keys: keys.with(-1, null) });
    expect(found.preview?.rows[0]?.cells).toContainEqual({
      cell: 'H2',
      column: 'Per',
      value: 'week',
      caution: 'The sheet says “week” here. Is this no rent in rupees a month?',
    });
  });

  it('the sheet after a cover and an empty one is read, another one is offered', async () => {
    const cover = [['Sri Homes, Chennai'], ['Stock as of November'], ['Prepared by', 'R. Kumar']];
    const bytes = makeBook({ Cover: cover, Sheet1: [], Stock: officeSheet(), Old: officeSheet() });
    const found = await read(bytes);
    expect(found).toMatchObject({
      sheets: ['Cover', 'Sheet1', 'Stock', 'Old'],
      matching: { sheet: 'Stock' },
      preview: { counts: { create: 1 } },
    });
    expect((await read(bytes, { sheet: 'Old' })).matching.sheet).toBe('Old');
    const other = await read(bytes, { sheet: 'Cover' });
    expect(other.preview).toBeNull();
    expect(other.firstRows[2]).toEqual({ number: 3, text: 'Prepared by · R. Kumar' });
  });

  it('of sheets that are called alike, which nothing puts in an order, the office says which is meant', async () => {
    const bytes = makeBook({
      'List 1': officeSheet({ 'Flat no': '1' }),
      'List 2': officeSheet({ 'Flat no': '2', Remarks: 'Lake view' }),
    });
    const found = await read(bytes);
    expect(found.questions[0]).toMatchObject({ id: 'sheet', options: ['List 1', 'List 2'] });
    expect(found.preview).toBeNull();
    const answers = { sheet: 'List 2' };
    const other = await read(bytes, { ...found.matching, answers });
    expect(other.matching).toMatchObject({ sheet: 'List 2', answers });
    expect(other.questions.map(({ id }) => id)).toEqual(['offer']);
    expect((await read(bytes, { sheet: 'List 1' })).questions).toMatchObject([{ id: 'offer' }]);
    const alone = await read(makeBook({ Sheet1: officeSheet(), Sheet2: [['Notes']] }));
    expect(alone.preview?.counts.create).toBe(1);
  });

  it('a list of sheets, as a program puts it before them, is no list of homes', async () => {
    const summary = [
      ['Sheet Name', 'Table Name', 'Excel Worksheet'],
      ['Homes', 'Table 1', 'Homes - Table 1'],
      ['Homes', 'Table 2', 'Homes - Table 2'],
    ];
    const found = await read(makeBook({ 'Export Summary': summary, Stock: officeSheet() }));
    expect(found.matching.sheet).toBe('Stock');
  });

  it.each([
    [
      'with neither names nor addresses',
      [
        ['BHK', 'Rent'],
        [2, 32_000],
      ],
      /the name or the address/,
    ],
    ['that is empty', [], /“Stock” is empty/],
  ])('nobody can be asked in the one call: a sheet %s is rejected', async (_, rows, text) => {
    const upload = { bytes: makeBook({ Stock: rows }).buffer, fileName: 'office.xlsx' };
    await expect(importWorkbook(upload, null, new Date())).rejects.toThrow(text);
  });

  it('changes are shown as visitors read them, long texts around the first difference', async () => {
    const propertyDes = `${'Long words. '.repeat(60)}Old end.`;
    await properties.create(blankInput({ price: '30000', propertyDes }), 'rose');
    const row = ['rose', '1.2 lakh', propertyDes.replace('Old', 'New')];
    const bytes = makeBook({ Stock: [['Reference', 'Rent', 'Description'], row] });
    const [rent, text] = (await read(bytes)).preview?.rows[0]?.cells ?? [];
    expect(rent).toMatchObject({ value: '₹1,20,000', before: '₹30,000' });
    expect(text?.before).toMatch(/^….*Old end\.$/);
    expect(text?.value).toMatch(/^….*New end\.$/);
  });
});

function read(bytes: Uint8Array<ArrayBuffer>, wanted: Partial<Matching> | null = null) {
  return prepareImport({ bytes: bytes.buffer, fileName: 'office.xlsx' }, wanted, new Date());
}

/** A workbook whose columns mean what they were taken for. */
async function readAsGuessed(bytes: Uint8Array<ArrayBuffer>) {
  const { keys } = (await read(bytes)).matching;
  return read(bytes, { keys });
}

/** A sheet as an office writes it: its own headers, and what more the test gives. */
function officeSheet(given: Record<string, SheetValue> = {}): SheetValue[][] {
  const row: Record<string, SheetValue> = {
    'Property Name': 'Rose Villa',
    'Monthly Rent (INR)': '32,000/-',
    'Built up Area in Sq.Ft': 1_150,
    BHK: '2 BHK',
    'No. of Bathrooms': 2,
    'Floor No': 'Ground',
    'Full Address with Pincode': '12/5, Third Avenue, Anna Nagar, Chennai 600040',
    ...given,
  };
  return [Object.keys(row), Object.values(row)];
}

it('private columns go where no visitor reads, unknown ones into the remarks under their headings', async () => {
  const more = {
    ...{ Owner: 'R. Kumar', 'Owner phone': '98400 12345 (wife)', Key: 'Office', Contact: 'Selvi' },
    ...{ 'Do not haggle below': 22_000, Remarks: 'Pays late', Broker: 'Mr Das', 'Lease upto': '3' },
    // Without it a tenant would leave two readings.
    Status: 'Vacant',
  };
  const bytes = makeBook({ Stock: officeSheet(more) });
  const { matching, columns } = await read(bytes);
  const given = {
    keys: matching.keys.with(
      columns.findIndex(({ header }) => header === 'Contact'),
      'tenant',
    ),
  };
  const found = await read(bytes, { ...given, answers: { contacts: 'out' } });
  const { cells = [] } = found.preview?.rows[0] ?? {};
  expect(cells.filter(({ hasContact }) => hasContact)).toEqual([]);
  expect(cells.filter(({ caution }) => caution !== undefined)).toMatchObject([
    { column: 'Lease upto', isLeftOut: true },
  ]);
  await importWorkbook(
    { bytes: bytes.buffer, fileName: 'a.xlsx' },
    { ...matching, ...given },
    new Date(),
  );
  const [stored] = [...(await properties.allStored()).values()];
  expect(stored).toMatchObject({
    ...{ owner: 'R. Kumar', ownerPhones: '98400 12345 (wife)', keyPlace: 'Office' },
    ...{ leastRent: '22000', remarks: 'Pays late\nBroker: Mr Das', tenant: 'Selvi', shown: true },
  });
  const [visible] = [...(await properties.all()).values()];
  expect(JSON.stringify(visible)).not.toMatch(/Kumar|98400|Selvi|late|Das/);
});
