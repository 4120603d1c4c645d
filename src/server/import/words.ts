/**
 * What the office reads of an import before and after it: how columns were read, what each row would change, what of a cell
 * is not imported. It says what was decided and decides nothing.
 */
import { findingText } from '../../content/import/faults';
import { cellTexts } from '../../content/import/messages';
import { propertyText } from '../../content/properties/property';
import { shownValue } from '../../content/properties/options';
import { formatDay } from '../../domain/date';
import { readDay } from '../../domain/day-text';
import {
  cellText,
  columns,
  columnTitle,
  holdsDays,
  type ColumnKey,
  type CellPreview,
  type RowPreview,
  type ColumnReading,
  type Table,
} from '../../domain/import';
import { type PlannedRow, cellAddress, isFault, type CellFinding } from '../../domain/import/plan';
import { readCharge } from '../../domain/property/charge';
import { readAdvance } from '../../domain/property/costs';
import { formatRent, formatRupees, formatSize, roomsText } from '../../domain/property/format';
import { shorten } from '../../domain/shorten';

const { details, glance } = propertyText;
const shownCharacters = 200;
const leadCharacters = 40;

function cost(key: ColumnKey, text: string): string {
  const rupees = key === 'advance' ? readAdvance(text, null) : readCharge(text);
  return rupees ? formatRupees(rupees) : text;
}

function textFor(key: ColumnKey, text: string): string {
  if (['maintenance', 'advance', 'otherCharges', 'brokerage'].includes(key)) return cost(key, text);
  if (key === 'price' || key === 'leastRent') return formatRent(text);
  if (key === 'propertySize') return formatSize(text);
  if (key === 'bedrooms' || key === 'bathrooms')
    return roomsText(text, (count) => `${count} ${glance[key](count).toLowerCase()}`);
  const column = columns.find((one) => one.key === key);
  const day = column && holdsDays(column) ? readDay(text) : null;
  return day === null ? shownValue(key, text) : formatDay(day);
}

function visitorText(key: ColumnKey, value: unknown): string {
  if (typeof value === 'boolean') return value ? details.yes : details.no;
  if (key === 'images') return cellTexts.pictures(Array.isArray(value) ? value.length : 0);
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  const text = texts
    .map((one) => (typeof one === 'string' ? textFor(key, one) : ''))
    .filter(Boolean)
    .join(', ');
  return text === '' ? cellTexts.notStated : text;
}

