/** The words of the lists of properties and blog posts: rows, filters, changes of one or of several, and undoing them. */
import { optionWords } from '../properties/options';
import { groupDigits } from '../../domain/number';
import type { RequiredPropertyField } from '../../domain/property/fields';
import { formatCount } from '../count';
import { missingText } from '../properties/missing';

export const listPage = {
  property: { title: 'Properties', add: 'Add Property' },
  blog: { title: 'Blogs', add: 'Add Blog' },
} as const;

/** The words that rows of lists are made with. */
export const rowWords = {
  untitled: { property: 'Property without a name', blog: 'Blog post without a title' },
  // Not those of the cards: shared with these rows, they would be in the file that every page with an island loads.
  bedrooms: (count: string) => (count === '1' ? '1 bed' : `${count} beds`),
} as const;

const orderWords = {
  letters: ['A to Z', 'Z to A'],
  time: ['oldest first', 'latest first'],
  rupees: ['lowest first', 'highest first'],
} as const;

/** The words of the lists of properties and blogs. */
export const adminList = {
  picture: 'Picture',
  actions: 'Actions',
  edit: 'Edit',
  view: 'View',
  hidden: 'Hidden',
  show: 'Show on the site',
  delete: 'Delete',
  select: (title: string) => `Select “${title}”`,
  selectAll: 'Select all shown',
  searchHint: 'Search',
  /** What a search finds: first those that have its words (`literal`, where the others are more), then what visitors' pages read. */
  foundWith: (found: string, literal: number, labels: readonly string[]) => {
    const words =
      literal > 0 && labels.length > 0 ? [`first ${groupDigits(literal)} with these words`] : [];
    return [found, ...words, ...labels].join(' · ');
  },
  nothingFound: 'Nothing matches. Search for fewer words, or show all.',
  reloadFailed: 'The list could not be loaded again, so it may be out of date.',
  deleted: (things: string, count = 1) => `${things} ${count === 1 ? 'is' : 'are'} in the trash`,
  restored: (things: string, count = 1) => `${things} ${count === 1 ? 'is' : 'are'} restored`,
  restoreFailed: 'Nothing was restored. It is all safe in the trash; try again in a moment.',
  ask: {
    title: (title: string) => `Delete “${title}”?`,
    text: (days: number) =>
      `Visitors will no longer see it. It goes to the trash, where you can restore it for ${days} days.`,
    confirm: 'Delete',
  },
  sortLabel: 'Sort by',
  /** An order in words: what is sorted by, and the first or the other direction. */
  order: (column: string, by: 'letters' | 'time' | 'rupees', isDescending: boolean) =>
    `${column}: ${orderWords[by][isDescending ? 1 : 0]}`,
  notStated: (field: string, count: number) => `Not stated: ${field} (${groupDigits(count)})`,
  gaps: { rent: 'No rent', picture: 'No picture', map: 'No map link' },
  missing: (missing: readonly RequiredPropertyField[]) =>
    `Not on the site: lacks ${missingText(missing)}`,
  property: {
    caption: 'Properties, with status, last change and actions',
    copy: 'Duplicate',
    enquiry: 'Enquiry',
    more: (title: string) => `More for “${title}”`,
    featured: 'Featured',
    check: 'Check',
    checked: 'Checked',
    checkedAgo: (days: number | null) =>
      days === null ? 'Never checked' : `Checked ${formatCount(days, 'day', 'days')} ago`,
    isAvailable: (title: string) => `Available: ${title}`,
    changed: {
      checked: (things: string) => `${things}: checked today`,
      Available: (things: string) => `${things}: Available`,
      Occupied: (things: string) => `${things}: Occupied`,
      featured: (things: string) => `${things}: featured`,
      plain: (things: string) => `${things}: not featured`,
      shown: (things: string) => `${things}: shown on the site`,
      hidden: (things: string) => `${things}: hidden from visitors`,
    },
    undone: (things: string) => `${things}: as before`,
    changeFailed: (things: string, why: string) => `${things}: not changed. ${why}`,
    changedElsewhere: (title: string) =>
      `“${title}” was changed by somebody else in the meantime, so nothing is saved. You see it as it is now; choose again.`,
    found: (count: number) => formatCount(count, 'property', 'properties'),
    emptyTitle: 'No properties yet',
    emptyText:
      'Choose “Add Property” to enter the first one. Visitors see it as soon as it is saved.',
    searchLabel: 'Search names, references, addresses, rents, owners and remarks',
    filterLabel: 'Show',
    filters: [
      ['', 'All properties'],
      ...Object.entries(optionWords.status),
      ['hidden', 'Hidden from visitors'],
      ['changeover', 'Changing hands soon'],
      ['notice', 'Notice given'],
      ['token', 'Token paid'],
      ['check', 'To be checked this week'],
      ['unchecked', 'Not checked for 60 days'],
      ['incomplete', 'Incomplete'],
      ['facts', 'Not on the site: lacks facts'],
      ['rent', 'Without a rent'],
      ['picture', 'Without a picture'],
      ['map', 'Without a map link'],
    ],
    columns: {
      title: 'Name',
      group: 'Status',
      updated: 'Updated',
      rent: 'Rent',
      place: 'Place',
      checked: 'Last check',
    },
    /** Above the facts of a row, in their order. */
    facts: ['Rent', 'Rooms', 'Size', 'Place'],
  },
  blog: {
    caption: 'Blog posts, with type, last change and actions',
    found: (count: number) => formatCount(count, 'blog post', 'blog posts'),
    emptyTitle: 'No blog posts yet',
    emptyText: 'Choose “Add Blog” to write the first one. Visitors see it as soon as it is saved.',
    searchLabel: 'Search titles and texts',
    filterLabel: 'Show',
    filters: [
      ['', 'All blog posts'],
      ...Object.entries(optionWords.blogType),
      ['hidden', 'Hidden from visitors'],
    ],
    columns: { title: 'Title', group: 'Type', updated: 'Updated' },
    facts: [],
  },
} as const;

