import type { CellObject, WorkSheet } from 'sheetjs-style';
import { enquiryExport, suspicionText } from '../../content/admin/inbox';
import { ownerTexts } from '../../content/enquiries/owner';
import { officeTimeText, visitKindWords } from '../../content/enquiries/visit-time';
import { clocksOf } from '../../domain/clock';
import { sheetSerial } from '../../domain/date';
import { askedReference, enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry } from '../../domain/enquiry/schema';
import { dayCell, headStyle, rangeOf, textCell, timeStyle, worksheet } from './worksheet';
import { writeWorkbook } from './write-workbook';

type Column = keyof typeof enquiryExport.columns;

/** In characters. */
const widths: Record<Column, number> = {
  received: 17,
  reference: 12,
  kind: 10,
  property: 28,
  propertyReference: 18,
  name: 22,
  email: 28,
  number: 18,
  subject: 28,
  message: 60,
  status: 12,
  note: 40,
  nextAction: 14,
  visit: 13,
  visitTime: 19,
  visitorTime: 30,
  mail: 14,
  problem: 40,
  suspicion: 40,
  id: 38,
  home: 14,
  place: 28,
  services: 40,
  residence: 22,
};
// An object of another file could have more keys than its type; this one has not.
const columns = Object.keys(widths) as Column[];

function timeCell(iso: string): CellObject {
  const serial = sheetSerial(iso);
  return serial === null ? textCell(iso) : { t: 'n', v: serial, s: timeStyle };
}

function row(enquiry: Enquiry): Record<Column, CellObject> {
  const { delivery, visit, owner } = enquiry;
  const owned = owner && ownerTexts(owner);
  return {
    received: timeCell(enquiry.createdAt),
    reference: textCell(enquiryReference(enquiry)),
    kind: textCell(enquiryExport.kinds[enquiry.kind]),
    property: textCell(enquiry.propertyName),
    propertyReference: textCell(askedReference(enquiry)),
    name: textCell(enquiry.name),
    email: textCell(enquiry.email),
    number: textCell(enquiry.number),
    subject: textCell(enquiry.subject),
    message: textCell(enquiry.message),
    status: textCell(enquiry.status),
    note: textCell(enquiry.note),
    nextAction: dayCell(enquiry.nextAction) ?? textCell(''),
    visit: textCell(visit ? visitKindWords[visit.kind] : ''),
    visitTime: visit ? timeCell(visit.at) : textCell(''),
    visitorTime: textCell(visit ? officeTimeText(clocksOf(visit.at, visit.zone)) : ''),
    mail: textCell(enquiryExport.deliveries[delivery.state]),
    problem: textCell(delivery.problem ?? ''),
    suspicion: textCell(suspicionText(enquiry.suspicion)),
    id: textCell(enquiry.id),
    home: textCell(owned?.home ?? ''),
    place: textCell(owned?.place ?? ''),
    services: textCell(owned?.services ?? ''),
    residence: textCell(owned?.residence ?? ''),
  };
}

function sheetOf(enquiries: readonly Enquiry[]): WorkSheet {
  const head = columns.map((column) => textCell(enquiryExport.columns[column], headStyle));
  const rows = enquiries.map((enquiry) => {
    const cells = row(enquiry);
    return columns.map((column) => cells[column]);
  });
  const content = { rows: [head, ...rows], widths: columns.map((column) => widths[column]) };
  const range = rangeOf(content.rows.length, columns.length);
  return { ...worksheet(content), '!autofilter': { ref: range } };
}

/** The enquiries as an .xlsx file, one row each under a header row; texts are never formulas. */
export function enquiriesWorkbook(enquiries: readonly Enquiry[]): Uint8Array<ArrayBuffer> {
  return writeWorkbook([
    {
      name: enquiryExport.sheet,
      sheet: sheetOf(enquiries),
      frozen: { rows: 1, columns: 0 },
      textNumbers: rangeOf(enquiries.length + 1, columns.length),
    },
  ]);
}