function cropFrom(text: string, start: number): string {
  const part = shorten(text.slice(start), shownCharacters).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}`;
}

function describeChange(key: ColumnKey, from: unknown, to: unknown) {
  const shown = [visitorText(key, from), visitorText(key, to)];
  // Three other pictures are three pictures.
  const [before = '', value = ''] = shown[0] === shown[1] ? [String(from), String(to)] : shown;
  let same = 0;
  while (same < before.length && before[same] === value[same]) same += 1;
  const isShort = Math.max(before.length, value.length) <= shownCharacters;
  const start = isShort ? 0 : Math.max(0, same - leadCharacters);
  return { before: cropFrom(before, start), value: cropFrom(value, start) };
}

function findValues(
  { write, changes, fields }: PlannedRow,
  table: Table,
): Map<ColumnKey, Partial<CellPreview>> {
  if (write?.kind !== 'create')
    return new Map(changes.map(({ key, from, to }) => [key, describeChange(key, from, to)]));
  const listed = write.day === undefined ? {} : { date: write.day };
  const input: Readonly<Record<string, unknown>> = { ...write.input, ...listed };
  // Also what stands in another column's cell, or in the look of the row.
  const keys = new Set<ColumnKey>([
    ...table.columns.map(({ column }) => column.key),
    ...columns.map(({ key }) => key).filter((key) => key in fields),
    'images',
  ]);
  const shown = [...keys].filter((key) => key in input && key !== 'name');
  return new Map(
    shown.map((key) => [key, { value: shorten(visitorText(key, input[key]), shownCharacters) }]),
  );
}

/** Whether something of its cell is not imported. */
const isNotImported = (finding: CellFinding) =>
  'caution' in finding &&
  ['not-imported', 'broken-picture', 'no-picture'].includes(finding.caution.code);

/** Whether all that its cell says is not imported. */
const isUnread = (finding: CellFinding) =>
  'caution' in finding && finding.caution.code === 'not-imported';

const isContact = (finding: CellFinding) =>
  'caution' in finding && finding.caution.code === 'contact';

const isWritten = ({ fields, day }: PlannedRow, key: ColumnKey) =>
  key === 'date' ? day !== undefined : key in fields;

const shownExamples = 3;
const exampleCharacters = 40;

/** How the columns of a sheet were read: their first cells, and what visitors would read of each. */
export function makeReadings(planned: readonly PlannedRow[], table: Table): ColumnReading[] {
  return table.columns.flatMap(({ index, header, column }) => {
    const filled = planned.filter(({ cells }) => cellText(cells[index]).trim() !== '');
    const examples = filled.slice(0, shownExamples).map(({ cells, fields, besides, day }) => {
      const value = column.key === 'date' ? day : fields[column.key];
      const others = besides
        .filter((one) => one.index === index && one.key in fields)
        .map(({ key }) => `${columnTitle(key)}: ${visitorText(key, fields[key])}`);
      const own = value === undefined ? [] : [visitorText(column.key, value)];
      const text = [...own, ...others].join(' · ') || '–';
      return {
        cell: shorten(cellText(cells[index]), exampleCharacters),
        text: shorten(text, exampleCharacters),
      };
    });
    return examples.length > 0 ? [{ header, title: column.title, examples }] : [];
  });
}

/** The effect of a row in words: its cells in the order of the sheet; unstated fields come last, together. */
export function makeRowPreview(planned: PlannedRow, table: Table): RowPreview {
  const { row, name, id, action, like, cells, findings, after } = planned;
  const values = findValues(planned, table);
  const inSheet = table.columns.map(({ index, header, column }) => {
    return { key: column.key, index, column: header };
  });
  const isInSheet = ({ key, index }: CellFinding) =>
    inSheet.some((one) => one.key === key && one.index === index);
  // Findings about cells of columns that are not imported.
  const beside = findings.filter((finding) => finding.index !== null && !isInSheet(finding));
  const ofRow = findings.filter(({ index }) => index === null);
  const others = new Set([...values.keys(), ...ofRow.map(({ key }) => key)]);
  for (const { key } of inSheet) others.delete(key);
  const places = [
    ...inSheet,
    ...[...others].map((key) => ({ key, index: null, column: columnTitle(key) })),
    ...beside.map(({ key, index, column }) => ({ key, index, column })),
  ];
  const words = places.flatMap(({ key, index, column }): CellPreview[] => {
    const here = findings.filter((finding) => finding.key === key && finding.index === index);
    const fault = here.find(isFault);
    const cautions = here.filter((finding) => !isFault(finding)).map(findingText);
    const caution = cautions.length > 0 ? cautions.join(' ') : undefined;
    // Visitors do not read what is left out.
    const isLeftOut = caution !== undefined && (!isWritten(planned, key) || here.some(isUnread));
    const shown = fault || isLeftOut ? undefined : values.get(key);
    values.delete(key);
    if (here.length === 0 && !shown) return [];
    const value = index === null ? '' : shorten(cellText(cells[index]), shownCharacters);
    return [
      {
        cell: cellAddress(planned, index),
        // The remarks are one text of several columns: the title of the field names them all.
        column: shown && key === 'remarks' ? columnTitle(key) : column,
        value,
        ...shown,
        ...(fault && { fault: findingText(fault) }),
        ...(caution !== undefined && { caution }),
        ...(here.some(isNotImported) && { isLeftOut: true }),
        ...(here.some(isContact) && { hasContact: true }),
      },
    ];
  });
  const isOpen = ({ value, caution, before }: CellPreview) =>
    value === cellTexts.notStated && caution === undefined && before === undefined;
  const open = words.filter(isOpen).map(({ column }) => column);
  const rest = { cell: '', column: cellTexts.notStated, value: open.join(', ') };
  const settled = words.filter((one) => !isOpen(one));
  return {
    row,
    name,
    id,
    action,
    after,
    ...(like && { like }),
    cells: open.length > 0 ? [...settled, rest] : settled,
  };
}
