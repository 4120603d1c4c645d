import { columns, type Column } from './columns';

/** The header under which faulty rows say what is wrong; skipped when they come back. */
export const reasonTitle = 'What to correct';

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The column that a header means, or `null`. */
export function columnOf(header: string): Column | null {
  const plain = plainHeader(header);
  return (
    columns.find(
      ({ title, synonyms }) => plainHeader(title) === plain || synonyms.includes(plain),
    ) ?? null
  );
}
