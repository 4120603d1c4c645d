interface Place {
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** An address: its parts up to the locality, and what the parts after it mean. */
export interface Address extends Place {
  parts: readonly string[];
  postalCode?: string;
}

const tamilNadu: Place = { region: 'Tamil Nadu', country: 'IN' };
const chennai: Place = { city: 'Chennai', ...tamilNadu };
const madurai: Place = { city: 'Madurai', ...tamilNadu };
const india: Place = { country: 'IN' };

const places = new Map<string, Place>([
  ['chennai', chennai],
  ['madras', chennai],
  ['சென்னை', chennai],
  ['madurai', madurai],
  ['மதுரை', madurai],
  ['tamilnadu', tamilNadu],
  ['tn', tamilNadu],
  ['தமிழ்நாடு', tamilNadu],
  ['india', india],
  ['இந்தியா', india],
  ['dubai', { city: 'Dubai', region: 'Dubai', country: 'AE' }],
  ['uae', { country: 'AE' }],
]);

/** An Indian postal code at the end of a part: "Chennai 600020", "Chennai - 600 020". */
const postalCodePattern = /(?:^|[\s–-])([1-9]\d{2})\s?(\d{3})$/u;

/** Reads an address in one line or several; one without a country is in India. */
export function readAddress(text: string): Address {
  const parts: string[] = [];
  const found: Place[] = [];
  let postalCode: string | undefined;
  for (const part of text.split(/[,\n]/).map((one) => one.trim())) {
    const code = postalCodePattern.exec(part);
    if (code) postalCode = `${code[1] ?? ''}${code[2] ?? ''}`;
    const words = part.replace(postalCodePattern, '').replace(/[\s–-]+$/u, '');
    // "Chennai 20", a delivery zone, is Chennai too.
    const name = words.replace(/[\d\s–-]+$/u, '').toLowerCase();
    const place = places.get(name.replace(/\s+/g, ''));
    if (place) found.push(place);
    else if (words !== '') parts.push(words);
  }
  // The first place is the narrowest: a city knows its region and country.
  return { parts, ...(found[0] ?? india), ...(postalCode !== undefined && { postalCode }) };
}

/** The part of an address that people search by: "12 Third Street, Adyar, Chennai 600020" is in Adyar. */
export function findLocality(address: string): string {
  return readAddress(address).parts.findLast((part) => /[^\d\s-]/.test(part)) ?? '';
}
