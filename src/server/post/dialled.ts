/**
 * How the numbers of an enquiry are dialled: as one of the country of the browser's time zone, of where their owner says to
 * live, or of India; and the cookie that brings them to the page after a form without a script.
 */
import type * as CityTimezones from 'city-timezones';
import type { EnquiryInput } from '../../domain/enquiry/schema';
import { type CountryCode, readDialled } from '../../domain/phone-numbers';
import { paths } from '../../paths';
import { isSecure } from '../auth/cookies';
import { loadPhoneReader } from '../phone-numbers';

/** What people write beside the names that a country has in English and Tamil. */
const otherNames: Readonly<Record<string, CountryCode>> = {
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  emirates: 'AE',
  ksa: 'SA',
  holland: 'NL',
};

/** Cities in which our owners live abroad and that the library lacks (see `findings/city-timezones-missing-cities.sh`). */
const otherCities: Readonly<Record<string, readonly string[]>> = {
  AE: ['al ain', 'ajman', 'fujairah', 'ras al khaimah', 'rak', 'umm al quwain'],
  SA: ['dammam', 'khobar', 'al khobar', 'jubail', 'mecca', 'makkah', 'taif'],
  OM: ['sohar'],
  KW: ['kuwait city'],
  MY: ['petaling jaya'],
  US: ['fremont', 'sunnyvale', 'cupertino', 'plano', 'frisco', 'irving', 'edison'],
  CA: ['mississauga', 'brampton'],
  GB: ['slough', 'harrow', 'croydon', 'milton keynes'],
  AU: ['parramatta'],
};

/** A smaller city of a known name is hardly meant without its country. */
const minInhabitants = 100_000;

/** The words of a name; capitals count in the short names of countries and states alone ("CA"). */
const plain = (text: string) =>
  text
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z]{2}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');

type Names = ReadonlyMap<string, readonly CountryCode[]>;

/** The countries of each name of a country, state or large city, the one with the largest such city first. */
function readNames(
  countries: readonly { id: string; name: string }[],
  cityMapping: typeof CityTimezones.cityMapping,
): Names {
  const names = new Map<string, readonly CountryCode[]>();
  const add = (name: string | undefined, code: string) => {
    const key = plain(name ?? '');
    if (key === '') return;
    // The libraries have the codes of ISO 3166.
    names.set(key, [...new Set([...(names.get(key) ?? []), code as CountryCode])]);
  };
  const spoken = ['en', 'ta'].flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style }),
    ),
  );
  for (const { name, id } of countries) {
    add(id, id);
    for (const named of [name, ...spoken.map((one) => one.of(id))]) {
      add(named, id);
      // "UK" is written "uk" as well.
      add(named?.toLowerCase(), id);
    }
  }
  for (const [name, code] of Object.entries(otherNames)) add(name, code);
  for (const [code, names] of Object.entries(otherCities))
    for (const name of names) add(name, code);
  const cities = [...cityMapping].sort((one, other) => other.pop - one.pop);
  for (const {
    city,
    city_ascii: ascii,
    country,
    province,
    state_ansi: state,
    iso2,
    pop,
  } of cities) {
    for (const name of [country, province, state]) add(name, iso2);
    if (pop < minInhabitants) continue;
    for (const name of [city, ascii]) add(name, iso2);
  }
  return names;
}

async function loadCountries() {
  const [{ getAllCountries, getTimezone }, { cityMapping }] = await Promise.all([
    import('countries-and-timezones'),
    import('city-timezones'),
  ]);
  return { getTimezone, names: readNames(Object.values(getAllCountries()), cityMapping) };
}

let known: ReturnType<typeof loadCountries> | undefined;

/** The longest name that a text ends with, in whole words, and what stands before it; `null` without one. */
function readLastName(
  text: string,
  names: Names,
): { codes: readonly CountryCode[]; before: string } | null {
  const words = plain(text).split(' ');
  for (const from of words.keys()) {
    const codes = names.get(words.slice(from).join(' '));
    if (codes) return { codes, before: words.slice(0, from).join(' ') };
  }
  return null;
}

/**
 * Where somebody says that they live, the smaller place first: "Atlanta, Georgia". Each name narrows down the one after it; one
 * that lies elsewhere is another place: "Dubai and Chennai".
 */
function findNamed(residence: string, names: Names): readonly CountryCode[] {
  let found: readonly CountryCode[] = [];
  for (const part of residence.split(/[,;/()&\n]|\b(?:and|or)\b/i).reverse()) {
    for (let last = readLastName(part, names); last; last = readLastName(last.before, names)) {
      const { codes } = last;
      const shared = found.filter((code) => codes.includes(code));
      found = shared.length > 0 ? shared : [...codes, ...found];
    }
  }
  return found;
}

/** The countries of a time zone and of a text that says where somebody lives, in this order. */
async function findCountries(zone = '', residence = ''): Promise<CountryCode[]> {
  // The libraries are large: they and the names load with the first number, and stay.
  known ??= loadCountries();
  const { getTimezone, names } = await known;
  const ofZone = getTimezone(zone)?.countries.slice(0, 1) ?? [];
  return [...(ofZone as CountryCode[]), ...findNamed(residence, names)];
}

type Asked = Pick<EnquiryInput, 'number'> & Partial<Pick<EnquiryInput, 'zone' | 'owner'>>;

/**
 * How the numbers of an enquiry are dialled, each once and the likeliest first: one without a country's code may be of the
 * country of the browser's time zone, of the answer to "Where do you live", or of India. [] where none can be read: the
 * enquiry is stored in any case.
 */
export async function findDialled({ number, zone, owner }: Asked): Promise<string[]> {
  if (number === '') return [];
  try {
    const phones = await loadPhoneReader();
    return readDialled(number, await findCountries(zone, owner?.residence), phones);
  } catch (cause) {
    console.warn('An enquiry is received without knowing how its number is dialled.', cause);
    return [];
  }
}

const cookieName = 'dialled';
const maxCookieSeconds = 600;

/**
 * The `Set-Cookie` line that brings the numbers to the page after a form without a script, for ten minutes. That page has an
 * address of its own, which must hold nothing personal; no other page gets the cookie.
 */
export function formatDialledCookie(request: Request, dialled: readonly string[]): string {
  const value = encodeURIComponent(dialled.join(','));
  const line = `${cookieName}=${value}; Path=${paths.enquiry}; Max-Age=${maxCookieSeconds}; HttpOnly; SameSite=Strict`;
  return isSecure(request) ? `${line}; Secure` : line;
}

const dialledNumber = /^\+[\d -]+(?: ext\. \d+)?$/;

/** The numbers that the cookie of a request has; [] for anything else. */
export function readDialledCookie(request: Request): string[] {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? '';
  try {
    const numbers = decodeURIComponent(found.slice(cookieName.length + 1)).split(',');
    return numbers.filter((number) => dialledNumber.test(number));
  } catch {
    return [];
  }
}
