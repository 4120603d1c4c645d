import type { PublicationCounts } from '../../domain/import';
import { formatCount } from '../count';
import { missingText } from '../properties/missing';

/** What visitors see of the imported properties, a sentence for each reason why they do not. */
export function publicationSentences(counts: PublicationCounts): string[] {
  const { shown, held, hidden, incomplete } = counts;
  const things = (count: number) => formatCount(count, 'property', 'properties');
  return [
    shown > 0 && `${things(shown)} ${shown === 1 ? 'is' : 'are'} on the site.`,
    ...incomplete.map(({ missing, count }) =>
      count === 1
        ? `1 property lacks ${missingText(missing)}: saved, not on the site until that is filled in.`
        : `${things(count)} lack ${missingText(missing)}: saved, not on the site until that is filled in.`,
    ),
    held > 0 &&
      `${things(held)} ${held === 1 ? 'is' : 'are'} to be checked: saved, hidden from visitors until you show ${held === 1 ? 'it' : 'them'} in the list of properties.`,
    hidden > 0 &&
      `${things(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden from visitors, as the sheet says.`,
  ].filter((text) => text !== false);
}

export const resultWords = {
  title: 'The import is finished',
  allGood: 'Every row was imported.',
  cards: 'As visitors see them',
  unseen: 'See those not on the site',
  leftOut: 'What was imported, and what was left out',
  leftOutCells: (count: number) =>
    formatCount(count, 'value was not imported', 'values were not imported'),
  skipped: 'Rows that were not imported',
  skippedText:
    'Download these rows, correct what the last column says, and upload that file on its own.',
  faulty: (count: number) =>
    count === 1
      ? 'Download the faulty row'
      : `Download the ${formatCount(count, 'faulty row', 'faulty rows')}`,
  properties: 'See all properties',
} as const;
