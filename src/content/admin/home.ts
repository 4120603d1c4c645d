import type { StoredName } from '../../domain/backup/documents';
import { groupDigits } from '../../domain/number';
import { optionWords } from '../properties/options';
import { formatCount } from '../count';
import { storedWords } from '../problems';

export const adminHome = {
  title: 'Admin area',
  nothingTitle: 'Nothing is waiting',
  nothing:
    'There are no new enquiries, no next action is due, and there is no visit or call in the next 7 days.',
  due: (day: string) => `Due ${day}`,
  counts: { title: 'Properties', labels: { ...optionWords.status, incomplete: 'Incomplete' } },
  attention: 'What needs attention',
  more: (count: number) => `Show all ${groupDigits(count)}`,
  missing: {
    enquiries: 'The enquiries could not be loaded. Nothing is lost; try again in a moment.',
    properties: 'The properties could not be checked. Nothing is lost; try again in a moment.',
  },
  unread: (document: StoredName, name: string) =>
    document === 'people'
      ? `The record of a person cannot be read: ${name || 'it has no name'}. They cannot sign in; invite them again on the page People.`
      : `A record of the ${storedWords[document]} cannot be read: ${name || 'it has no name'}. It is left out everywhere and kept as it is stored. Whoever set up this site finds in docs/backup.md how to bring it back.`,
  evicted: (count: number) =>
    `In a flood of messages this week, ${formatCount(count, 'message that looked like spam was', 'messages that looked like spam were')} deleted unread, as more came than the inbox keeps. Those that only came at the same time were kept longest.`,
  nobody: 'No name given',
  unnamed: 'Property without a name',
  groups: {
    new: (count: number) => formatCount(count, 'new enquiry', 'new enquiries'),
    due: (count: number) => formatCount(count, 'next action is due', 'next actions are due'),
    visits: (count: number) =>
      formatCount(count, 'visit or call in the next 7 days', 'visits and calls in the next 7 days'),
    spam: (count: number) => formatCount(count, 'looks like spam', 'look like spam'),
    failed: (count: number) =>
      formatCount(count, 'enquiry email was not sent', 'enquiry emails were not sent'),
    changeover: (count: number) =>
      formatCount(count, 'property changes hands soon', 'properties change hands soon'),
    check: (count: number) =>
      formatCount(count, 'property to be checked this week', 'properties to be checked this week'),
    checkOldest: (count: number, rest: number) =>
      `${count} properties to be checked this week, the longest unchecked; ${groupDigits(rest)} more after them`,
    facts: (count: number) =>
      formatCount(
        count,
        'property lacks facts and is not on the site',
        'properties lack facts and are not on the site',
      ),
    rent: (count: number) =>
      formatCount(count, 'property without a rent', 'properties without a rent'),
    picture: (count: number) =>
      formatCount(count, 'property without a picture', 'properties without a picture'),
    map: (count: number) =>
      formatCount(count, 'property without a map link', 'properties without a map link'),
  },
} as const;
