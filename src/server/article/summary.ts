import type { Blog, BlogSummary } from '../../domain/blog/schema';
import { shortenToWords } from '../../domain/shorten';
import { articleOf, type Block, type Line, type Texts } from './article';

/** The longest excerpt, in characters. */
const maxExcerpt = 180;

/** How much of a text (characters) is read for an excerpt, up to the next line break. */
const readForExcerpt = 2_000;

function lineText(line: Line): string {
  return line
    .map((part) => {
      if (part.kind === 'picture') return '';
      return part.kind === 'link' ? lineText(part.label) : part.text;
    })
    .join('');
}

function blockText(block: Block): string {
  if (block.kind === 'heading') return lineText(block.line);
  const lines = block.kind === 'list' ? block.items.flat() : block.lines;
  return lines.map(lineText).join(' ');
}

/** The text of blocks without marks and pictures, with single spaces for every kind of space. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
}

function beginning(text: string): string {
  const end = text.indexOf('\n', readForExcerpt);
  return end === -1 ? text : text.slice(0, end);
}

/** The beginning of a blog post as plain text, at most `limit` characters, whole words, with … when cut. */
export function excerpt(
  { textStyle, description1, description2 }: Texts,
  limit = maxExcerpt,
): string {
  const blocks = articleOf({
    textStyle,
    description1: beginning(description1),
    description2: beginning(description2),
  });
  return shortenToWords(plainText(blocks), limit);
}

/** What the list returns of a blog post: the first picture, and the beginning of its text. */
export function summarizeBlog(blog: Blog): BlogSummary {
  const { _id, blogType, title, images, date } = blog;
  return { _id, blogType, title, date, images: images.slice(0, 1), excerpt: excerpt(blog) };
}
