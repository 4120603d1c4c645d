import type { Page } from '@playwright/test';

/** The lines of the company's name, the header's height (px), and what is cut, at the edge or over another part. */
export function readHeader(
  page: Page,
): Promise<{ rows: number; height: number; faults: string[] }> {
  return page.locator('header.header').evaluate((header) => {
    const parts = [...header.querySelectorAll('.wordmark, nav li a, .bar > a, .direct a, summary')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }));
    const faults = parts
      .filter(({ box }) => box.left < 8 || box.right > innerWidth - 8)
      .map(({ part }) => `at the edge: ${part}`);
    for (const [index, { part, box }] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const isBeside = box.right <= other.box.left || other.box.right <= box.left;
        // The menu's row begins within the height of a finger that the first row has.
        const isAbove = box.bottom <= other.box.top + 9;
        const isBelow = other.box.bottom <= box.top + 9;
        if (!isBeside && !isAbove && !isBelow) faults.push(`${part} over ${other.part}`);
      }
    const name = header.querySelector('.wordmark span');
    if (!name) throw new Error('The header has no name.');
    const words = document.createRange();
    words.selectNodeContents(name);
    const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
    if (name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 1)
      faults.push('The name is cut.');
    const { height } = header.getBoundingClientRect();
    return { rows: new Set(tops).size, height, faults };
  });
}
