import type { CompanyValues } from '../../domain/company/schema';

type References = CompanyValues['references'];

/** Characters of a reference that is read at a glance, beside the company's other proofs. */
const maxQuote = 160;

/** The first short reference, which stands among the proofs, and the others, which have a part of the page: each stands once. */
export function partReferences(references: References): {
  quoted: References[number] | undefined;
  others: References;
} {
  const quoted = references.find(({ words }) => words !== '' && words.length <= maxQuote);
  return { quoted, others: references.filter((reference) => reference !== quoted) };
}
