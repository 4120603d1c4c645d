const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** A moment as part of a key, in UTC; keys sort as the moments do. */
export function timeKey(moment: Date): string {
  return moment.toISOString().replace(/[-:.]/g, '');
}

/** The moment of such a key in milliseconds, or `NaN`. */
export function timeOfKey(text: string): number {
  return Date.parse(text.replace(pattern, '$1-$2-$3T$4:$5:$6.$7Z'));
}
