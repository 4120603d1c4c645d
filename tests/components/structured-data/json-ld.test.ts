import { expect, it } from 'vitest';
import { describeBlog, describeBlogs } from '../../../src/components/structured-data/blog';
import {
  breadcrumbList,
  describeCompany,
  describeService,
  describeSite,
} from '../../../src/components/structured-data/company';
import { serializeJsonLd, type Thing } from '../../../src/components/structured-data/json-ld';
import { describeList } from '../../../src/components/structured-data/list';
import { describeProperty } from '../../../src/components/structured-data/listing';
import { describeQuestions } from '../../../src/components/structured-data/questions';
import { storedHome } from '../../domain/property/properties';
import { hostileTexts } from '../../support/hostile-texts';
import { parseJsonLd, findProblems } from './schema-org';
import { article, facts, root, today } from './things';
import { foreignTerms } from './vocabulary';

it.each<[name: string, thing: Thing]>([
  ['the company', describeCompany(root, facts)],
  ['the company of a new site', describeCompany(root)],
  ['the site', describeSite(root)],
  ['a listing', describeProperty(storedHome(), today, root)],
  ['a listing with words instead of numbers', describeProperty(wordyHome(), today, root)],
  ['a blog post', describeBlog(article, root)],
  ['the blog posts', describeBlogs([{ ...article, excerpt: 'Sweep the terrace.' }], root)],
  ['a trail', breadcrumbList([{ label: 'Home', href: '/' }, { label: 'Flat' }], `${root}flat`)],
  ['a list of homes', describeList({ name: 'Homes', count: 1, first: 1 }, [storedHome()], root)],
  ['questions of owners', describeQuestions(questions(), `${root}owners`)],
  ['a service', describeService(service(), `${root}services/9`, root)],
])('%s is of schema.org, has nothing empty, and absolute addresses', (_name, thing) => {
  const nodes = parseJsonLd(serializeJsonLd(thing));
  expect(nodes.flatMap((node) => [...findProblems(node), ...foreignTerms(node)])).toEqual([]);
});

it('the check finds types, properties and values that are not of schema.org', () => {
  const address = { '@type': 'PostalAddress', street: '1 First Street' };
  const geo = { '@type': 'Address' };
  expect(
    foreignTerms({ '@type': 'RealEstateAgent', hours: '10–18', address, geo, logo: geo }),
  ).toEqual([
    'RealEstateAgent has no hours',
    'PostalAddress has no street',
    'RealEstateAgent.geo takes no Address',
    'Address is no type',
    'RealEstateAgent.logo takes no Address',
    'Address is no type',
  ]);
});

it('the check finds what is empty, and relative addresses', () => {
  expect(findProblems({ '@type': 'WebSite', name: '', url: '/relative' })).toEqual([
    'WebSite.name takes no ""',
    'WebSite.url takes no "/relative"',
  ]);
});

it('several things of a page share one context', () => {
  expect(parseJsonLd(serializeJsonLd(describeCompany(root), describeSite(root)))).toMatchObject([
    { '@type': 'RealEstateAgent', '@id': `${root}#company` },
    { '@type': 'WebSite', '@id': `${root}#site` },
  ]);
});

it('the company has the hours of its week, the point of an office’s map link, and the cities of its homes', () => {
  const { openingHoursSpecification, geo, areaServed, department } = describeCompany(root, facts);
  const hours = (dayOfWeek: string[], opens: string, closes: string) => {
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  };
  expect(openingHoursSpecification).toEqual([
    hours(['Monday', 'Wednesday', 'Friday'], '10:00', '18:00'),
    hours(['Saturday'], '09:00', '23:59'),
  ]);
  expect(geo).toEqual({ '@type': 'GeoCoordinates', latitude: 13.0067, longitude: 80.2571 });
  expect(department?.[1]).not.toHaveProperty('geo');
  expect(areaServed?.map(({ name }) => name)).toEqual(['Chennai', 'Madurai']);
});

it('of a company that has stated nothing, no placeholder is said as a fact', () => {
  const said = describeCompany(root);
  const texts = JSON.stringify([
    said,
    describeSite(root),
    describeService(service(), root.href, root),
  ]);
  expect(texts).not.toMatch(/\[\w|00000|@example|www\./);
  for (const fact of ['name', 'telephone', 'address', 'email', 'department', 'sameAs'])
    expect(said).not.toHaveProperty(fact);
  expect(said).not.toHaveProperty('openingHoursSpecification');
});

it('a company without pages at networks names none', () => {
  const socials = { facebook: '', instagram: '', youtube: '', linkedin: '', x: '', google: '' };
  expect(describeCompany(root, { ...facts, socials })).not.toHaveProperty('sameAs');
});

it('the company has each office as a department, and registrations where there are some', () => {
  const { department, identifier } = describeCompany(root, facts);
  expect(department).toMatchObject([
    { name: 'Neem Tree Homes, Chennai', address: { addressLocality: 'Chennai' } },
    { name: 'Neem Tree Homes, Madurai', telephone: '+91 00000 00003' },
    { address: { addressCountry: 'AE' } },
  ]);
  expect(identifier).toMatchObject([{ propertyID: 'RERA' }]);
  expect(describeCompany(root)).not.toHaveProperty('identifier');
});

it.each(hostileTexts)('no text breaks out of its script element: %j', (text) => {
  const home = storedHome({ name: text, address: text, features: text, price: text });
  const written = serializeJsonLd(describeProperty(home, today, root));
  expect(written).not.toMatch(/[<>&\u2028\u2029\p{Cc}]/u);
  expect(parseJsonLd(written)).toMatchObject([{ mainEntity: { name: text } }]);
});

function questions() {
  return [{ question: 'Who chooses the tenant?', answer: 'You do.' }];
}

function service() {
  return { title: 'Tank Cleaning', aboutDescription: 'We clean tanks.', img: '/tank.jpg' };
}

function wordyHome() {
  return storedHome({
    price: 'Negotiable',
    propertySize: 'large',
    bedrooms: 'studio',
    bathrooms: 'shared',
    features: '',
    floor: '',
    images: [],
    address: 'Near the lake',
  });
}
