/** The marks of an article, as edits of a text with a selection. */

/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A replacement of a part of a text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const boldMark = '**';
const itemMark = '- ';

/** One line: what marks it, its words, and spaces behind them. */
const lineParts = /^((?:## |- )?\s*)(.*?)(\s*)$/;
const isBold = /^\*\*.+\*\*$/;

function eachLine(text: string, change: (words: string) => string): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(lineParts, (_, mark: string, words: string, rest: string) =>
        words === '' ? line : `${mark}${change(words)}${rest}`,
      ),
    )
    .join('\n');
}

/** Makes the selection bold, line by line, or ends that. */
export function toggleBold({ text, start, end }: Selected): Edit {
  const selected = text.slice(start, end);
  const { length } = boldMark;
  const isInside = text.slice(0, start).endsWith(boldMark) && text.slice(end).startsWith(boldMark);
  if (isInside) {
    const [from, to] = [start - length, end + length];
    return { from, to, insert: selected, start: from, end: end - length };
  }
  if (selected.trim() === '') {
    const insert = boldMark + selected + boldMark;
    return { from: start, to: end, insert, start: start + length, end: end + length };
  }
  const filled = selected.split('\n').filter((line) => line.trim() !== '');
  const areAllBold = filled.every((line) => isBold.test(lineParts.exec(line)?.[2] ?? ''));
  const insert = eachLine(selected, (words) =>
    areAllBold ? words.slice(length, -length) : boldMark + words + boldMark,
  );
  // One stretch of words stays selected without its marks, so that the next press ends it.
  const isOne = !areAllBold && !selected.includes('\n') && selected.trim() === selected;
  const inner = isOne && lineParts.exec(selected)?.[1] === '' ? length : 0;
  return { from: start, to: end, insert, start: start + inner, end: start + insert.length - inner };
}

/** Begins the selected lines with a mark, in place of another, or takes it away where all have it. */
function toggleLines({ text, start, end }: Selected, mark: '## ' | typeof itemMark): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, end > start ? end - 1 : end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const areMarked = filled.length > 0 && filled.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => {
    if (areMarked) return line.slice(line.startsWith(mark) ? mark.length : 0);
    if (line.trim() === '' && filled.length > 0) return line;
    return mark + line.replace(/^(?:## |- )/, '');
  });
  const insert = marked.join('\n');
  // A line right below a list would belong to its last item.
  const below = text.slice(to + 1).split('\n', 1)[0] ?? '';
  const isJoined =
    mark === itemMark && !areMarked && below.trim() !== '' && !below.startsWith(mark);
  const last = from + insert.length;
  return {
    from,
    to,
    insert: isJoined ? `${insert}\n` : insert,
    start: lines.length > 1 ? from : last,
    end: last,
  };
}

/** Makes the selected lines headings, or ends that. */
export function toggleHeading(selected: Selected): Edit {
  return toggleLines(selected, '## ');
}

/** Makes the selected lines items of a list, or ends that. */
export function toggleList(selected: Selected): Edit {
  return toggleLines(selected, itemMark);
}

/** What Enter does in an item of a list: begins the next one, or ends the list in an empty one; `null` elsewhere. */
export function continueList({ text, start, end }: Selected): Edit | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [line = ''] = text.slice(from).split('\n', 1);
  if (!line.startsWith(itemMark) || start < from + itemMark.length) return null;
  const isEmpty = start === end && line.slice(itemMark.length).trim() === '';
  if (!isEmpty) {
    const after = start + itemMark.length + 1;
    return { from: start, to: end, insert: `\n${itemMark}`, start: after, end: after };
  }
  // A line right below a list would belong to its last item.
  const insert = /\S\n$/.test(text.slice(0, from)) ? '\n' : '';
  const after = from + insert.length;
  return { from, to: from + line.length, insert, start: after, end: after };
}

/** The words of a link or picture without the brackets and line breaks that would end them. */
function withoutBrackets(words: string): string {
  return words.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim();
}

/** An address without what would end it early. */
function withoutParentheses(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Puts a link in the place of the selection. */
export function insertLink({ start, end }: Selected, words: string, address: string): Edit {
  const insert = `[${withoutBrackets(words)}](${withoutParentheses(address)})`;
  const after = start + insert.length;
  return { from: start, to: end, insert, start: after, end: after };
}

/** Puts a picture behind the selection, with an empty line on both sides. */
export function insertPicture({ text, end }: Selected, words: string, address: string): Edit {
  const before = text.slice(0, end);
  const after = text.slice(end);
  const above = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - trailingBreaks(before)));
  const below = '\n'.repeat(Math.max(0, 2 - leadingBreaks(after)));
  const picture = `![${withoutBrackets(words)}](${withoutParentheses(address)})`;
  const insert = above + picture + below;
  const place = end + insert.length;
  return { from: end, to: end, insert, start: place, end: place };
}

function trailingBreaks(text: string): number {
  return /\n*$/.exec(text)?.[0].length ?? 0;
}

function leadingBreaks(text: string): number {
  return /^\n*/.exec(text)?.[0].length ?? 0;
}
