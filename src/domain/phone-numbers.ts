/**
 * Reads telephone numbers as their owners dial them. The library comes from whoever needs it: it is half of a cold start
 * and most of a form, so a server loads it with the first number (`server/phone-numbers.ts`), a form with itself.
 */
import type * as Library from 'libphonenumber-js/max';
import type { CountryCode, PhoneNumber, PhoneNumberType } from 'libphonenumber-js/max';
import type examples from 'libphonenumber-js/mobile/examples';
import { readDigits, withPlainDigits } from './digits';

export type { CountryCode };

const home = 'IN';

function readable(text: string): string {
  return (
    withPlainDigits(text)
      .replace(/\p{Cf}/gu, '')
      // A WhatsApp link has the country code without a plus.
      .replace(/(?:wa\.me\/|[?&]phone=)\+?(?=\d)/gi, ' +')
      // "Mob9840012345"
      .replace(/(\p{L})(?=\d)/gu, '$1 ')
      .replace(/[,;]\s*(?=ext)/gi, ' ')
      // What follows a comma would be an extension (see `findings/libphonenumber-comma.sh`).
      .replace(/[,;]/g, '\n')
  );
}

/** The library is slow, and most texts have no seven digits near each other. */
const mayHaveNumber = /\d(?:[^\p{L}\n]{0,4}\d){6}/u;

const makeKey = ({ number, ext = '' }: PhoneNumber) => `${number} ${ext}`;

function withoutRepeats(numbers: readonly PhoneNumber[]): PhoneNumber[] {
  return [...new Map(numbers.map((number) => [makeKey(number), number])).values()];
}

const notOfPeople: readonly (PhoneNumberType | undefined)[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
];
const isOfPeople = (number: PhoneNumber) => !notOfPeople.includes(number.getType());

const typedNumber = /\d[\d ().\u2013-]{5,}\d/;

const splitField = (field: string) =>
  readable(field)
    .split(/[\n/]/)
    .filter((part) => part.trim() !== '');

/** The digits of a number without a country's code, of any country: `00` would begin one. */
const withoutCode = /^(?!00)\d{7,15}$/;

/** The part of the library that is needed: a form has no other. */
type NumberLibrary = Pick<
  typeof Library,
  'findPhoneNumbersInText' | 'getExampleNumber' | 'parsePhoneNumberFromString'
>;

/** What reads telephone numbers, made of the library and of its examples of mobile numbers. */
export function makePhoneReader(library: NumberLibrary, mobileExamples: typeof examples) {
  const findIn = (text: string, country: CountryCode): PhoneNumber[] =>
    library.findPhoneNumbersInText(text, country).map(({ number }) => number);

  /** A number that the library does not know, but is as long as mobile ones of the country, and has the zero in front. */
  function findPossible(part: string, country: CountryCode): PhoneNumber[] {
    const [typed = ''] = part.includes('+') ? [] : (typedNumber.exec(part) ?? []);
    const number = library.parsePhoneNumberFromString(typed, country);
    const { length } = library.getExampleNumber(country, mobileExamples)?.nationalNumber ?? '';
    const isOne = number?.nationalNumber.length === length && !number.isValid();
    return isOne && readDigits(typed) === `0${number.nationalNumber}` ? [number] : [];
  }

  function readFor(part: string, country: CountryCode): PhoneNumber[] {
    const found = findIn(part, country);
    if (country === home) return found;
    return found.length > 0 ? found.filter(isOfPeople) : findPossible(part, country);
  }

  /** The area code of a number beside it is left out by people who give two of one place: 044-24901234/24905678. */
  function completeFrom(before: PhoneNumber | undefined, part: string): PhoneNumber[] {
    if (before?.getType() !== 'FIXED_LINE') return [];
    const [area = ''] = /\d+/.exec(before.formatNational()) ?? [];
    const whole = area + readDigits(part);
    const number = library.parsePhoneNumberFromString(whole, before.country ?? home);
    const { length } = readDigits(before.formatNational().replace(/ext.*/, ''));
    return length === whole.length && number?.isValid() ? [number] : [];
  }

  /** A part of a field as numbers: of these countries, abroad without the plus, or in the area of the number before. */
  function readPart(
    part: string,
    countries: readonly CountryCode[],
    before: PhoneNumber | undefined,
  ): PhoneNumber[] {
    const found = mayHaveNumber.test(part)
      ? countries.flatMap((country) => readFor(part, country))
      : [];
    if (found.length > 0) return withoutRepeats(found);
    // People abroad leave out the plus before their country's code. With it, the number is theirs also where the library does not know it.
    const abroad = library.parsePhoneNumberFromString(`+${readDigits(part)}`);
    const isOne = part.includes('+') ? abroad?.isPossible() : abroad?.isValid();
    if (abroad && isOne) return [abroad];
    const completed = completeFrom(before, part);
    return completed.length > 0 ? completed : readSeveral(part, countries);
  }

  /** Numbers with nothing but a space or a hyphen between them, as lines become in a field of one line. */
  function readSeveral(part: string, countries: readonly CountryCode[]): PhoneNumber[] {
    for (const { 0: between, index } of part.matchAll(/(?<=\d)[\s-]+(?=[+\d])/g)) {
      const first = readWhole(part.slice(0, index), countries);
      if (!first) continue;
      const rest = part.slice(index + between.length);
      const last = readWhole(rest, countries);
      const more = last ? [last] : readSeveral(rest, countries);
      if (more.length > 0) return [first, ...more];
    }
    return [];
  }

  /** A text that is one number as a whole: of one of these countries, or abroad without the plus. */
  function readWhole(text: string, countries: readonly CountryCode[]): PhoneNumber | null {
    const read = [
      ...countries.map((country) => library.parsePhoneNumberFromString(text.trim(), country)),
      library.parsePhoneNumberFromString(`+${readDigits(text)}`),
    ];
    return read.find((number) => number?.isValid()) ?? null;
  }

  /**
   * The numbers in each part of a field for telephone numbers, separated by commas, slashes or lines; [] for a part that is none.
   * A part without a country's code is read for each of the countries, the likeliest first.
   */
  function readNumbers(field: string, countries: readonly CountryCode[] = [home]): PhoneNumber[][] {
    const read: PhoneNumber[][] = [];
    for (const part of splitField(field)) read.push(readPart(part, countries, read.at(-1)?.[0]));
    return read;
  }

  /** Whether a part of a field is no number of India, but may be one of another country that lacks its code. */
  function lacksCountryCode(field: string): boolean {
    const read = readNumbers(field);
    return splitField(field).some(
      (part, index) =>
        read[index]?.length === 0 && !part.includes('+') && withoutCode.test(readDigits(part)),
    );
  }

  return { findIn, readNumbers, lacksCountryCode };
}

/** The telephone numbers in a text, each once: of India, or of any country by its code. */
export function numbersIn(text: string, { findIn }: PhoneReader): PhoneNumber[] {
  const plain = readable(text);
  return mayHaveNumber.test(plain) ? withoutRepeats(findIn(plain, home)) : [];
}

/** How the numbers of a field are dialled, each once: "+44 7700 900123", "+91 44 2434 1234 ext. 12". India comes last. */
export function readDialled(
  field: string,
  countries: readonly CountryCode[],
  { readNumbers }: PhoneReader,
): string[] {
  const numbers = readNumbers(field, [...new Set([...countries, home] as const)]).flat();
  return withoutRepeats(numbers).map((number) => number.formatInternational());
}

export type PhoneReader = ReturnType<typeof makePhoneReader>;
