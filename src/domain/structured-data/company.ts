import type {
  CityLeaf,
  ContactPointLeaf,
  PlaceLeaf,
  RealEstateAgentLeaf,
  ServiceLeaf,
} from 'schema-dts';
import type { CompanyReference } from './json-ld';
import { postalAddress } from './postal-address';

interface Office {
  readonly city: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: string;
}

/** What the site says of the company; addresses of pages and pictures are absolute. */
export interface CompanyFacts {
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly image: string;
  readonly email: string;
  /** The first is the head office. */
  readonly offices: readonly Office[];
  /** Its pages on other sites. */
  readonly profiles: readonly string[];
  readonly registrations: readonly { readonly label: string; readonly value: string }[];
}

/** Whether its telephone is answered; otherwise it is only an address. */
function answers({ phones }: Office): boolean {
  return phones.length > 0;
}

/** An office that has no address yet still has its city. */
function addressOf({ address, city }: Office) {
  return postalAddress(address || city);
}

function telephoneOf(office: Office | undefined) {
  const [telephone] = office?.phones ?? [];
  return telephone === undefined ? {} : { telephone };
}

/** An office with a telephone, as a department of the company. */
function department(office: Office, { name, image }: CompanyFacts) {
  return {
    '@type': 'RealEstateAgent',
    name: `${name}, ${office.city}`,
    address: addressOf(office),
    image,
    ...telephoneOf(office),
    ...(office.email && { email: office.email }),
  } satisfies RealEstateAgentLeaf;
}

/** An address of the company without a telephone. */
function location(office: Office, company: string) {
  return {
    '@type': 'Place',
    name: `${company}, ${office.city}`,
    address: addressOf(office),
  } satisfies PlaceLeaf;
}

function contactPoints({ city, phones }: Office) {
  return phones.map(
    (telephone) =>
      ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
        areaServed: city,
      }) satisfies ContactPointLeaf,
  );
}

/** The cities of the offices with a telephone. */
export function areaServed(offices: readonly Office[]): CityLeaf[] {
  return offices.filter(answers).map(({ city }) => ({ '@type': 'City', name: city }));
}

/** Names the company in a page about something else. */
export function companyReference(company: { name: string; url: string }): CompanyReference {
  const { name, url } = company;
  return { '@type': 'RealEstateAgent', '@id': `${url}#company`, name, url };
}

/** The company with its offices: those with a telephone are departments, the others additional addresses. */
export function describeCompany(facts: CompanyFacts) {
  const { logo, image, email, offices, registrations } = facts;
  const [head] = offices;
  const answering = offices.filter(answers);
  const silent = offices.filter((office) => !answers(office));
  return {
    ...companyReference(facts),
    logo,
    image,
    email,
    ...telephoneOf(head),
    ...(head && { address: addressOf(head) }),
    contactPoint: answering.flatMap(contactPoints),
    department: answering.map((office) => department(office, facts)),
    location: silent.map((office) => location(office, facts.name)),
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
