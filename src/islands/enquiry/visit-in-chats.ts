/** The chat links of a page end with the visit that is chosen in its form, so that whoever writes there need not type it. */
import { wishText } from '../../content/enquiries/visit';
import { readClocks } from '../../domain/clock';
import { readVisit, type VisitingHours } from '../../domain/enquiry/visit';
import { whatsappLink } from '../../domain/links';
import { browserZone } from '../browser-zone';

/** What the fields of a visit hold, as they are typed. */
export interface ChosenVisit {
  hours: VisitingHours;
  kind: string;
  day: string;
  time: string;
  /** When the fields were read, ISO 8601: a day may be over. */
  readAt: string;
}

/** The chosen time as a sentence; '' until there is one. */
function makeSentence({ hours, kind, day, time, readAt }: ChosenVisit): string {
  const read = readVisit({ visitKind: kind, visitDay: day, visitTime: time }, hours, readAt);
  return read && 'at' in read ? wishText(read.kind, readClocks(read.at, browserZone())) : '';
}

/** Ends the prefilled text of all chat links with the chosen time; without one they have their own text again. */
export function tellChats(chosen: ChosenVisit): void {
  const sentence = makeSentence(chosen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-about]')) {
    const query = new URL(link.href).searchParams;
    const text = (link.dataset.text ??= query.get('text') ?? '');
    const whole = sentence === '' ? text : `${text}\n${sentence}`;
    link.href = whatsappLink(query.get('phone') ?? '', whole);
  }
}
