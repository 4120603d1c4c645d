import type { LeadInput } from './schema';
import {
  maximumLinks,
  maximumPerDay,
  maximumPerMinute,
  minimumOpenMilliseconds,
} from './vocabulary';

/** Posts that were counted, this one included. */
export interface PostCounts {
  /** From the same address. */
  postsThisMinute: number;
  /** From everywhere. */
  postsToday: number;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
}

/** Why a message looks like abuse, for the operator; '' when it looks fine. */
export function suspicionOf(input: LeadInput, { postsThisMinute, postsToday }: PostCounts): string {
  const links = countLinks(
    [input.name, input.subject, input.propertyName, input.message].join('\n'),
  );
  const reasons = [
    input.website !== '' && 'The hidden field was filled in.',
    input.openFor !== undefined &&
      input.openFor < minimumOpenMilliseconds &&
      `The form was sent ${input.openFor} ms after it was opened.`,
    links > maximumLinks && `The message holds ${links} links.`,
    postsThisMinute > maximumPerMinute &&
      `${postsThisMinute} messages came from one address in a minute.`,
    postsToday > maximumPerDay && `${postsToday} messages came today.`,
  ];
  return reasons.filter((reason) => reason !== false).join(' ');
}
