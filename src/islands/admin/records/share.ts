/** Makes the text with which the office sends homes to a caller, from the list as from an enquiry. */
import { shareWords, greeting } from '../../../content/admin/share';
import { company } from '../../../content/company';
import { maxSentHomes } from '../../../domain/enquiry/fields';
import { whatsappLink, whatsappShare } from '../../../domain/links';
import type { ListedRow } from '../../../domain/list/row';
import { paths } from '../../../paths';

/** The homes that a text can name: those that have a page. */
export function listShared(rows: readonly ListedRow[]): ListedRow[] {
  return rows.filter(({ shown }) => shown).slice(0, maxSentHomes);
}

interface Caller {
  /** The origin of the site, such as https://homes.example. */
  origin: string;
  /** Of the caller; '' where they are not known. */
  name?: string;
  number?: string;
}

/** A greeting, then name, rooms, place, rent and link of each home, and the company's name. */
export function formatHomes(rows: readonly ListedRow[], { origin, name = '' }: Caller): string {
  const homes = listShared(rows).map(
    ({ id, title, facts: [rent = '', rooms = '', , place = ''] }) =>
      [
        title,
        [rooms, place].filter(Boolean).join(', '),
        rent && shareWords.rent(rent),
        origin + paths.property(id),
      ]
        .filter(Boolean)
        .join('\n'),
  );
  const regards = shareWords.regards(company.name);
  return [greeting(name), shareWords.intro(homes.length), ...homes, regards].join('\n\n');
}

/** WhatsApp with that text, to the caller's number, or for whomever the office chooses there. */
export function shareLink(rows: readonly ListedRow[], caller: Caller): string {
  const text = formatHomes(rows, caller);
  return caller.number ? whatsappLink(caller.number, text) : whatsappShare(text);
}
