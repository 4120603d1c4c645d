import { countOf } from './count';

const homes = (count: number) => countOf(count, 'home', 'homes');

/** The words of the list of homes that a visitor keeps, and of its page. */
export const shortlistText = {
  title: 'Shortlist',
  /** In titles and link previews. */
  titleOf: (count: number) => `Shortlist: ${homes(count)}`,
  description: 'Homes to compare and to choose from together.',
  count: homes,
  /** The name of the heart on a card or a page; pressed, it is kept. */
  keep: (name: string) => `Keep ${name} in the shortlist`,
  /** The name of the heart where the list is in the address. */
  add: (name: string) => `Add ${name} to this list`,
  actions: {
    /** Names what the links beside a home change. */
    group: (name: string) => `Place of ${name} in the list`,
    earlier: (name: string) => `Move ${name} one place to the front`,
    later: (name: string) => `Move ${name} one place to the end`,
    compare: 'Compare',
    compareName: (name: string) => `Compare ${name}: move it to the front`,
    remove: (name: string) => `Remove ${name} from the list`,
    removeShort: 'Remove',
  },
  others: {
    title: 'Also in this list',
    text: (compared: number) =>
      `The first ${compared} are compared. Move a home to the front to compare it.`,
  },
  gone: {
    title: 'No longer listed',
    text: 'They may have been let, or were taken off the list:',
  },
  more: { title: 'Add another home', titleEmpty: 'Begin with one of these' },
  browse: 'See all homes',
  empty: {
    title: 'Nothing here yet',
    text: 'Press the heart on a home, and it waits for you here: to compare homes side by side, and to send the list to your family.',
  },
  notes: {
    over: (named: number, shown: number) =>
      `This link names ${homes(named)}. A list holds ${shown}, so these are the first ${shown}.`,
    damaged:
      'A part of this link could not be read, so homes may be missing. Ask for the link again.',
  },
  bad: {
    title: 'This link names no home that we list',
    text: 'The homes may have been let since, or the link was cut off on its way. Ask for it again, or look at what is available now.',
  },
  failed: {
    title: 'The shortlist could not be loaded',
    text: 'The list of homes does not answer at the moment. Try again in a minute, or call us.',
  },
} as const;
