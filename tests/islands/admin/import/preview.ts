import type {
  ColumnKey,
  SheetColumn,
  ImportPreview,
  WorkbookReading,
  RowPreview,
  RowResult,
} from '../../../../src/domain/import';
import { countRows } from '../../../../src/islands/admin/import/view';

export function row(given: Partial<RowPreview> & { row: number }): RowPreview {
  const { row: number } = given;
  return {
    name: `Home ${number}`,
    id: `home-${number}`,
    action: 'create',
    cells: [],
    after: {},
    ...given,
  };
}

export function preview(rows: RowPreview[], given: Partial<ImportPreview> = {}): ImportPreview {
  const common = {
    id: 'import-1',
    fileName: 'homes.xlsx',
    hiddenRows: [],
    leftOutRows: [],
    monthFirst: [],
    readings: [],
  };
  return { ...common, counts: countRows(rows, {}), rows, ...given };
}

/** A workbook with these columns, all of them certain but for what is given. */
export function workbook(
  columns: (Partial<SheetColumn> & { header: string; key?: ColumnKey })[],
): WorkbookReading {
  return {
    sheets: ['Homes', 'Sold'],
    firstRows: [{ number: 1, text: 'Name · Rent' }],
    matching: {
      sheet: 'Homes',
      header: [1],
      words: {},
      forAll: {},
      answers: {},
      withHidden: false,
      withTitles: false,
      keys: columns.map(({ key }) => key ?? null),
    },
    columns: columns.map((column) => {
      return { values: ['a value'], standing: 'certain', isHidden: false, ...column };
    }),
    questions: [],
    notImported: ['Owner'],
    hiddenColumns: [],
    hiddenSheets: [],
    otherSheets: [],
    preview: null,
  };
}

export function result(number: number, state: RowResult['state'], message = ''): RowResult {
  return { row: number, name: `Home ${number}`, id: `home-${number}`, state, message };
}
