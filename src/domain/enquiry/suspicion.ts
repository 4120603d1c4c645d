import type { EnquiryInput, Suspicion } from './schema';
import {
  maxLinks,
  maxPostsPerDay,
  maxPostsPerMinute,
  minOpenMilliseconds,
  type SuspicionCode,
} from './fields';

/** Posts counted so far, including this one. */
export interface PostCounts {
  /** From the same address. */
  postsThisMinute: number;
  /** From everywhere. */
  postsToday: number;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

/** Why an enquiry looks like spam; empty when it does not. */
export function suspicionOf(
  input: EnquiryInput,
  { postsThisMinute, postsToday }: PostCounts,
): Suspicion[] {
  const { website, openFor = Infinity, name, subject, propertyName, message, owner } = input;
  const texts = [name, subject, propertyName, message, owner?.place, owner?.residence];
  const links = countLinks(texts.join('\n'));
  const reasons: [SuspicionCode, boolean, number][] = [
    ['hidden field', website !== '', 0],
    ['too fast', openFor < minOpenMilliseconds, openFor],
    ['links', links > maxLinks, links],
    ['posts in a minute', postsThisMinute > maxPostsPerMinute, postsThisMinute],
    ['posts in a day', postsToday > maxPostsPerDay, postsToday],
  ];
  return reasons.flatMap(([code, holds, number]) => (holds ? [{ code, number }] : []));
}
