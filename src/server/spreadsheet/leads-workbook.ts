import XLSX, { type CellObject, type WorkSheet } from 'sheetjs-style';
import { leadExport } from '../../content/lead-export';
import { sheetSerial } from '../../domain/date';
import type { Lead } from '../../domain/lead/schema';

type Column = keyof typeof leadExport.columns;
type Style = NonNullable<CellObject['s']>;

/** In characters, as spreadsheets measure columns. */
const widths: Record<Column, number> = {
  received: 17,
  kind: 10,
  home: 28,
  name: 22,
  email: 28,
  number: 18,
  subject: 28,
  message: 60,
  status: 12,
  note: 40,
  mail: 14,
  problem: 40,
  suspicion: 40,
  id: 38,
};
const columns = Object.keys(widths) as Column[];

const headStyle: Style = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { patternType: 'solid', fgColor: { rgb: 'FF1F3D3A' } },
  alignment: { vertical: 'center' },
};
/** The text format, so that a cell that looks like a formula stays text when it is edited, too. */
const textStyle: Style = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };
const timeStyle: Style = { numFmt: 'dd-mm-yyyy hh:mm', alignment: { vertical: 'top' } };

function textCell(text: string, style = textStyle): CellObject {
  // Half a surrogate pair would make the file unreadable.
  return { t: 's', v: text.toWellFormed(), s: style };
}

function timeCell(iso: string): CellObject {
  const serial = sheetSerial(iso);
  return serial === null ? textCell(iso) : { t: 'n', v: serial, s: timeStyle };
}

function row(lead: Lead): Record<Column, CellObject> {
  const { delivery } = lead;
  return {
    received: timeCell(lead.createdAt),
    kind: textCell(leadExport.kinds[lead.kind]),
    home: textCell(lead.propertyName),
    name: textCell(lead.name),
    email: textCell(lead.email),
    number: textCell(lead.number),
    subject: textCell(lead.subject),
    message: textCell(lead.message),
    status: textCell(lead.status),
    note: textCell(lead.note),
    mail: textCell(leadExport.deliveries[delivery.state]),
    problem: textCell(delivery.problem ?? ''),
    suspicion: textCell(lead.suspicion),
    id: textCell(lead.id),
  };
}

function sheetOf(leads: readonly Lead[]): WorkSheet {
  const head = columns.map((column) => textCell(leadExport.columns[column], headStyle));
  const rows = leads.map((lead) => {
    const cells = row(lead);
    return columns.map((column) => cells[column]);
  });
  const sheet: WorkSheet = {};
  for (const [r, cells] of [head, ...rows].entries()) {
    for (const [c, cell] of cells.entries()) sheet[XLSX.utils.encode_cell({ r, c })] = cell;
  }
  const range = XLSX.utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: columns.length - 1 },
  });
  return {
    ...sheet,
    '!ref': range,
    '!autofilter': { ref: range },
    '!cols': columns.map((column) => ({ wch: widths[column] })),
  };
}

/** The leads as an .xlsx file, one row each under a styled head; every text is a text cell, whatever it begins with. */
export function leadsWorkbook(leads: readonly Lead[]): Uint8Array<ArrayBuffer> {
  const book = { SheetNames: [leadExport.sheet], Sheets: { [leadExport.sheet]: sheetOf(leads) } };
  const options = { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true } as const;
  return new Uint8Array(XLSX.write(book, options) as ArrayLike<number>);
}
