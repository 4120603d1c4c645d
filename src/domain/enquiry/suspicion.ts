import type { EnquiryInput, Suspicion } from './schema';
import {
  floodPerDay,
  maxLinks,
  maxPerDay,
  maxPostsPerDay,
  maxPostsPerMinute,
  minOpenMilliseconds,
  type SuspicionCode,
} from './fields';

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

const [none, weak, strong] = [0, 1, 2];

/** Why an enquiry looks like spam: one strong sign or two weak ones; empty when it does not. */
export function suspicionOf(
  input: EnquiryInput,
  { thisMinute, today, allToday }: { thisMinute: number; today: number; allToday: number },
): Suspicion[] {
  const { website, openFor = Infinity, name, subject, propertyName, message, owner } = input;
  const texts = [name, subject, propertyName, message, owner?.place, owner?.residence];
  const links = countLinks(texts.join('\n'));
  const flood = allToday > maxPerDay ? strong : allToday > floodPerDay ? weak : none;
  const signs: [SuspicionCode, number, weight: number][] = [
    ['hidden field', 0, website === '' ? none : strong],
    ['too fast', openFor, openFor < minOpenMilliseconds ? weak : none],
    ['links', links, links > maxLinks ? weak : none],
    ['posts in a minute', thisMinute, thisMinute > maxPostsPerMinute ? weak : none],
    ['posts in a day', today, today > maxPostsPerDay ? weak : none],
    ['flood', allToday, flood],
  ];
  const found = signs.filter(([, , weight]) => weight > none);
  const sum = found.reduce((before, [, , weight]) => before + weight, none);
  return sum < strong ? [] : found.map(([code, number]) => ({ code, number }));
}
