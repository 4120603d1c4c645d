import { columns, type Column } from './columns';

/** The header under which faulty rows say what is wrong; skipped when they come back. */
export const reasonTitle = 'What to correct';

/** No header is longer (characters), and a long text of combining marks takes long to be compared. */
const longestHeader = 200;

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`; '' for a text that is none. */
export function plainHeader(text: string): string {
  if (text.length > longestHeader) return '';
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
