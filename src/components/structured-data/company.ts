/**
 * What search engines are told of the company, its offices, its services and a page's trail. Only what the company has
 * stated is said.
 */
import type {
  BreadcrumbListLeaf,
  GeoCoordinatesLeaf,
  ListItemLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  RealEstateAgentLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { statedFacts } from '../../content/company';
import { site } from '../../content/pages/site';
import type { Weekday } from '../../domain/clock';
import { mapPoint } from '../../domain/map-links';
import { cities } from '../../domain/place/place';
import { readAddress } from '../../domain/property/address';
import { defaultShare } from '../addresses';

type Facts = Pick<
  typeof statedFacts,
  'name' | 'email' | 'mark' | 'offices' | 'socials' | 'registrations' | 'visits'
>;
type Office = Facts['offices'][number];

/** Names the company on a page about something else. */
export function referToCompany(root: URL, { name }: Pick<Facts, 'name'> = statedFacts) {
  return {
    '@type': 'RealEstateAgent',
    '@id': `${root.href}#company`,
    ...(name && { name }),
    url: root.href,
  } as const;
}

/** An address in one line. */
export function postalAddress(text: string) {
  const { parts, city, region, country, postalCode } = readAddress(text);
  return {
    '@type': 'PostalAddress',
    ...(parts.length > 0 && { streetAddress: parts.join(', ') }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
    ...(postalCode && { postalCode }),
  } satisfies PostalAddressLeaf;
}

/** The point that an office's map link marks; nothing without a link, since the middle of a neighbourhood would lead people to a wrong door. */
function geo(map: string): { geo?: GeoCoordinatesLeaf } {
  const point = mapPoint(map);
  if (!point) return {};
  const [latitude, longitude] = point;
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

function describeContact({ address, city, map, phones: [telephone] }: Office) {
  return { address: postalAddress(address || city), ...geo(map), ...(telephone && { telephone }) };
}

/** The cities of the offices whose homes the site knows: an office abroad serves owners there, not homes. */
function areaServed({ offices }: Pick<Facts, 'offices'>) {
  const named = offices.map(({ city }) => readAddress(city).city);
  const served = cities
    .filter((city) => named.includes(city))
    .map((name) => ({ '@type': 'City' as const, name }));
  return served.length > 0 ? { areaServed: served } : {};
}

/** The hours of a day as they are stored. A placeholder, which is in brackets, or words for a closed day do not match. */
const storedHours = /^(\d\d:\d\d)–(\d\d:\d\d)$/;

/** The week's hours, days of the same ones together; a day that is closed is left out. */
function openingHours({ visits }: Pick<Facts, 'visits'>) {
  const days = new Map<string, Weekday[]>();
  // The compiler forgets the names.
  for (const [day, hours] of Object.entries(visits.week) as [Weekday, string][])
    if (storedHours.test(hours)) days.set(hours, [...(days.get(hours) ?? []), day]);
  return [...days].map(([hours, dayOfWeek]): OpeningHoursSpecificationLeaf => {
    const [, opens = '', until = ''] = storedHours.exec(hours) ?? [];
    // A day ends a minute before the next begins.
    const closes = until === '24:00' ? '23:59' : until;
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** The company, with each of its offices as a department. */
export function describeCompany(root: URL, facts: Facts = statedFacts) {
  const { name, email, mark, offices, socials, registrations } = facts;
  const hours = openingHours(facts);
  const profiles = Object.values(socials).filter(Boolean);
  const image = new URL(defaultShare.picture, root).href;
  const [head] = offices;
  return {
    ...referToCompany(root, facts),
    logo: new URL(mark ?? '/assets/images/logo.png', root).href,
    image,
    ...(email && { email }),
    ...(head && describeContact(head)),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(offices.length > 0 && {
      department: offices.map((office): RealEstateAgentLeaf => ({
        '@type': 'RealEstateAgent',
        name: [name, office.city].filter(Boolean).join(', '),
        image,
        ...describeContact(office),
        ...(office.email && { email: office.email }),
      })),
    }),
    ...areaServed(facts),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(registrations.length > 0 && {
      identifier: registrations.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        propertyID: label,
        value,
      })),
    }),
  } satisfies RealEstateAgentLeaf;
}

/** The site itself: search engines take its name from here. */
export function describeSite(root: URL) {
  const publisher = referToCompany(root);
  const { name, url } = publisher;
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    ...(name && { name }),
    url,
    inLanguage: site.language,
    publisher,
  } satisfies WebSiteLeaf;
}

/** One service at its page's absolute address. */
export function describeService(
  { title, aboutDescription, img }: { title: string; aboutDescription: string; img: string },
  url: string,
  root: URL,
) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: title,
    serviceType: title,
    description: aboutDescription,
    image: new URL(img, url).href,
    provider: referToCompany(root),
    ...areaServed(statedFacts),
  } satisfies ServiceLeaf;
}

/** The trail as people see it; a crumb without a link is the page itself, at the given absolute address. */
export function breadcrumbList(
  trail: readonly { readonly label: string; readonly href?: string | undefined }[],
  page: string,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? page : new URL(href, page).href,
    })),
  } satisfies BreadcrumbListLeaf;
}
