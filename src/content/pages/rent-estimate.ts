import type { RentParameter } from '../../domain/property/rent-question';
import { countOf } from '../count';

/** What is asked about a home, and what is said where the answer cannot be read. */
const fields: Record<RentParameter, { label: string; error: string }> = {
  kind: { label: 'Kind of home', error: 'Choose the kind of home.' },
  place: {
    label: 'Place',
    error: 'Name a place in Chennai or Madurai, such as Adyar, or Anna Nagar, Madurai.',
  },
  bedrooms: { label: 'Bedrooms', error: 'Enter the number of bedrooms, up to 20.' },
  size: { label: 'Size in sqft', error: 'Enter the size in sqft, between 100 and 20,000.' },
};

/** The words of the page that says what a home would rent for. */
export const rentEstimate = {
  title: 'What would my home rent for?',
  crumb: 'Rent estimate',
  description:
    'A range of rents for your home in Chennai or Madurai, from homes like it on our own list.',
  intro:
    'Say four things about your home. You get a range from the homes on our own list, and see how many homes it rests on. We do not store what you enter.',
  form: { title: 'Your home', fields, choose: 'Choose', button: 'Show the range' },
  result: {
    title: 'Homes like yours rent for',
    range: (low: string, high: string) => `${low === high ? low : `${low} to ${high}`} per month`,
    all: (count: number) =>
      `This is the lowest to the highest rent of ${count} homes like yours on our list.`,
    middleHalf: (count: number) =>
      `This is the middle half of the rents of ${count} homes like yours on our list: about a quarter are lower, and a quarter are higher.`,
    yours: 'Your home',
    offered: 'On offer now (filled dots):',
    let: 'Let (empty dots):',
    tooFew: 'Too few to say',
    found: (count: number) =>
      `We have ${count === 0 ? 'no home' : `only ${countOf(count, 'home', 'homes')}`} like yours on our list, and a range needs at least three.`,
    like: (kilometres: number) =>
      `Like yours are homes of the same kind, with at most one bedroom more or less, up to a quarter smaller or larger, in the same place or up to ${kilometres} km away, let or on offer in the last 24 months.`,
    limits:
      'These are the rents asked, without other charges; a rent far from the others is left out. Furnishing, floor and the age of the building are not compared, so your home may rent for more or less.',
    ask: 'Ask us about your home',
  },
} as const;
