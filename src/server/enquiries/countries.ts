import type { CountryCode } from '../../domain/phone-numbers';

// The functions' bundler moves a plain import to the start of `mail`; awaited here, it loads with the first enquiry.
const { getAllCountries, getAllTimezones, getTimezone } = await import('countries-and-timezones');

/** What people write who live there, beside the country's whole name. */
const shortNames: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  us: 'US',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  emirates: 'AE',
  ksa: 'SA',
};

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

/** Where somebody says that they live: a country, or a city after which a time zone is named ("Dubai"). */
function findNamed(residence: string): CountryCode | undefined {
  const said = plain(residence.replaceAll('.', ''));
  const isSaid = (name: string) => said.includes(plain(name));
  const country = Object.values(getAllCountries()).find(({ name }) => isSaid(name))?.id;
  const short = Object.keys(shortNames).find(isSaid);
  const zone = Object.values(getAllTimezones()).find(({ name }) =>
    isSaid(name.split('/').at(-1) ?? name),
  );
  // Both libraries have the codes of ISO 3166.
  const code = country ?? zone?.countries[0];
  return short === undefined ? (code as CountryCode | undefined) : shortNames[short];
}

/** The countries of a time zone and of a text that says where somebody lives, in this order. */
export function findCountries(zone = '', residence = ''): CountryCode[] {
  const ofZone = getTimezone(zone)?.countries[0];
  const named = residence.trim() === '' ? undefined : findNamed(residence);
  return [ofZone, named].filter((code) => code !== undefined) as CountryCode[];
}
