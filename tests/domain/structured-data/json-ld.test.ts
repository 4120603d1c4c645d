import { describe, expect, it } from 'vitest';
import { choiceWords } from '../../../src/content/properties/choices';
import { blogList, blogPosting } from '../../../src/domain/structured-data/blog-posting';
import {
  areaServed,
  describeCompany,
  describeService,
} from '../../../src/domain/structured-data/company';
import { realEstateListing } from '../../../src/domain/structured-data/listing';
import {
  breadcrumbList,
  serializeJsonLd,
  webSite,
  type Thing,
} from '../../../src/domain/structured-data/json-ld';
import { storedHome } from '../property/properties';
import { parseJsonLd, problemsOf } from './schema-org';
import { article, company, facts, hostile, listingPage, root } from './things';

const articlePage = {
  ...listingPage,
  url: `${root}singleBlog/article-1`,
  headline: article.title,
  types: choiceWords.blogType,
};
const summary = { ...article, excerpt: 'Sweep the terrace.' };
const trail = [{ label: 'Home', href: '/' }, { label: 'Sunlit Corner Flat' }];
const service = { title: 'Tank Cleaning', aboutDescription: 'We clean tanks.', img: '/tank.jpg' };
const wordy = storedHome({
  ...{ price: 'Negotiable', propertySize: 'large', bedrooms: 'studio', bathrooms: 'shared' },
  ...{ features: '', floor: '', images: [], address: 'Near the lake' },
});

/** Every item of a page's structured data, as a browser would read it. */
const things: [name: string, thing: Thing][] = [
  ['the company', describeCompany(facts)],
  ['the site', webSite(company, 'en-IN')],
  ['a listing', realEstateListing(storedHome(), listingPage)],
  ['a listing with words instead of numbers', realEstateListing(wordy, listingPage)],
  ['an article', blogPosting(article, articlePage)],
  ['the articles', blogList([summary], articlePage, (id) => `${root}singleBlog/${id}`, '–')],
  ['a trail', breadcrumbList(trail, listingPage.url)],
  ['a service', describeService(service, `${root}services/9`, company, areaServed(facts.offices))],
];

function read(...[first, ...others]: [Thing, ...Thing[]]): Record<string, unknown>[] {
  return parseJsonLd(serializeJsonLd(first, ...others));
}

describe('the JSON-LD of pages', () => {
  it.each(things)('%s is valid by schema.org', (_name, thing) => {
    expect(read(thing).flatMap((node) => problemsOf(node))).toEqual([]);
  });

  it('the check finds what is missing or empty, and relative addresses', () => {
    expect(problemsOf({ '@type': 'WebSite', name: '', url: '/relative' })).toEqual([
      'WebSite.name takes no ""',
      'WebSite.url takes no "/relative"',
    ]);
    expect(problemsOf({ '@type': 'City' })).toEqual(['City lacks name']);
  });

  it('several things of a page share one context', () => {
    expect(read(describeCompany(facts), webSite(company, 'en-IN'))).toMatchObject([
      { '@type': 'RealEstateAgent', '@id': `${root}#company` },
      { '@type': 'WebSite', '@id': `${root}#site` },
    ]);
  });
});

it('the company has each office as a department, and registrations where there are some', () => {
  const { department, identifier } = describeCompany(facts);
  expect(department).toMatchObject([
    { name: 'Neem Tree Homes, Chennai', address: { addressLocality: 'Chennai' } },
    { name: 'Neem Tree Homes, Madurai', telephone: '+91 00000 00003' },
    { address: { addressCountry: 'AE' } },
  ]);
  expect(identifier).toMatchObject([{ propertyID: 'RERA' }]);
  expect(describeCompany({ ...facts, registrations: [] })).not.toHaveProperty('identifier');
});

it.each(hostile)('no text breaks out of its script element: %j', (text) => {
  const home = storedHome({ name: text, address: text, features: text, price: text });
  const listing = realEstateListing(home, { ...listingPage, name: text, description: text });
  const written = serializeJsonLd(listing);
  expect(written).not.toMatch(/[<>&\u2028\u2029\p{Cc}]/u);
  const [node] = parseJsonLd(written);
  expect(node).toMatchObject({ '@type': 'RealEstateListing', name: text, description: text });
});
