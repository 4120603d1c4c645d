import * as office from './office';
import type { PostalAddress } from './postal-address';

/** What the site says of the company; addresses of pages and pictures are absolute. */
export interface CompanyFacts {
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly image: string;
  readonly email: string;
  /** The first is the head office. */
  readonly offices: readonly office.Office[];
  /** Its pages on other sites. */
  readonly profiles: readonly string[];
  readonly registrations: readonly { readonly label: string; readonly value: string }[];
}

/** The company as other things name it. */
export interface CompanyReference {
  readonly '@type': 'RealEstateAgent';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
}

interface Registration {
  readonly '@type': 'PropertyValue';
  readonly propertyID: string;
  readonly value: string;
}

export interface Company extends CompanyReference {
  readonly logo: string;
  readonly image: string;
  readonly email: string;
  readonly telephone?: string | undefined;
  readonly address?: PostalAddress | undefined;
  readonly contactPoint: readonly office.ContactPoint[];
  readonly department: readonly office.Department[];
  readonly location: readonly office.Location[];
  readonly areaServed: readonly office.City[];
  readonly sameAs: readonly string[];
  readonly identifier?: readonly Registration[] | undefined;
}

/** Names the company in a page about something else. */
export function companyReference(company: { name: string; url: string }): CompanyReference {
  const { name, url } = company;
  return { '@type': 'RealEstateAgent', '@id': `${url}#company`, name, url };
}

function registrations(facts: CompanyFacts): Registration[] | undefined {
  if (facts.registrations.length === 0) return undefined;
  return facts.registrations.map(({ label, value }) => ({
    '@type': 'PropertyValue',
    propertyID: label,
    value,
  }));
}

/** The company with its offices: those that answer are departments, the others addresses besides. */
export function describeCompany(facts: CompanyFacts): Company {
  const { name, logo, image, email, offices } = facts;
  const [head] = offices;
  const answering = offices.filter(office.answers);
  const silent = offices.filter((other) => !office.answers(other));
  return {
    ...companyReference(facts),
    logo,
    image,
    email,
    telephone: head?.phones[0],
    address: head && office.addressOf(head),
    contactPoint: answering.flatMap(office.contactPoints),
    department: answering.map((other) => office.department(other, name, image)),
    location: silent.map((other) => office.location(other, name)),
    areaServed: office.areaServed(offices),
    sameAs: facts.profiles,
    identifier: registrations(facts),
  };
}
