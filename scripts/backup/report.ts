/** Sentences about the changes that a restore would make. */
import { dayMilliseconds } from '../../src/domain/date.ts';
import type { Choices } from './compare.ts';
import type { Comparison } from '../../src/domain/backup/documents.ts';

const maxNames = 3;

/** The warning before records are written that the site does not have: it may have erased them. */
export const erasedMayReturn =
  'A site that is new, or was emptied, knows nothing of what was erased after the newest backup restored to it: that COMES BACK. Erase it again afterwards.';

/** What a restore has left out. */
export const erasedStays = (count: number) =>
  `${count} were left out, as they were erased on the site (--with-erased brings them back).`;

/** How old a backup is. */
export function formatAge(at: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(at)) / dayMilliseconds);
  if (days < 1) return 'less than a day old';
  return days === 1 ? '1 day old' : `${days} days old`;
}

const formatNames = (ids: string[]) =>
  `: ${ids.slice(0, maxNames).join(', ')}${ids.length > maxNames ? ', …' : ''}`;

/** The changes in the document of that name. */
export function reportLines(
  name: string,
  comparison: Comparison,
  { replace, withErased }: Choices,
): string[] {
  const { missing, different, erased, same, unread, total } = comparison;
  const differing = replace ? 'replaced' : 'different, kept as they are (--replace replaces them)';
  const gone = withErased ? 'erased on the site, brought back' : 'erased on the site, left out';
  const rows: [count: number, words: string][] = [
    [missing.length, 'new'],
    [different.length, `${differing}${formatNames(different)}`],
    [same, 'the same'],
    [total - same - different.length, 'on the site only, kept'],
    [erased.length, `${gone}${formatNames(erased)}`],
    [unread, 'cannot be read by the site, left out'],
  ];
  return [
    name,
    ...rows.filter(([count]) => count > 0).map(([count, words]) => `  ${count} ${words}`),
  ];
}
