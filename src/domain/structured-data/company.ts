import type { CityLeaf, RealEstateAgentLeaf, ServiceLeaf } from 'schema-dts';
import type { CompanyReference } from './json-ld';
import { postalAddress } from './postal-address';

interface Office {
  readonly city: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: string;
}

/** The facts of the company; addresses of pages and pictures are absolute. */
export interface CompanyFacts {
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly image: string;
  readonly email: string;
  readonly offices: readonly Office[];
  /** Its pages on other sites. */
  readonly profiles: readonly string[];
  readonly registrations: readonly { readonly label: string; readonly value: string }[];
}

function contactOf({ address, city, phones: [telephone] }: Office) {
  return { address: postalAddress(address || city), ...(telephone && { telephone }) };
}

/** The cities of the offices with a telephone. */
export function areaServed(offices: readonly Office[]): CityLeaf[] {
  return offices
    .filter(({ phones }) => phones.length > 0)
    .map(({ city }) => ({ '@type': 'City', name: city }));
}

/** Names the company in a page about something else. */
export function companyReference(company: { name: string; url: string }): CompanyReference {
  const { name, url } = company;
  return { '@type': 'RealEstateAgent', '@id': `${url}#company`, name, url };
}

/** The company, with each of its offices as a department. */
export function describeCompany(facts: CompanyFacts) {
  const { name, logo, image, email, offices, registrations } = facts;
  const [head] = offices;
  return {
    ...companyReference(facts),
    logo,
    image,
    email,
    ...(head && contactOf(head)),
    department: offices.map((office): RealEstateAgentLeaf => ({
      '@type': 'RealEstateAgent',
      name: `${name}, ${office.city}`,
      image,
      ...contactOf(office),
      ...(office.email && { email: office.email }),
    })),
    areaServed: areaServed(offices),
    sameAs: facts.profiles,
    ...(registrations.length > 0 && {
      identifier: registrations.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        propertyID: label,
        value,
      })),
    }),
  } satisfies RealEstateAgentLeaf;
}

/** One service at its page's absolute address. */
export function describeService(
  service: { readonly title: string; readonly aboutDescription: string; readonly img: string },
  url: string,
  provider: CompanyReference,
  cities: readonly CityLeaf[],
) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: service.title,
    serviceType: service.title,
    description: service.aboutDescription,
    image: new URL(service.img, url).href,
    provider,
    areaServed: cities,
  } satisfies ServiceLeaf;
}
