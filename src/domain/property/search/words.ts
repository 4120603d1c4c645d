/** A word of a text in its normal form, and its position in the text (after `normalize('NFKC')`). */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Dots, commas, brackets, hyphens and spaces part words; a dot between digits does not. */
const pattern = /(?:\d+(?:\.\d+)+|[^\s.,;:()‐-―-])+/gu;
const initial = /^\p{L}$/u;
const parted = /[,;:()]/;

/** The words of a text; initials are one word: "K. K. Nagar", "K.K.Nagar" and "KK Nagar" are "kk" and "nagar". */
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKC');
  const words: Word[] = [];
  let initials: Word | null = null;
  for (const match of plain.matchAll(pattern)) {
    const word: Word = {
      text: match[0].replace(/['’]/g, '').toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    };
    if (word.text === '') continue;
    const isInitial = initial.test(word.text);
    if (initials && isInitial && !parted.test(plain.slice(initials.end, word.start))) {
      initials.text += word.text;
      initials.end = word.end;
      continue;
    }
    initials = isInitial ? word : null;
    words.push(word);
  }
  return words;
}

/** The text that a search looks in, made once for each property; "tnagar" finds "T. Nagar" too. */
export function searchable(...texts: readonly string[]): string {
  const folded = texts.map((text) => wordsOf(text).map((word) => word.text));
  const joined = folded.flatMap((words) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      return /^\p{L}{1,2}$/u.test(word) && next !== undefined && /^\p{L}/u.test(next)
        ? [word + next]
        : [];
    }),
  );
  return ` ${[...folded.map((words) => words.join(' ')), ...joined].join(' \n ')} `;
}
