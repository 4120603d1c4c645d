import type { CellObject, WorkSheet } from 'sheetjs-style';
import { leadExport } from '../../content/lead-export';
import { sheetSerial } from '../../domain/date';
import type { Lead } from '../../domain/lead/schema';
import { headStyle, timeStyle } from './cell-styles';
import { finishBook } from './finish-book';
import { textCell } from './text-cell';
import { rangeOf, worksheet, writeBook } from './worksheet';

type Column = keyof typeof leadExport.columns;

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
  const content = { rows: [head, ...rows], widths: columns.map((column) => widths[column]) };
  const range = rangeOf(content.rows.length, columns.length);
  return { ...worksheet(content), '!autofilter': { ref: range } };
}

/** The leads as an .xlsx file, one row each under a styled head; every text is a text cell, whatever it begins with. */
export function leadsWorkbook(leads: readonly Lead[]): Uint8Array<ArrayBuffer> {
  const book = writeBook({ [leadExport.sheet]: sheetOf(leads) });
  const textNumbers = rangeOf(leads.length + 1, columns.length);
  return finishBook(book, [{ frozen: { rows: 1, columns: 0 }, textNumbers }]);
}
