/** What a restore would change, in sentences. */
import { dayMilliseconds } from '../../src/domain/date.ts';

const examples = 3;

/** What nobody can tell the site. */
export const comesBack =
  'A site that is new, or was emptied, knows nothing of what was erased after the newest backup restored to it: that COMES BACK. Erase it again afterwards.';

/** How old a backup is. @param {string} at @param {Date} now */
export function ageOf(at, now) {
  const days = Math.floor((now.getTime() - Date.parse(at)) / dayMilliseconds);
  if (days < 1) return 'less than a day old';
  return days === 1 ? '1 day old' : `${days} days old`;
}

/** @param {string[]} ids */
const namesOf = (ids) =>
  `: ${ids.slice(0, examples).join(', ')}${ids.length > examples ? ', …' : ''}`;

/**
 * @param {string} name of the document @param {import('./compare.mjs').Comparison} comparison @param {boolean} replace
 * @returns {string[]}
 */
export function reportLines(name, comparison, replace) {
  const { missing, different, erased, same, unread, total } = comparison;
  const differing = replace ? 'replaced' : 'different, kept as they are (--replace replaces them)';
  /** @type {[number, string][]} */
  const rows = [
    [missing.length, 'new'],
    [different.length, `${differing}${namesOf(different)}`],
    [same, 'the same'],
    [total - same - different.length, 'on the site only, kept'],
    [erased.length, `erased on the site, left out${namesOf(erased)}`],
    [unread, 'cannot be read by the site, left out'],
  ];
  return [
    name,
    ...rows.filter(([count]) => count > 0).map(([count, words]) => `  ${count} ${words}`),
  ];
}
