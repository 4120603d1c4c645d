/** Sentences about the changes that a restore would make. */
import { dayMilliseconds } from '../../src/domain/date.ts';
import type { Comparison } from '../../src/domain/backup/documents.ts';

const maxNames = 3;

/** Changes that nobody can tell the site. */
export const comesBack =
  'A site that is new, or was emptied, knows nothing of what was erased after the newest backup restored to it: that COMES BACK. Erase it again afterwards.';

/** How old a backup is. */
export function ageOf(at: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(at)) / dayMilliseconds);
  if (days < 1) return 'less than a day old';
  return days === 1 ? '1 day old' : `${days} days old`;
}

const namesOf = (ids: string[]) =>
  `: ${ids.slice(0, maxNames).join(', ')}${ids.length > maxNames ? ', …' : ''}`;

/** The changes in the document of that name. */
export function reportLines(name: string, comparison: Comparison, replace: boolean): string[] {
  const { missing, different, erased, same, unread, total } = comparison;
  const differing = replace ? 'replaced' : 'different, kept as they are (--replace replaces them)';
  const rows: [count: number, words: string][] = [
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
