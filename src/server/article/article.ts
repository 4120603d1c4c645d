import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { parseRichText } from '../../domain/blog/rich-text';
import type { Blog } from '../../domain/blog/schema';
import { isPictureUrl, parseHttps, youtubeId } from '../../domain/links';
import { parseMarkdown } from './markdown';

/** A stretch of text, a link or a picture. */
export type Inline =
  | { kind: 'text'; text: string; isBold: boolean }
  | { kind: 'link'; url: string; label: readonly Inline[]; isBold: boolean }
  | { kind: 'picture'; url: string; alt: string };

export type Line = readonly Inline[];

/** A part of an article, from top to bottom. */
export type Block =
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; lines: readonly Line[] }
  | { kind: 'list'; items: readonly (readonly Line[])[] };

/** Stands for a link or picture while bold texts are found; Markdown has removed it from texts. */
const placeholder = '\0';

/** Whether an article may show a picture: what a property may show, but no video. */
function isShown(url: string): boolean {
  return isPictureUrl(url) && youtubeId(url) === null;
}

/** Turns one text's tree into blocks; whatever is not among our marks stands as it was written. */
class Reader {
  constructor(private readonly source: string) {}

  blocks(nodes: readonly RootContent[]): Block[] {
    const blocks: Block[] = [];
    for (const node of nodes) {
      const last = blocks.at(-1);
      if (node.type !== 'list') blocks.push(this.#block(node));
      // Every item comes as a list of its own.
      else if (last?.kind === 'list')
        blocks.splice(-1, 1, { ...last, items: [...last.items, ...this.#items(node.children)] });
      else blocks.push({ kind: 'list', items: this.#items(node.children) });
    }
    return blocks;
  }

  #block(node: RootContent): Block {
    if (node.type === 'heading')
      return { kind: 'heading', line: this.#lines(node.children).flat() };
    const lines =
      node.type === 'paragraph' ? this.#lines(node.children) : this.#written(this.#sourceOf(node));
    return { kind: 'paragraph', lines };
  }

  #items(items: readonly ListItem[]): Line[][] {
    return items.map(({ children }) =>
      children.flatMap((node) =>
        node.type === 'paragraph'
          ? this.#lines(node.children)
          : this.#written(this.#sourceOf(node)),
      ),
    );
  }

  #sourceOf({ position }: RootContent): string {
    return this.source.slice(position?.start.offset, position?.end.offset);
  }

  #written(text: string): Line[] {
    return boldLines(text, []);
  }

  #lines(nodes: readonly PhrasingContent[]): Line[] {
    const others: Inline[] = [];
    const texts = nodes.map((node) => {
      if (node.type === 'text') return node.value;
      const other = this.#other(node);
      if (!other) return this.#sourceOf(node);
      others.push(other);
      return placeholder;
    });
    return boldLines(texts.join(''), others);
  }

  /** A link or picture; `null` where its address is not allowed, or it has a title. */
  #other(node: PhrasingContent): Inline | null {
    if (node.type === 'image' && !node.title && isShown(node.url))
      return { kind: 'picture', url: node.url, alt: node.alt ?? '' };
    if (node.type !== 'link' || node.title || !parseHttps(node.url)) return null;
    const label = this.#lines(node.children).flat();
    return label.length > 0 ? { kind: 'link', url: node.url, label, isBold: false } : null;
  }
}

/** The lines of a text in which placeholders stand for `others`, in their order. */
function boldLines(text: string, others: readonly Inline[]): Line[] {
  let next = 0;
  const take = (isBold: boolean): Inline[] => {
    const other = others[next];
    next += 1;
    if (other?.kind === 'link') return [{ ...other, isBold }];
    return other ? [other] : [];
  };
  return parseRichText(text).map((tokens) =>
    tokens.flatMap(({ text: marked, bold: isBold }) =>
      marked.split(placeholder).flatMap((part, place) => {
        const before = place > 0 ? take(isBold) : [];
        return part === '' ? before : [...before, { kind: 'text' as const, text: part, isBold }];
      }),
    ),
  );
}

/** The blocks of one text with marks. */
export function markedBlocks(text: string): Block[] {
  const source = text.replaceAll(placeholder, '\uFFFD').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return new Reader(source).blocks(parseMarkdown(source).children);
}

/** The blocks of a text of which only `**bold**` and line breaks were ever read: one paragraph. */
function plainBlocks(text: string): Block[] {
  const lines = boldLines(text.replaceAll(placeholder, '\uFFFD'), []);
  return lines.length > 0 ? [{ kind: 'paragraph', lines }] : [];
}

/** What decides how a blog post reads. */
export type Texts = Pick<Blog, 'textStyle' | 'description1' | 'description2'>;

/** What a blog post says, from top to bottom. */
export function articleOf({ textStyle, description1, description2 }: Texts): Block[] {
  const blocksOf = textStyle === 'Plain' ? plainBlocks : markedBlocks;
  return [description1, description2].flatMap(blocksOf);
}
