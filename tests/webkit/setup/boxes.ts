/** Reads and compares where the parts of a page stand. */

/** Of an element (px). Engines break lines elsewhere, and make letters wider: what follows from a text is `null`. */
export interface Box {
  name: string;
  /** How far below the edge of its parent it begins. */
  inset: number | null;
  width: number | null;
  height: number | null;
}

/** Runs in a page: reads what has a size of its own, and what comes first in each item of a list. */
export function readBoxes(): Box[] {
  const parts = 'img, picture, svg, input, select, textarea, li > :first-child';
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"]'))
    .map((one) => {
      const { display, position } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const isFirst = !one.previousSibling && position === 'static' && !display.includes('inline');
      const isText = one.textContent.trim() !== '';
      return {
        name: `${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 30)}"`,
        inset: isFirst ? box.top - (one.parentElement?.getBoundingClientRect().top ?? 0) : null,
        width: isText ? null : box.width,
        height: isText ? null : box.height,
      };
    });
}

/**
 * The elements that stand elsewhere, or have another size, by more than `most` px; a tall picture by more than 1.5 %:
 * beside a text it is as high as the text, each line of which an engine rounds in its own way.
 */
export function findDifferences(ours: Box[], theirs: Box[], most: number): string[] {
  if (ours.length !== theirs.length) return [`${ours.length} elements instead of ${theirs.length}`];
  return ours.flatMap((one, index) => {
    const other = theirs[index];
    if (!other) return [];
    const found = (['inset', 'width', 'height'] as const).flatMap((key) => {
      const [mine, its] = [one[key], other[key]];
      return mine === null || its === null || Math.abs(mine - its) <= Math.max(most, its * 0.015)
        ? []
        : [`${key} ${Math.round(mine)} instead of ${Math.round(its)}`];
    });
    return found.length === 0 ? [] : [`${one.name}: ${found.join(', ')}`];
  });
}
