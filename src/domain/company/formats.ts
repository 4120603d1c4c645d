/**
 * What texts of the company's facts have to be, and how they are stored: telephone numbers, hours, web pages, years.
 * Telephone numbers are read by whoever brings a reader, as no browser of visitors has one.
 */
import { cleanAddress, isEmailAddress } from '../email-address';
import type { Format, Formats } from '../field/kind';
import { parsePublicHttps } from '../public-address';
import type { PhoneReader } from '../phone-numbers';

/** Telephone numbers as people abroad dial them, so that a call and a chat work from anywhere; extensions are kept. */
function phones(reader: PhoneReader, code: 'phone' | 'phones'): Format {
  /** Every number of a text; [] where a part of it is not a number, so that nothing is dropped in silence. */
  const numbersIn = (text: string) => {
    const parts = reader.readNumbers(text);
    return parts.every((numbers) => numbers.length > 0) ? parts.flat() : [];
  };
  return {
    clean: (text) => {
      const numbers = numbersIn(text).map((number) => number.formatInternational());
      return numbers.length === 0 ? text : numbers.join(', ');
    },
    fault: (text) => {
      const { length } = numbersIn(text);
      if (length === 1 || (code === 'phones' && length > 1)) return null;
      return { code: reader.lacksCountryCode(text) ? 'country-code' : code };
    },
  };
}

/** What stands before a name in the address of its page, by network. */
const profilePaths = { facebook: '', instagram: '', youtube: '@', linkedin: 'company/', x: '' };

/** A page at any address; one that is typed without `https://` gets it. */
const link: Format = {
  clean: (text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text),
  fault: (text) => (parsePublicHttps(text) ? null : { code: 'link' }),
};

/**
 * Whether an address is that of a page at a network: at its own host, perhaps as a country or a language has it, each part
 * of the path a name, and without an address to go on to.
 */
function isPageAt(network: string, url: URL): boolean {
  const host = new RegExp(String.raw`^(?:(?:www|web|m|[a-z]{2}(?:-[a-z]{2})?)\.)?${network}\.com$`);
  const parts = url.pathname.replace(/\/$/, '').split('/').slice(1);
  const isNamed = parts.length > 0 && parts.every((part) => /[\w%]/.test(part));
  const leadsOn = /[:/]|%2f|%3a/i.test(url.search);
  return host.test(url.hostname) && url.port === '' && isNamed && !leadsOn;
}

/** The address of a page at a network, which may be written as `@name`. */
function profile(code: keyof typeof profilePaths): Format {
  const home = `https://www.${code}.com/${profilePaths[code]}`;
  return {
    clean: (text) => {
      const name = /^@([\w.-]+)$/.exec(text)?.[1];
      return name === undefined ? link.clean(text) : home + name;
    },
    fault: (text) => {
      const url = parsePublicHttps(text);
      return url && isPageAt(code, url) ? null : { code };
    },
  };
}

const year: Format = {
  clean: (text) => text,
  fault: (text) => {
    const fits = /^\d{4}$/.test(text) && Number(text) >= 1850 && Number(text) <= 2100;
    return fits ? null : { code: 'year' };
  },
};

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?`;
const typedHours = new RegExp(String.raw`^${time}\s*(?:-|–|—|to|until)\s*${time}$`, 'i');
const storedHours = /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** What an office says of a day on which nobody comes. */
const closed = /^(?:weekly\s+)?(?:closed|holiday|off|leave)$|^விடுமுறை$/i;

/** The time of a clock of twelve hours that comes after another, where nobody says which half of the day: "9.30 to 1.30". */
function laterHalf(from: string, until: string): string {
  const [hour = '', minutes = ''] = until.split(':');
  const later = `${Number(hour) + 12}:${minutes}`;
  // "18:00" is of a clock of 24 hours.
  const isOfTwelve = from < '13' && Number(hour) < 12;
  return isOfTwelve && until <= from ? later : until;
}

function formatTime(hour = '', minutes = '00', half = ''): string | null {
  const clock = Number(hour);
  if (clock > (half === '' ? 24 : 12) || Number(minutes) > 59) return null;
  const added = half === '' ? 0 : half.toLowerCase() === 'pm' ? 12 : 0;
  const full = half === '' ? clock : (clock % 12) + added;
  return `${String(full).padStart(2, '0')}:${minutes}`;
}

/** The formats that need no library. */
const plainFormats = {
  email: {
    clean: cleanAddress,
    fault: (text) => (isEmailAddress(text) ? null : { code: 'email' }),
  },
  /** `10:00–18:00`, or `closed`. */
  hours: {
    clean: (text) => {
      if (closed.test(text)) return 'closed';
      const [, ...parts] = typedHours.exec(text) ?? [];
      const from = formatTime(...parts.slice(0, 3));
      const until = formatTime(...parts.slice(3));
      if (parts.length === 0 || !from || !until) return text;
      return `${from}–${parts[5] === undefined ? laterHalf(from, until) : until}`;
    },
    fault: (text) => {
      if (text === 'closed') return null;
      const [, from = '', until = ''] = storedHours.exec(text) ?? [];
      if (from === '') return { code: 'hours' };
      return from < until ? null : { code: 'hours-order' };
    },
  },
  facebook: profile('facebook'),
  instagram: profile('instagram'),
  youtube: profile('youtube'),
  linkedin: profile('linkedin'),
  x: profile('x'),
  link,
  year,
} satisfies Formats;

/** The formats of the company's facts. */
export function makeCompanyFormats(reader: PhoneReader) {
  return {
    ...plainFormats,
    phone: phones(reader, 'phone'),
    phones: phones(reader, 'phones'),
  } satisfies Formats;
}
