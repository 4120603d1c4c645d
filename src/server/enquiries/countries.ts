/** Finds the countries that a telephone number may be of: that of the browser's time zone, and where its owner says to live. */
import type { CountryCode } from '../../domain/phone-numbers';

// The functions' bundler moves a plain import to the start of `mail`; awaited here, they load with the first enquiry.
const { getAllCountries, getTimezone } = await import('countries-and-timezones');
const { cityMapping } = await import('city-timezones');

/** What people write who live there, beside the country's whole name. */
const shortNames: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  us: 'US',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  emirates: 'AE',
  ksa: 'SA',
  holland: 'NL',
};

/** A smaller city of a known name is hardly meant without its country. */
const minInhabitants = 100_000;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** The countries of each name of a country, state or large city, the one with the largest such city first. */
function readNames(): Map<string, readonly CountryCode[]> {
  const names = new Map<string, readonly CountryCode[]>();
  const add = (name: string, code: string) => {
    // The libraries have the codes of ISO 3166.
    const before = names.get(plain(name)) ?? [];
    names.set(plain(name), [...new Set([...before, code as CountryCode])]);
  };
  for (const { name, id } of Object.values(getAllCountries())) add(name, id);
  for (const [name, code] of Object.entries(shortNames)) add(name, code);
  for (const { city, city_ascii: ascii, country, province, iso2, pop } of [...cityMapping].sort(
    (one, other) => other.pop - one.pop,
  )) {
    for (const name of [country, province]) add(name, iso2);
    if (pop < minInhabitants) continue;
    for (const name of [city, ascii]) add(name, iso2);
  }
  names.delete('');
  return names;
}

const names = readNames();

/** The longest name that a text ends with, in whole words, and what stands before it; `null` without one. */
function readLastName(text: string): { codes: readonly CountryCode[]; before: string } | null {
  const words = plain(text).split(' ');
  for (const from of words.keys()) {
    const codes = names.get(words.slice(from).join(' '));
    if (codes) return { codes, before: words.slice(0, from).join(' ') };
  }
  return null;
}

/** Where somebody says that they live, the smaller place first: "Atlanta, Georgia". Each name narrows down the one after it. */
function findNamed(residence: string): readonly CountryCode[] {
  let found: readonly CountryCode[] = [];
  for (const part of residence.split(/[,;/()\n]/).reverse()) {
    for (let rest = part; ;) {
      const last = readLastName(rest);
      if (last === null) break;
      const shared = found.filter((code) => last.codes.includes(code));
      found = found.length === 0 ? last.codes : shared.length > 0 ? shared : found;
      rest = last.before;
    }
  }
  return found;
}

/** The countries of a time zone and of a text that says where somebody lives, in this order. */
export function findCountries(zone = '', residence = ''): CountryCode[] {
  const ofZone = getTimezone(zone)?.countries.slice(0, 1) ?? [];
  return [...(ofZone as CountryCode[]), ...findNamed(residence)];
}
