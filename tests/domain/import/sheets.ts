import { findingText } from '../../../src/content/import/faults';
import {
  type Cell,
  matchColumns,
  type Matching,
  type Sheet,
  type Table,
  makeTable,
} from '../../../src/domain/import';
import { planRows, type IsMissing, cellAddress, parseRows } from '../../../src/domain/import/plan';
import { type PropertyRecord, readFields } from '../../../src/domain/property/schema';
import { numbersIn } from '../../../src/domain/phone-numbers';
import { loadPhoneReader } from '../../../src/server/phone-numbers';
import { blankStored } from '../../support/property';

/** The headers of a sheet that can make properties. */
export const headers = [
  ...(['Reference', 'Name', 'Rent', 'Size', 'Address', 'BHK', 'Baths', 'Floor'] as const),
];

export function propertyCells(
  name: string,
  rest: Partial<Record<(typeof headers)[number], Cell>> = {},
) {
  const cells: Record<(typeof headers)[number], Cell> = {
    Reference: null,
    Name: name,
    Rent: 25000,
    Size: 1200,
    BHK: 2,
    Baths: 2,
    Floor: '2nd',
    Address: '12 Third Avenue, Anna Nagar, Chennai',
    ...rest,
  };
  return headers.map((header) => cells[header]);
}

export function makeSheet(rows: Cell[][]): Sheet {
  const numbered = rows.map((cells, index) => ({ number: index + 1, cells }));
  const filled = numbered.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
  return { name: 'Homes', names: ['Homes'], hiddenNames: [], rows: filled, hiddenColumns: [] };
}

/** The table of a sheet whose columns are matched by their headers, but for what is given. */
export function readTable(rows: Cell[][], given: Partial<Matching> = {}): Table {
  const sheet = makeSheet(rows);
  return makeTable(sheet, { ...matchColumns(sheet, given.header).matching, ...given });
}

const phones = await loadPhoneReader();

/** The last day of listing that these tests allow. */
export const latestDay = '2026-12-31';

/** Plans the rows of a table over these properties. */
export function planTable(
  table: Table,
  properties: readonly PropertyRecord[],
  exported: readonly PropertyRecord[] = [],
  isMissing: IsMissing = () => false,
) {
  const current = new Map(properties.map((one) => [one._id, one]));
  const baselines = new Map(exported.map((one) => [one._id, one]));
  let made = 0;
  const newId = () => `x${(made += 1)}`;
  const rows = parseRows(table);
  const hasPhone = (text: string) => numbersIn(text, phones).length > 0;
  return planRows({
    ...{ table, rows, current, baselines, isMissing, hasPhone, latestDay, newId, readFields },
  });
}

/** Plans the rows of a sheet, with faults and cautions in words. */
export function makePlan(
  rows: Cell[][],
  properties: PropertyRecord[] = [],
  ...more: [exported?: PropertyRecord[], isMissing?: IsMissing]
) {
  return planTable(readTable(rows), properties, ...more).map(({ findings, ...row }) => ({
    ...row,
    errors: findings.flatMap((finding) => {
      const { column, index } = finding;
      if (!('fault' in finding)) return [];
      return [{ cell: cellAddress(row, index), column, message: findingText(finding) }];
    }),
    cautions: findings.flatMap((finding) =>
      'caution' in finding ? [`${finding.column}: ${findingText(finding)}`] : [],
    ),
  }));
}

export function stored(fields: Partial<PropertyRecord> = {}): PropertyRecord {
  const at = '2026-01-05T20:00:00.000Z';
  const stamps = { date: at, createdAt: at, updatedAt: at };
  return blankStored({ _id: 'one', ...stamps, ...fields });
}

export const makeRows = (...rows: Parameters<typeof makePlan>[0]) => [[...headers], ...rows];
