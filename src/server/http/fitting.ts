/** What one answer may hold, in bytes: the platform's limit is 6 MB, and headers and rounding need room. */
export const answerBytes = 4_500_000;

/** The first of these values, as many as fit into one JSON answer. */
export function fitting<Value>(values: readonly Value[], limit = answerBytes): Value[] {
  let left = limit;
  const end = values.findIndex((value) => {
    left -= Buffer.byteLength(JSON.stringify(value)) + 1;
    return left < 0;
  });
  return end < 0 ? [...values] : values.slice(0, end);
}
