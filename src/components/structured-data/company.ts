import type {
  BreadcrumbListLeaf,
  ListItemLeaf,
  PostalAddressLeaf,
  RealEstateAgentLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { company } from '../../content/company';
import { site } from '../../content/pages/site';
import { readAddress } from '../../domain/property/address';
import { defaultShare } from '../../layouts/addresses';

type Facts = Pick<
  typeof company,
  'name' | 'email' | 'mark' | 'offices' | 'socials' | 'registrations'
>;
type Office = Facts['offices'][number];

/** Names the company on a page about something else. */
export function referToCompany(root: URL, { name }: Pick<Facts, 'name'> = company) {
  return {
    '@type': 'RealEstateAgent',
    '@id': `${root.href}#company`,
    name,
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

function contactOf({ address, city, phones: [telephone] }: Office) {
  return { address: postalAddress(address || city), ...(telephone && { telephone }) };
}

const areaServed = ({ offices }: Pick<Facts, 'offices'>) =>
  offices
    .filter(({ phones }) => phones.length > 0)
    .map(({ city }) => ({ '@type': 'City' as const, name: city }));

/** The company, with each of its offices as a department. */
export function describeCompany(root: URL, facts: Facts = company) {
  const { name, email, mark, offices, socials, registrations } = facts;
  const image = new URL(defaultShare.picture, root).href;
  return {
    ...referToCompany(root, facts),
    logo: new URL(mark ?? '/assets/images/logo.png', root).href,
    image,
    email,
    ...contactOf(offices[0]),
    department: offices.map((office): RealEstateAgentLeaf => ({
      '@type': 'RealEstateAgent',
      name: `${name}, ${office.city}`,
      image,
      ...contactOf(office),
      ...(office.email && { email: office.email }),
    })),
    areaServed: areaServed(facts),
    sameAs: Object.values(socials),
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
    name,
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
    areaServed: areaServed(company),
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
