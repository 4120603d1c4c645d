import { type Column, columns } from '../columns';
import { isMoney, parseHeaderUnit } from './header-unit';
import { otherHeaders } from './header-words';

/** In characters: a longer text is a cell and no header. */
const maxHeader = 200;

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`; '' for a text that is none. */
export function plainHeader(text: string): string {
  if (text.length > maxHeader) return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function findColumn(header: string): Column | null {
  const plain = plainHeader(header);
  const isMeant = ({ key, title }: Column) =>
    plainHeader(title) === plain || (otherHeaders[key] ?? []).includes(plain);
  return columns.find(isMeant) ?? null;
}

/** The column that a header means, or `null`; one of money may name the unit of its amounts. */
export function matchHeader(header: string): Column | null {
  const found = findColumn(header);
  const parsed = found ? null : parseHeaderUnit(header);
  const money = parsed && findColumn(parsed.header);
  return money && isMoney(money.key) ? money : found;
}
