/** Looks at the header with one name of a company after another. */
import type { Page } from '@playwright/test';

/** What a build puts into the header. */
export interface NamedCompany {
  name: string;
  email: string;
  /** Whether the name has the smaller letters of a long one. */
  isLong: boolean;
}

export interface SeenHeader {
  name: string;
  /** The lines of the name. */
  rows: number;
  /** In pixels. */
  height: number;
  /** What is cut, at the edge or over another part. */
  faults: string[];
}

/** The header as it is with each of these companies, with a mark that was uploaded; it keeps the last one. */
export function readHeaders(page: Page, companies: readonly NamedCompany[]): Promise<SeenHeader[]> {
  return page.locator('header.header').evaluate((header, all) => {
    const link = header.querySelector('.wordmark');
    const mark = link?.querySelector('img');
    const words = link?.querySelector('span');
    const address = header.querySelector('.direct a + a span');
    if (!link || !mark || !words || !address) throw new Error('The header has no name.');
    if (mark.parentElement === link) {
      const picture = document.createElement('picture');
      mark.replaceWith(picture);
      picture.append(mark);
      mark.src = '/assets/images/logo.png';
    }

    const findFaults = () => {
      const parts = [
        ...header.querySelectorAll('.wordmark, nav li a, .bar > a, .direct a, summary'),
      ]
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
      if (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 1)
        faults.push('The name is cut.');
      return faults;
    };

    return all.map(({ name, email, isLong }) => {
      link.classList.toggle('long', isLong);
      words.textContent = name;
      address.textContent = email;
      const letters = document.createRange();
      letters.selectNodeContents(words);
      const tops = [...letters.getClientRects()].map(({ top }) => Math.round(top));
      const { height } = header.getBoundingClientRect();
      return { name, rows: new Set(tops).size, height, faults: findFaults() };
    });
  }, companies);
}
