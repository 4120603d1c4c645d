/** A stretch of text; `bold` is the only format there is. */
interface RichTextToken {
  text: string;
  bold: boolean;
}

function parseLine(line: string): RichTextToken[] {
  // Splitting by the pattern puts the bold texts at odd indexes.
  return line
    .split(/\*\*(.+?)\*\*/)
    .map((text, place) => ({ text, bold: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/**
 * The lines of a text as tokens, never HTML: `**…**` within a line is bold, an unmatched marker
 * stays as text, an empty line has no tokens.
 */
export function parseRichText(text: string): RichTextToken[][] {
  return text === '' ? [] : text.split(/\r\n|[\r\n\u2028\u2029]/).map(parseLine);
}
