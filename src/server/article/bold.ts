/** How offices write bold, beside what Markdown allows: two asterisks around words, whatever stands beside them. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { Options } from 'mdast-util-from-markdown';

const asterisk = 42;

/** Whether a character that Markdown's reader stands at is part of a word; the ends of lines are below zero. */
const isInWord = (code: number | null) =>
  code !== null && code >= 0 && /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code));

/**
 * Leaves two asterisks in the text for `readBold`, and one inside of a word as typed. Markdown by itself shows the
 * asterisks of `**Rent:**25,000`, and takes those of 30*40 and 60*80 for emphasis.
 */
export const plainAsterisks: NonNullable<Options['extensions']> = [
  {
    text: {
      [asterisk]: {
        tokenize(effects, ok, nok) {
          const isAfterWord = isInWord(this.previous);
          let count = 0;
          const read: typeof ok = (code) => {
            if (code === asterisk) {
              count += 1;
              effects.consume(code);
              return read;
            }
            effects.exit('data');
            const isSign = count === 1 && isAfterWord && isInWord(code);
            return count === 2 || isSign ? ok(code) : nok(code);
          };
          return (code) => {
            effects.enter('data');
            return read(code);
          };
        },
      },
    },
  },
];

/** Makes every pair of double asterisks in a paragraph or heading bold, whatever stands beside them. */
export function readBold(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(readBold);
  const { type } = node;
  const isBlockOfText = type === 'paragraph' || type === 'heading';
  if (isBlockOfText || type === 'emphasis' || type === 'strong' || type === 'link')
    node.children = pairMarks(node.children);
}

const mark = '**';

function pairMarks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const read: PhrasingContent[] = [];
  let open: number | null = null;
  for (const node of nodes.flatMap(splitAtMarks)) {
    const isMark = node.type === 'text' && node.value === mark;
    if (isMark && open !== null) {
      const [, ...children] = read.splice(open);
      read.push({ type: 'strong', children });
      open = null;
    } else {
      if (isMark) open = read.length;
      read.push(node);
    }
  }
  return read;
}

function splitAtMarks(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node];
  const parts = node.value.split(/(?<!\*)(\*\*)(?!\*)/);
  return parts.filter(Boolean).map((value) => ({ type: 'text', value }));
}
