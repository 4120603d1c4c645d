/**
 * Reads the Markdown of a post, as people type it, into a tree. How it is shown, and which pictures it may have, is decided
 * elsewhere.
 */
import type { Nodes, Root, RootContent } from 'mdast';
import { plainAsterisks, readBold } from './bold';

// The functions' bundler would move `import … from` to the start of every function that knows posts. So the parser, whose
// loading takes as long as all else of a cold start, comes with this module, and this module with the first list.
const { fromMarkdown } = await import('mdast-util-from-markdown');
const { newlineToBreak } = await import('mdast-util-newline-to-break');

const disabled = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } };

/**
 * What Markdown takes for the beginning of a list, a heading or a quotation: a year ("1985. Two rooms …"), a telephone
 * number ("+ 91 …"), a number of a house ("# 12, Main Road").
 */
const falseMarker = /^([ \t>]*(?:\d{3,9}(?=[.)][ \t])|(?=\+[ \t]+\d)|(?=#[ \t]+\d)))/gm;

const parse = (text: string) => fromMarkdown(text, { extensions: [disabled, ...plainAsterisks] });

/**
 * A list of one entry with `*` is a remark ("* Conditions apply"), a quotation of one line that begins with an amount a sign
 * ("> 11 months"): not with a number that has been escaped as a `falseMarker`, which is a year.
 */
function isSign(node: RootContent, source: string): boolean {
  if (node.type === 'list') {
    const isOnePlain = node.children.length === 1 && node.children[0]?.children.length === 1;
    return source.startsWith('*') && isOnePlain;
  }
  return node.type === 'blockquote' && /^>[ \t]*(?:\p{Sc}|\d(?!\d*\\))[^\n]*$/u.test(source);
}

/** Where single signs stand that Markdown takes for marks. */
function findSigns(tree: Root, text: string): number[] {
  return tree.children.flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    return isSign(node, text.slice(start, node.position?.end.offset)) ? [start] : [];
  });
}

function readTree(typed: string): Root {
  const text = typed.replace(falseMarker, '$1\\');
  const tree = parse(text);
  const signs = findSigns(tree, text);
  if (signs.length === 0) return tree;
  const parts = [0, ...signs].map((start, index) => text.slice(start, signs[index]));
  return parse(parts.join('\\'));
}

/** The trees of texts in Markdown. */
export function parseTrees(texts: readonly string[]): Root[] {
  return texts.map((text) => {
    const tree = readTree(text);
    readBold(tree);
    return tree;
  });
}

/** The same for a page: a line break stays one, as people write it. */
export function parseArticle(texts: readonly string[]): Root[] {
  const trees = parseTrees(texts);
  for (const tree of trees) newlineToBreak(tree);
  return trees;
}

const containers: readonly Nodes['type'][] = ['root', 'list', 'listItem', 'blockquote'];

/** The text of a tree without marks and pictures. */
export function formatPlainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  return node.children.map(formatPlainText).join(containers.includes(node.type) ? ' ' : '');
}
