/** The office's clock, Asia/Kolkata, is 5:30 ahead of UTC all year. Days are those that people in India read. */
export const offsetMilliseconds = 330 * 60_000;

export const dayMilliseconds = 86_400_000;

const isoPattern =
  /^\d{4}-\d{2}-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Milliseconds since 1970 of an ISO 8601 day or time (without a zone: UTC), or `null` for anything else. */
export function readInstant(iso: string): number | null {
  const match = isoPattern.exec(iso);
  if (!match) return null;
  const [, day, time, zone] = match;
  const instant = Date.parse(time && !zone ? `${iso}Z` : iso);
  // Parsers roll 30 February over to March.
  const exists = new Date(iso.slice(0, 10)).getUTCDate() === Number(day);
  return Number.isNaN(instant) || !exists ? null : instant;
}

/** The latest of some times, ISO 8601 in UTC; `undefined` where none is a time. */
export function latest(times: readonly string[]): string | undefined {
  const instants = times.map(readInstant).filter((instant) => instant !== null);
  return instants.length === 0 ? undefined : new Date(Math.max(...instants)).toISOString();
}

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return text.length === 10 && readInstant(text) !== null;
}

/** The day and time in Asia/Kolkata as YYYY-MM-DDTHH:MM:SS.sss, and a `Z` that means nothing; '' for nonsense. */
export function formatOfficeTime(iso: string): string {
  const instant = readInstant(iso);
  return instant === null ? '' : new Date(instant + offsetMilliseconds).toISOString();
}

/** The day in Asia/Kolkata as YYYY-MM-DD, for `<time datetime>`; '' for nonsense. */
export function isoDay(iso: string): string {
  const shifted = formatOfficeTime(iso);
  // Years beyond four digits come with a sign.
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(shifted)?.[0] ?? '';
}

/** A day and time (YYYY-MM-DD, HH:MM) in Asia/Kolkata as ISO 8601 in UTC; `null` for an invalid one. */
export function findInstant(day: string, time: string): string | null {
  const instant = readInstant(`${day}T${time}Z`);
  return instant === null ? null : new Date(instant - offsetMilliseconds).toISOString();
}

/** The day that many days after a day, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** How many days later the second day is than the first, both YYYY-MM-DD. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / dayMilliseconds;
}

/** Whole seconds from a moment (milliseconds since 1970) to the next midnight in Asia/Kolkata. */
export function secondsToMidnight(now: number): number {
  return Math.floor(86_400 - ((now + offsetMilliseconds) % dayMilliseconds) / 1_000);
}

/** A moment in Asia/Kolkata as spreadsheets count it: days since 30 December 1899; `null` for nonsense. */
export function sheetSerial(iso: string): number | null {
  const instant = readInstant(iso);
  return instant === null ? null : (instant + offsetMilliseconds) / dayMilliseconds + 25_569;
}

/** The day in Asia/Kolkata as DD-MM-YYYY; '' for nonsense. */
export function formatDay(iso: string): string {
  return isoDay(iso).split('-').reverse().join('-');
}

/** The minute in Asia/Kolkata as DD-MM-YYYY, HH:MM; '' for nonsense. */
export function formatMinute(iso: string): string {
  const minute = /T(\d{2}:\d{2})/.exec(formatOfficeTime(iso))?.[1];
  return minute === undefined ? '' : `${formatDay(iso)}, ${minute}`;
}
