/** The years of a copyright line, from the first to this one; a later text sorts after an earlier one. */
export function copyrightYears(since: number, year: number): string {
  return year > since ? `${since}–${year}` : String(since);
}
