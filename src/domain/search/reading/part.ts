import type { Wish } from '../../wish';

/** A text without some parts of it, in their order. */
export function cutOut(plain: string, parts: readonly Pick<Wish, 'start' | 'end'>[]): string {
  const rest = parts.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^[\s,;:]*/, ' '),
    plain,
  );
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** A part of a text, with the text that is left without it. */
export const makePart = (plain: string, start: number, end: number) => ({
  start,
  end,
  rest: cutOut(plain, [{ start, end }]),
});
