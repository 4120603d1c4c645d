/** A single letter: the initial of a place ("T. Nagar", "K.K. Nagar"). */
const initials = /(^|[^\p{L}\p{M}\p{N}])(\p{L}(?: \p{L}(?![\p{L}\p{M}\p{N}]))+)/gu;
const initialAndWord = /(?:^|[^\p{L}\p{M}\p{N}])(\p{L}{1,2}) (\p{L}[\p{L}\p{M}\p{N}]*)/gu;

/** Normalises spellings that mean the same: "K. K. Nagar", "K.K.Nagar" and "KK Nagar" are "kk nagar". */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\.(?!\d)|[-‐-―\s]/g, ' ')
    .replace(/(^|\D)\.(?=\d)/g, '$1 ')
    .replace(/ +/g, ' ')
    .replace(initials, (run) => run.slice(0, 1) + run.slice(1).replaceAll(' ', ''))
    .replace(/[,;:() ]+/g, ' ')
    .trim();
}

/** The text that a search looks in, made once for each property; "tnagar" finds "T. Nagar" too. */
export function searchable(...texts: readonly string[]): string {
  const folded = texts.map(fold);
  const joined = folded.flatMap((text) =>
    Array.from(text.matchAll(initialAndWord), ([, initial = '', word = '']) => initial + word),
  );
  return ` ${[...folded, ...joined].join(' \n ')} `;
}

type Search = (searchable: string) => boolean;

/**
 * Every word must occur, in any order: people type "Anna Nagar villa" where the address says "Villa,
 * Anna Nagar". A single letter is a word of its own, or begins one while it is still being typed.
 * `null` for a text without words.
 */
export function searchFor(text: string): Search | null {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const last = words.length - 1;
  const parts = words.map((word, index) => {
    if (!/^\p{L}$/u.test(word)) return word;
    return index === last ? ` ${word}` : ` ${word} `;
  });
  const joined = words.some((word) => word.length <= 2) ? ` ${words.join('')}` : null;
  return (within) =>
    parts.every((part) => within.includes(part)) || (joined !== null && within.includes(joined));
}
