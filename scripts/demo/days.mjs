/** Days of the sample data count from the day of loading, so that the sample does not age. */

const dayMilliseconds = 86_400_000;
const indiaMilliseconds = 330 * 60_000;

/** Today in India as YYYY-MM-DD. */
export const today = () => new Date(Date.now() + indiaMilliseconds).toISOString().slice(0, 10);

/** @param {unknown} value such as "today-5" @param {string} day YYYY-MM-DD @returns {string | null} */
function countFrom(value, day) {
  const days = /^today([+-]\d+)$/.exec(String(value))?.[1];
  if (days === undefined) return null;
  return new Date(Date.parse(day) + Number(days) * dayMilliseconds).toISOString().slice(0, 10);
}

/**
 * A record with its days counted from a day: `confirmedAt` as the API takes it, `availableFrom` as people write it.
 *
 * @template {Record<string, unknown>} Sample
 * @param {Sample} record
 * @param {string} day YYYY-MM-DD
 * @returns {Sample}
 */
export function countDays(record, day) {
  const confirmed = countFrom(record['confirmedAt'], day);
  const available = countFrom(record['availableFrom'], day);
  return {
    ...record,
    ...(confirmed !== null && { confirmedAt: confirmed }),
    ...(available !== null && { availableFrom: available.split('-').reverse().join('-') }),
  };
}
