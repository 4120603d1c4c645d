/** Which sheet of a workbook is meant: the newest of those whose names are days, months or weeks, or none by itself. */
import { monthNames, readDay } from '../day-text';

/** A moment that the name of a sheet says, as a number that grows with time; without a year it comes again after a cycle. */
interface Moment {
  at: number;
  cycle: number | null;
}

const monthWord = (name: string) => {
  const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return monthNames.findIndex((whole) => words.some((word) => whole.startsWith(word)));
};

/** What the name of a sheet may say of its time; of most names one reading. */
const momentReaders: readonly ((name: string) => Moment | null)[] = [
  /** A day: "23.11.2026", "Stock 23 Nov 2026". */
  (name) => {
    const found = /(?<!\d)\d{1,4}[-. ](?:\d{1,2}|[a-z]{3,9})[-. ]\d{2,4}(?!\d)/i.exec(name)?.[0];
    const [first = '', second = '', third = ''] = (found ?? '').split(/[-. ]/);
    const year = third.length === 2 ? `20${third}` : third;
    const day = readDay([first, second, first.length === 4 ? third : year].join('-'));
    return day === null ? null : { at: Date.parse(day) / 86_400_000, cycle: null };
  },
  /** A month: "Nov 2026", "11-2026", "November". */
  (name) => {
    const month = monthWord(name);
    const [, number] = /(?<!\d)(0?[1-9]|1[0-2])(?=[-/. ]+(?:20)?\d{2}(?!\d))/.exec(name) ?? [];
    const [, year] =
      /(?<!\d)20(\d{2})(?!\d)/.exec(name) ?? /(?<!\d)(\d{2})(?!.*\d)/.exec(name) ?? [];
    if (month === -1 && number === undefined) return null;
    const ofYear = month === -1 ? Number(number) - 1 : month;
    return { at: Number(year ?? 0) * 12 + ofYear, cycle: year === undefined ? 12 : null };
  },
  /** A day of a month without a year: "Nov 23", "7th Dec". */
  (name) => {
    const month = monthWord(name);
    const [day, ...more] = name.match(/\d+/g) ?? [];
    const isDayOfMonth = month !== -1 && day !== undefined && more.length === 0;
    return isDayOfMonth && Number(day) <= 31 ? { at: month * 31 + Number(day), cycle: 372 } : null;
  },
  /** A week: "Week 47", "wk 3". */
  (name) => {
    const [, week] = /\bw(?:ee)?k[\s.-]*(\d{1,2})(?!\d)/i.exec(name) ?? [];
    return week === undefined ? null : { at: Number(week), cycle: 53 };
  },
];

/** The newest of several moments; what comes again is in the order of the year that has its largest gap behind it. `null` for two that are as new. */
function pickNewest(found: readonly { name: string; moment: Moment }[]): string | null {
  const sorted = found.toSorted((one, other) => one.moment.at - other.moment.at);
  const [first] = sorted;
  const cycle = sorted.every(({ moment }) => moment.cycle !== null) ? first?.moment.cycle : null;
  const gaps = sorted.map(({ moment }, index) => {
    const next = sorted[index + 1]?.moment.at;
    return (next ?? (first?.moment.at ?? 0) + (cycle ?? Infinity)) - moment.at;
  });
  const widest = gaps.lastIndexOf(Math.max(...gaps));
  const newest = sorted[widest];
  const isTwice = sorted.filter(({ moment }) => moment.at === newest?.moment.at).length > 1;
  return isTwice ? null : (newest?.name ?? null);
}

/** Of sheets that are days, weeks or months, the newest; `null` where the first sheet is something else, no other is one, or their names have two readings. */
export function findNewestSheet(names: readonly string[]): string | null {
  const readings = momentReaders.map((read) =>
    names.flatMap((name, index) => {
      const moment = read(name);
      return moment ? [{ name, moment, index }] : [];
    }),
  );
  const ordered = readings.filter((found) => found.length > 1 && found[0]?.index === 0);
  const [days] = readings;
  const isOfDays = days !== undefined && days === ordered[0];
  const newest = new Set((isOfDays ? [days] : ordered).map(pickNewest));
  const [only = null] = newest;
  return newest.size === 1 ? only : null;
}

/** The sheets that are called as the first one, but for a number or a month: which of them is meant is not in their order. */
export function findAlikeSheets(names: readonly string[]): string[] {
  const readShape = (name: string) =>
    name
      .toLowerCase()
      .replace(/\d+/g, '0')
      .replace(/[a-z]{3,}/g, (word) =>
        monthNames.some((month) => month.startsWith(word)) ? 'm' : word,
      );
  const [first = ''] = names;
  const alike = names.filter((name) => readShape(name) === readShape(first));
  return alike.length > 1 ? alike : [];
}