export const adminBatch = {
  /** How many rows are selected; `ticked` counts those too that are not in the list as it is now. */
  selected: (count: number, ticked = count) =>
    ticked > count
      ? `${groupDigits(count)} selected, ${groupDigits(ticked - count)} more of another search`
      : `${groupDigits(count)} selected`,
  clear: 'Clear selection',
  all: (count: number, max: number) =>
    count > max ? `Select the first ${groupDigits(max)}` : `Select all ${groupDigits(count)}`,
  more: 'More',
  /** WhatsApp with name, rent and link of each. */
  share: (count: number) => (count === 1 ? 'Send by WhatsApp' : `Send ${count} by WhatsApp`),
  label: 'Selected rows',
  ask: (things: string, days: number) => ({
    title: `Delete ${things}?`,
    text: `Visitors will no longer see them. They go to the trash, where you can restore them for ${days} days.`,
    confirm: 'Delete',
  }),
  changes: {
    checked: 'Mark checked',
    Available: 'Available',
    Occupied: 'Occupied',
    featured: 'Featured',
    plain: 'Not featured',
    shown: 'Show on the site',
    hidden: 'Hide',
  },
} as const;

/** One value for a fact that several selected properties lack. */
export const fillWords = {
  fact: 'Missing fact',
  option: (fact: string, count: number) => `${fact} (${groupDigits(count)})`,
  value: 'One value for all of them',
  fill: 'Fill in',
  done: (things: string, fact: string, value: string) => `${things}: ${fact} ${value.trim()}`,
} as const;

/** Names one record by its title, several by their number. */
export function countThings(
  kind: 'property' | 'blog',
  records: readonly { title: string }[],
): string {
  const [one, ...more] = records;
  return one && more.length === 0 ? `“${one.title}”` : adminList[kind].found(records.length);
}
