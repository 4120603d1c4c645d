import { utils, write } from '@e965/xlsx';

/** A cell's value as a spreadsheet program stores it. */
export type SheetValue = string | number | boolean | Date | null;

export const fileHeaders = [
  'Reference',
  'Name',
  'Rent',
  'Area (sqft)',
  'Address',
  'BHK',
  'Baths',
  'Floor',
  'Lift',
  'Description',
] as const;

/** A row below these headers, of a valid property. */
export function propertyRow(
  name: string,
  rest: Partial<Record<(typeof fileHeaders)[number], SheetValue>> = {},
): SheetValue[] {
  const row: Record<(typeof fileHeaders)[number], SheetValue> = {
    Reference: null,
    Name: name,
    Rent: 25_000,
    'Area (sqft)': 1_200,
    Address: `${name}, Anna Nagar, Chennai`,
    BHK: 2,
    Baths: 2,
    Floor: '2nd',
    Lift: 'Yes',
    Description: `About ${name}.`,
    ...rest,
  };
  return fileHeaders.map((header) => row[header]);
}

type Rows = readonly (readonly SheetValue[])[];

/** A workbook with these sheets, as another program would write it. */
export function makeBook(sheets: Record<string, Rows>): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as SheetValue[][]), name);
  return new Uint8Array(write(book, { type: 'buffer', compression: true }) as Buffer);
}

export const makeWorkbook = (rows: Rows) => makeBook({ Homes: rows });

/** A workbook of properties below the usual headers. */
export const propertiesFile = (rows: Rows) => makeWorkbook([fileHeaders, ...rows]);
