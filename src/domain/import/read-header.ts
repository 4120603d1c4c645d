import { type Column, columns } from './columns';
import { otherHeaders } from './headers';

/** Longer headers (characters) are not compared: many combining marks take long. */
const maxHeader = 200;

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`; '' for a text that is none. */
export function plainHeader(text: string): string {
  if (text.length > maxHeader) return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The column that a header means, or `null`. */
export function columnOf(header: string): Column | null {
  const plain = plainHeader(header);
  const isMeant = ({ key, title }: Column) =>
    plainHeader(title) === plain || (otherHeaders[key] ?? []).includes(plain);
  return columns.find(isMeant) ?? null;
}
