/** Lists and quotations may stand in one another so deep; a reader of Markdown goes as deep as its text. */
const maxDepth = 20;
/** Signs of emphasis cost a reader of Markdown time with the square of their number. */
const maxMarks = 2_000;

const marker = '[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])';
const tooDeep = new RegExp(`^(?:${marker}){${maxDepth + 1}}`, 'm');

/** Whether a text can be read as the Markdown of a blog post: neither its depth nor its marks take a page away. */
export function isArticle(text: string): boolean {
  return !tooDeep.test(text) && (text.match(/[*_]/g)?.length ?? 0) <= maxMarks;
}
