/** The words of the home page, section by section; the headline and its line stand until the company writes its own. */
import { groupDigits } from '../../domain/number';
import { inCities } from '../cities';
import { company } from '../company';
import { choosePicture } from './picture';

/** The headline, its line, and what search engines show, until the company writes its own; the headline is the specification's. */
export const givenHome = {
  title: 'PROPERTY SERVICES COMPANY',
  line: 'One-stop solutions for all property needs: tenants, rent, repairs, cleaning and plots.',
  searchTitle: `Property services and rental homes${inCities.first}`,
  searchDescription: `Rental homes, tenant screening, rent collection, plot monitoring, maintenance and cleaning${inCities.all}, for owners here and abroad.`,
} as const;

const { home } = company;

const twoStoreyHouse = {
  img: '/assets/images/hero/1.jpg',
  alt: 'Model of a two-storey Chennai house with a portico, a roof terrace, palms and a kolam before the door',
} as const;

/** The drawing of the second slide and of About Us. */
export const apartmentBlocks = {
  img: '/assets/images/hero/2.jpg',
  alt: 'Model of two apartment blocks with balconies, sunshades and water tanks on their flat roofs',
} as const;

/** The two slides; the title of the second is the specification's. */
export const heroSlides = [
  {
    title: home.title || givenHome.title,
    text: home.line || givenHome.line,
    action: 'See our services',
    picture: choosePicture(home.photo, twoStoreyHouse),
  },
  {
    title: 'PROPERTY MANAGEMENT COMPANY',
    text: 'The solution for all property management problems. Call us for details, from here or from abroad.',
    action: 'Call for details',
    picture: { ...apartmentBlocks, isPhoto: false },
  },
] as const;

export const homeWords = {
  title: home.searchTitle || givenHome.searchTitle,
  description: home.searchDescription || givenHome.searchDescription,
} as const;

export const heroWords = {
  label: 'What we do',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;

export const searchWords = {
  label: 'Find a home',
  anywhere: 'Anywhere',
  rent: 'Rent up to',
  find: 'Find a home',
} as const;

/** The line below it, for owners. */
export const ownersLine = {
  question: `Own a home${inCities.any}?`,
  title: 'We manage it for you',
  visit: 'Request a visit',
} as const;

export const featuredWords = {
  title: 'Featured Properties',
  tagline: 'Handpicked Properties by our team',
  /** Where the newest homes fill the last row. */
  others: 'Then the newest homes',
  all: (count: number) =>
    count > 1 ? `All ${groupDigits(count)} rental properties` : 'All rental properties',
  /** More than the page shows. */
  allFeatured: (count: number) => `All ${groupDigits(count)} featured properties`,
  failed: 'The homes could not be loaded.',
  retry: 'Try again',
} as const;

export const whyChooseUs = { title: 'Why Choose Us' } as const;

export const blogsWords = {
  title: 'Blogs, Articles & Tips',
  all: 'All articles',
  empty: 'No articles yet.',
  failed: 'The articles could not be loaded.',
  retry: 'Try again',
} as const;
