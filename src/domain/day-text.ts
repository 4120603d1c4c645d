import { isoDay } from './date';

/** Of two digits, only those of this half of the century are a year: "26-12-01" may begin with it. */
const dayPattern = /^(\d{1,2})[-–/.](\d{1,2})[-–/.](\d{4}|[2-4]\d)$/;
/** 1-Feb-26, 1st February 2026: with the month in words, two digits can only be the day and the year. */
const namedPattern =
  /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}([a-z]{3,9})\.?[-/., ]{1,2}(\d{4}|\d{2})$/i;
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** The year first leaves no doubt: 2026-12-01, 2026/12/1, also with a time of day, which may be that of another zone. */
const yearFirst =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** The number of a month from 1 by its name or its first letters, 0 for any other word. */
export const findMonth = (word: string) =>
  1 + monthNames.findIndex((month) => month.startsWith(word.toLowerCase()));

function dayParts(text: string): string[] {
  const named = namedPattern.exec(text);
  const [, day = '', month = '', year = ''] = named ?? dayPattern.exec(text) ?? [];
  return [day, named ? String(findMonth(month)) : month, year.length === 2 ? `20${year}` : year];
}

/** A moment of another zone as the day that it is in the office. */
function readYearFirst(text: string): string[] {
  const [, year = '', , month = '', day = '', time, zone] = yearFirst.exec(text) ?? [];
  if (time === undefined || zone === undefined) return [year, month, day];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isoDay(`${iso}T${time}${zone}`).split('-');
}

/** The day that a text says as YYYY-MM-DD, `null` for none; numbers alone are read as India writes them, the day first. */
export function readDay(text: string): string | null {
  const [day = '', month = '', year = ''] = yearFirst.test(text)
    ? readYearFirst(text).reverse()
    : dayParts(text);
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Of no day at all it is "null".
  const isReal = JSON.stringify(new Date(`${iso}T00:00:00Z`)).startsWith(iso, 1);
  return isReal && iso >= '1990-01-01' ? iso : null;
}
