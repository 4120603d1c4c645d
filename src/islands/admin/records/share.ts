import { whatsappShare } from '../../../domain/links';
import type { ListedRow } from '../../../domain/list/row';
import { paths } from '../../../paths';

/** So many homes a caller reads; longer addresses do not open everywhere. */
const maxHomes = 20;

/** The homes that a text can name: those that have a page. */
export function listShared(rows: readonly ListedRow[]): ListedRow[] {
  return rows.filter(({ shown }) => shown).slice(0, maxHomes);
}

/** WhatsApp with name, rent and link of each home, for whomever the office chooses there. */
export function shareLink(rows: readonly ListedRow[], origin: string): string {
  const homes = listShared(rows).map(({ id, title, facts: [rent = ''] }) =>
    [title, rent, origin + paths.property(id)].filter(Boolean).join('\n'),
  );
  return whatsappShare(homes.join('\n\n'));
}
