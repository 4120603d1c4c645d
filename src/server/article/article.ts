import type { Nodes, Root } from 'mdast';
import { isPictureUrl, youtubeId } from '../../domain/links';
import { plainAsterisks, readBold } from './bold';

// The functions' bundler would move `import … from` to the start of every function that knows posts. So the parser, whose
// loading takes as long as all else of a cold start, comes with this module, and this module with the first list.
const { fromMarkdown } = await import('mdast-util-from-markdown');
const { newlineToBreak } = await import('mdast-util-newline-to-break');

const unread = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } };

/** The beginning of a paragraph that Markdown takes for a list: a year ("1985. Two rooms …"), a telephone number ("+ 91 …"). */
const falseMarker = /^([ \t>]*(?:\d{3,9}(?=[.)][ \t])|(?=\+[ \t]+\d)))/gm;

/** The trees of texts in Markdown. */
export function treesOf(texts: readonly string[]): Root[] {
  return texts.map((text) => {
    const extensions = [unread, ...plainAsterisks];
    const tree = fromMarkdown(text.replace(falseMarker, '$1\\'), { extensions });
    readBold(tree);
    return tree;
  });
}

/** The same for a page: a line break stays one, as people write it. */
export function articleOf(texts: readonly string[]): Root[] {
  const trees = treesOf(texts);
  for (const tree of trees) newlineToBreak(tree);
  return trees;
}

/** Whether an article may show a picture: what a property may show, but no video. */
export function isShown(url: string): boolean {
  return isPictureUrl(url) && youtubeId(url) === null;
}

const containers: readonly Nodes['type'][] = ['root', 'list', 'listItem', 'blockquote'];

/** The text of a tree without marks and pictures. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  return node.children.map(plainText).join(containers.includes(node.type) ? ' ' : '');
}
