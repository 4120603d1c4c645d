/** How deep lists and quotations may be nested: a parser of Markdown recurses as deep as its text. */
const maxDepth = 20;
/** Emphasis marks cost a parser of Markdown time with the square of their number. */
const maxMarks = 2_000;

const marker = '[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])';
const tooDeep = new RegExp(`^(?:${marker}){${maxDepth + 1}}`, 'm');

/** Whether a text can be read as the Markdown of a blog post: neither its depth nor its marks take a page away. */
export function isArticle(text: string): boolean {
  return !tooDeep.test(text) && (text.match(/[*_]/g)?.length ?? 0) <= maxMarks;
}
