import type { KnownRent } from '../../domain/property/rent-range';

/** At both ends, so that no dot is cut off; how near two dots of one level may be on a phone (percent of the line). */
const [margin, dotWidth] = [5, 6];
/** Of a dot, of a level of dots, and of the words above (px). */
const [r, levelHeight, top] = [6, 18, 24];

const percent = (value: number) => `${value.toFixed(1)}%`;

/**
 * Draws rents, lowest first, as dots on a line, with the range of the owner's home as a band: the attributes of the
 * parts of an SVG as wide as its column. A dot that would overlap another is a level higher.
 */
export function rentLine(
  rents: readonly KnownRent[],
  { low, high }: { low: number; high: number },
) {
  const amounts = [...rents.map(({ rupees }) => rupees), low, high];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const leftOf = (rupees: number) =>
    most === least ? 50 : margin + ((100 - 2 * margin) * (rupees - least)) / (most - least);
  /** Where the last dot of each level is. */
  const levels: number[] = [];
  const placed = rents.map(({ rupees, offer }) => {
    const left = leftOf(rupees);
    const free = levels.findIndex((last) => left - last >= dotWidth);
    const level = free === -1 ? levels.length : free;
    levels[level] = left;
    return { left, level, isOffered: offer !== null };
  });
  const height = top + (levels.length + 1 / 3) * levelHeight;
  const middle = (leftOf(low) + leftOf(high)) / 2;
  const width = Math.max(dotWidth, leftOf(high) - leftOf(low));
  return {
    height,
    dots: placed.map(({ left, level, isOffered }) => {
      return { cx: percent(left), cy: height - 2 * r - level * levelHeight, r, isOffered };
    }),
    band: { x: percent(middle - width / 2), width: percent(width), y: top, height: height - top },
    /** Where the words above the band have their middle, and are not cut off. */
    label: percent(Math.min(85, Math.max(15, middle))),
  };
}
