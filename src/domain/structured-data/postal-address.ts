export interface PostalAddress {
  readonly '@type': 'PostalAddress';
  readonly streetAddress?: string | undefined;
  readonly addressLocality?: string | undefined;
  readonly addressRegion?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly addressCountry: string;
}

type Place = Pick<PostalAddress, 'addressLocality' | 'addressRegion' | 'addressCountry'>;

const chennai: Place = {
  addressLocality: 'Chennai',
  addressRegion: 'Tamil Nadu',
  addressCountry: 'IN',
};
const madurai: Place = { ...chennai, addressLocality: 'Madurai' };

/** What the parts of an address after the street mean, in lower case. */
const places = new Map<string, Place>([
  ['chennai', chennai],
  ['சென்னை', chennai],
  ['madurai', madurai],
  ['மதுரை', madurai],
  ['tamil nadu', { addressRegion: 'Tamil Nadu', addressCountry: 'IN' }],
  ['தமிழ்நாடு', { addressRegion: 'Tamil Nadu', addressCountry: 'IN' }],
  ['india', { addressCountry: 'IN' }],
  ['dubai', { addressLocality: 'Dubai', addressRegion: 'Dubai', addressCountry: 'AE' }],
  ['uae', { addressCountry: 'AE' }],
]);

/** An Indian postal code at the end of a part: "Chennai 600020", "Chennai - 600 020". */
const postalCodePattern = /(?:^|[\s–-])([1-9]\d{2})\s?(\d{3})$/u;

/** Reads one line of address: street, city, region, postal code; homes without a country are in India. */
export function postalAddress(text: string): PostalAddress {
  const street: string[] = [];
  const place: Place[] = [];
  let postalCode: string | undefined;
  for (const part of text.split(/[,\n]/)) {
    const code = postalCodePattern.exec(part.trim());
    if (code) postalCode = `${code[1] ?? ''}${code[2] ?? ''}`;
    const words = part
      .trim()
      .replace(postalCodePattern, '')
      .replace(/[\s–-]+$/u, '');
    const known = places.get(words.toLowerCase().replace(/\s+/g, ' '));
    if (known) place.push(known);
    else if (words !== '') street.push(words);
  }
  const streetAddress = street.length > 0 ? street.join(', ') : undefined;
  // The first place is the narrowest: a city knows its region and country.
  const [first = { addressCountry: 'IN' }] = place;
  return { '@type': 'PostalAddress', streetAddress, ...first, postalCode };
}
