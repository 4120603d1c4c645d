import { postalAddress, type PostalAddress } from './postal-address';

export interface Office {
  readonly city: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: string;
}

export interface City {
  readonly '@type': 'City';
  readonly name: string;
}

export interface ContactPoint {
  readonly '@type': 'ContactPoint';
  readonly contactType: 'customer service';
  readonly telephone: string;
  readonly areaServed: string;
}

export interface Department {
  readonly '@type': 'RealEstateAgent';
  readonly name: string;
  readonly address: PostalAddress;
  readonly image: string;
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
}

export interface Location {
  readonly '@type': 'Place';
  readonly name: string;
  readonly address: PostalAddress;
}

/** Whether somebody answers a telephone there; otherwise it is an address only. */
export function answers({ phones }: Office): boolean {
  return phones.length > 0;
}

/** The cities where an office answers. */
export function areaServed(offices: readonly Office[]): City[] {
  return offices.filter(answers).map(({ city }) => ({ '@type': 'City', name: city }));
}

/** An office without an address yet is in its city all the same. */
export function addressOf({ address, city }: Office): PostalAddress {
  return postalAddress(address || city);
}

/** An office that answers, as a part of the company. */
export function department(office: Office, company: string, image: string): Department {
  return {
    '@type': 'RealEstateAgent',
    name: `${company}, ${office.city}`,
    address: addressOf(office),
    image,
    telephone: office.phones[0],
    email: office.email || undefined,
  };
}

/** An address of the company where nobody answers. */
export function location(office: Office, company: string): Location {
  return { '@type': 'Place', name: `${company}, ${office.city}`, address: addressOf(office) };
}

/** Every telephone of an office. */
export function contactPoints({ city, phones }: Office): ContactPoint[] {
  return phones.map((telephone) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    areaServed: city,
  }));
}
