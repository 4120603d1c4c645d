/** How deep lists and quotations may be nested, and how many emphasis marks there may be: far more than a post needs. */
const maxDepth = 20;
const maxMarks = 2_000;

const marker = '[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])';
const tooDeep = new RegExp(`^(?:${marker}){${maxDepth + 1}}`, 'm');

/** Whether a text may be read as the Markdown of a blog post: mdast-util-from-markdown 2.1.0 has no limits of its own. */
export function isArticle(text: string): boolean {
  return !tooDeep.test(text) && (text.match(/[*_]/g)?.length ?? 0) <= maxMarks;
}
