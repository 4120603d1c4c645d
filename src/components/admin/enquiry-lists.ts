/**
 * How the first page of the admin area names the enquiries that wait: which lists, and what of each enquiry tells whether
 * it is urgent.
 */
import { adminHome } from '../../content/admin/home';
import { inbox } from '../../content/admin/inbox';
import { inboxVisit } from '../../content/admin/inbox-visit';
import { dayAndTime } from '../../content/enquiries/visit-time';
import type { Attention } from '../../domain/attention';
import { readClocks } from '../../domain/clock';
import { formatDay, formatMinute } from '../../domain/date';
import { nameVisit, visitedHome } from '../../domain/enquiry/asked-visits';
import type { Enquiry } from '../../domain/enquiry/schema';
import { lastText } from '../../domain/enquiry/thread';
import { shortenToWords } from '../../domain/shorten';
import { formatAbout } from '../../islands/admin/enquiries/about';
import { attentionInboxAddress, linkLimit } from './attention-groups';

interface WaitingRow {
  name: string;
  /** The name of who sees to it, or goes to the visit; '' for nobody. */
  whose: string;
  href: string;
  contact: string;
  about: string;
  text: string;
  alarm?: string;
  when: string;
  time: string;
}

export interface WaitingList {
  title: string;
  all: string;
  count: number;
  rows: WaitingRow[];
}

/** Characters of a message, two lines on a wide screen; and of what it is about, one line. */
const textLimit = 220;
const aboutLimit = 100;

/** The names of people by id. */
type Names = Readonly<Record<string, string>>;

type Concern = 'new' | 'due' | 'visits';

function withVisit(
  row: WaitingRow,
  enquiry: Enquiry,
  { doubles, names }: { doubles: ReadonlySet<string>; names: Names },
) {
  const { id, visit, spam } = enquiry;
  if (!visit) return row;
  const agreed = visit.arranged ? 'arranged' : 'asked for';
  const home = visit.kind === 'visit' ? visitedHome(enquiry).name : '';
  return {
    ...row,
    whose: names[visit.assignedTo ?? ''] ?? row.whose,
    about: shortenToWords(home, aboutLimit) || row.about,
    text: inboxVisit.title(visit.kind, visit.confirmedAt ? 'confirmed' : agreed),
    ...(doubles.has(nameVisit(id, visit)) && { alarm: inboxVisit.double }),
    ...(spam && { alarm: inbox.spam }),
    when: dayAndTime(readClocks(visit.at, undefined)),
    time: visit.at,
  };
}

function row(concern: Concern, enquiry: Enquiry, names: Names): WaitingRow {
  const { id, kind, name, number, email, subject, message, assignedTo } = enquiry;
  const about = (kind === 'contact' && subject) || formatAbout(enquiry);
  const isNew = concern === 'new';
  const text = isNew ? message : lastText(enquiry) || message;
  const time = isNew ? enquiry.createdAt : enquiry.nextAction;
  return {
    name: name || adminHome.nobody,
    whose: names[assignedTo] ?? '',
    href: attentionInboxAddress(concern, id),
    contact: number || email,
    about: shortenToWords(about, aboutLimit),
    text: shortenToWords(text.replace(/\s+/g, ' ').trim(), textLimit),
    when: isNew ? formatMinute(time) : adminHome.due(formatDay(time)),
    time,
  };
}

/** The enquiries that wait for the operator, new ones first and the visits of the week last, without empty lists. */
export function waitingLists(
  { enquiries, doubleVisits }: Attention,
  names: Names = {},
): WaitingList[] {
  return (['new', 'due', 'visits'] as const)
    .map((concern) => ({
      title: adminHome.groups[concern](enquiries[concern].length),
      all: attentionInboxAddress(concern),
      count: enquiries[concern].length,
      rows: enquiries[concern].slice(0, linkLimit).map((enquiry) => {
        const waiting = row(concern, enquiry, names);
        return concern === 'visits'
          ? withVisit(waiting, enquiry, { doubles: doubleVisits, names })
          : waiting;
      }),
    }))
    .filter(({ count }) => count > 0);
}
