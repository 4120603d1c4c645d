/**
 * The enquiries as a workbook for the office: which columns, in which order, and how threads, visits and mails are told in a
 * cell.
 */
import type { CellObject } from 'sheetjs-style';
import { enquiryExport, inbox, suspicionText } from '../../content/admin/inbox';
import { ownerTexts } from '../../content/enquiries/owner';
import { officeTimeText, visitKindWords } from '../../content/enquiries/visit-time';
import { readClocks } from '../../domain/clock';
import { formatMinute, sheetSerial } from '../../domain/date';
import { visitedHome } from '../../domain/enquiry/asked-visits';
import { dialledText } from '../../domain/enquiry/dialled';
import { askedReference, enquiryReference } from '../../domain/enquiry/id';
import type { Enquiry, Owner } from '../../domain/enquiry/schema';
import { findDelivery } from '../../domain/mail/mails';
import { dayCell, headStyle, formatRange, textCell, timeStyle, worksheet } from './worksheet';
import { writeWorkbook } from './write-workbook';

type Column = keyof typeof enquiryExport.columns;

function timeCell(iso: string): CellObject {
  const serial = sheetSerial(iso);
  return serial === null ? textCell(iso) : { t: 'n', v: serial, s: timeStyle };
}

/** The names of people by id. */
type Names = Readonly<Record<string, string>>;

function formatThread({ thread }: Enquiry, names: Names): string {
  return thread
    .map(({ at, by, kind, text }) =>
      [`${formatMinute(at)} ${inbox.thread.kinds[kind]}`, names[by], text]
        .filter(Boolean)
        .join(': '),
    )
    .join('\n');
}

const ofOwner =
  (name: keyof Owner) =>
  ({ owner }: Enquiry): string =>
    owner ? ownerTexts(owner)[name] : '';

const columns: Readonly<
  Record<
    Column,
    readonly [width: number, makeCell: (enquiry: Enquiry, names: Names) => CellObject | string]
  >
> = {
  received: [17, ({ createdAt }) => timeCell(createdAt)],
  reference: [12, enquiryReference],
  kind: [10, ({ kind }) => enquiryExport.kinds[kind]],
  property: [28, ({ propertyName }) => propertyName],
  propertyReference: [18, askedReference],
  name: [22, ({ name }) => name],
  email: [28, ({ email }) => email],
  number: [18, ({ number }) => number],
  subject: [28, ({ subject }) => subject],
  message: [60, ({ message }) => message],
  status: [12, ({ status }) => status],
  thread: [60, formatThread],
  nextAction: [14, ({ nextAction }) => dayCell(nextAction) ?? ''],
  visit: [13, ({ visit }) => (visit ? visitKindWords[visit.kind] : '')],
  visitTime: [19, ({ visit }) => (visit ? timeCell(visit.at) : '')],
  visitorTime: [30, ({ visit }) => (visit ? officeTimeText(readClocks(visit.at, visit.zone)) : '')],
  mail: [
    14,
    (enquiry) =>
      enquiry.spam || enquiry.source !== 'form'
        ? enquiryExport.notSent
        : enquiryExport.deliveries[findDelivery(enquiry, 'enquiry').state],
  ],
  problem: [40, (enquiry) => findDelivery(enquiry, 'enquiry').problem ?? ''],
  spam: [14, ({ spam }) => (spam ? enquiryExport.isSpam : '')],
  suspicion: [40, ({ suspicion }) => suspicionText(suspicion)],
  id: [38, ({ id }) => id],
  home: [14, ofOwner('home')],
  place: [28, ofOwner('place')],
  bedrooms: [12, ofOwner('bedrooms')],
  size: [12, ofOwner('size')],
  services: [40, ofOwner('services')],
  residence: [22, ofOwner('residence')],
  contact: [30, ofOwner('contact')],
  dialled: [22, dialledText],
  source: [12, ({ source }) => inbox.sources[source]],
  assignedTo: [18, ({ assignedTo }, names) => names[assignedTo] ?? ''],
  visitHome: [28, (enquiry) => (enquiry.visit?.kind === 'visit' ? visitedHome(enquiry).name : '')],
  visitPerson: [18, ({ visit }, names) => names[visit?.assignedTo ?? ''] ?? ''],
};
// An object of another file could have more keys than its type; this one does not.
const names = Object.keys(columns) as Column[];

/** The enquiries as an .xlsx file, one row each under a header row; texts are never formulas. */
export function enquiriesWorkbook(
  enquiries: readonly Enquiry[],
  people: Names = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const head = names.map((name) => textCell(enquiryExport.columns[name], headStyle));
  const rows = enquiries.map((enquiry) =>
    names.map((name) => {
      const [, makeCell] = columns[name];
      const cell = makeCell(enquiry, people);
      return typeof cell === 'string' ? textCell(cell) : cell;
    }),
  );
  const widths = names.map((name) => columns[name][0]);
  const ref = formatRange(rows.length + 1, widths.length);
  const sheet = { ...worksheet({ rows: [head, ...rows], widths }), '!autofilter': { ref } };
  return writeWorkbook({ name: enquiryExport.sheet, sheet });
}
