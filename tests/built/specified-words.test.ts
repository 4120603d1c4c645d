import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from '../support/site/content';
import { readPage } from './setup/ask';

/** The place (a CSS selector) of each quoted string on a page. */
type Quotes = Record<string, readonly string[]>;

// The words are written out here as the specification has them, and not taken from `src/content`:
// this second copy reveals a slip in the first.
const serviceTitles = list(
  'Property Management | Rental Properties Management | Guest House Management | ' +
    'Property Buying or Selling | Residental Plot Management | Property Maintenance Assistance | ' +
    'Renovation Services | Kitchen Cleaning | Tank Cleaning',
);
const navigation = list(
  'Home | About Us | Team | Services | Rental Properties | Blogs | Contact us',
);
const categories = list('Apartment | Independent House/Villa | Gated Community Villa');

it.each(Object.entries(pages()))(
  "the specification's words are on the page of %s",
  async (_name, [path, quotes]) => {
    const page = await readPage(await path());
    for (const [selector, words] of Object.entries(quotes)) {
      const texts = [...page.querySelectorAll(selector)].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
      for (const word of words) expect(texts, selector).toContain(word);
    }
  },
);

/** The words of a service's page; `tests/content/services.test.ts` has which others it recommends. */
function service(id: number, more: readonly string[] = []): Quotes {
  return {
    h1: [findTitle(id)],
    'main a[href^="/contact?"]': ['Get A Free Quote'],
    h2: list(
      'We Can Offer You Wide Range Of Services | More Services from Us | Included In Our Service',
    ),
    h3: list('Verified Tenants | On Time Rent | Periodic Home Maintenance | Rent Agreement').concat(
      more,
    ),
  };
}

function list(words: string) {
  return words.split(' | ');
}

function findTitle(id: number) {
  return serviceTitles[id - 1] ?? '';
}

function pages(): Record<string, [path: () => string | Promise<string>, quotes: Quotes]> {
  return {
    home: [
      () => paths.home,
      {
        'header nav .links a': navigation,
        '.hero h1': ['PROPERTY SERVICES COMPANY'],
        '.hero h2': ['PROPERTY MANAGEMENT COMPANY'],
        '.hero [data-counter]': ['01 / 02'],
        h2: list('Featured Properties | Why Choose Us | Blogs, Articles & Tips'),
        'main p': ['Handpicked Properties by our team'],
        'footer h2': ['SMARTEST PROTECTION FOR PROPERTY'],
        'footer .banner a': ['Contact'],
        'footer nav a': list('About | Rental Property | Blogs | Contact'),
        'footer button': ['Subscribe'],
      },
    ],
    about: [
      () => paths.about,
      {
        h1: ['About Us'],
        h2: ['Why Choose Us'],
        'main .stats dt, main .stats dd': list(
          '50+ | Delighted Customers | 1+ | Years of Service | 10 Lakh rupees | In Savings',
        ),
      },
    ],
    team: [() => paths.team, { h1: ['Our Team'] }],
    services: [() => paths.services, { h1: ['Services'], 'main h2, main h3': serviceTitles }],
    'service 1': [() => paths.service(1), service(1, ['Residential Property Management'])],
    'service 4': [() => paths.service(4), service(4, ['Residential Property Management'])],
    'service 9': [() => paths.service(9), service(9, serviceTitles.slice(0, 2))],
    listings: [
      () => paths.properties,
      {
        h1: ['Rental Properties'],
        '#category option': ['All', ...categories],
        '#parking option': list('All | None | 2 Wheeler | 4 Wheeler'),
      },
    ],
    'one home': [
      firstProperty,
      {
        h2: list('property Details | Description About Property | Features | Property By'),
        'article header a.target': list('Facebook | Instagram | YouTube').map(
          (name) => `${name} (opens in a new tab)`,
        ),
        'form label': list('Name | email | number | Subject | Long Message'),
        'form button': ['Send Message'],
        '.enquiry p': ['(or)'],
        '.enquiry .halves a': ['Call', 'Whatsapp (opens in a new tab)'],
      },
    ],
    blogs: [() => paths.blogs, { h1: ['Blogs'] }],
    'one blog post': [firstBlog, { h2: ['Recently Posts'] }],
    contact: [
      () => paths.contact,
      {
        h1: ['Contact Us'],
        'main strong': list('Chennai | Madurai | Dubai'),
        'form label': list('Name | Number | Subject | Email | Message'),
      },
    ],
    'an error page': [
      () => '/500',
      { h1: ['Unexpected Application Error!'], 'main p': ['Status 500'] },
    ],
  };
}
