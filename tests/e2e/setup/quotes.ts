import type { Page } from '@playwright/test';
import { expect } from './visitor';

/** The place (a CSS selector) of each quoted string on a page. */
export type Quotes = Record<string, readonly string[]>;

/** The texts of all elements of a selector, as they are written and not as styles show them. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Expects every quoted string in its place. */
export async function expectQuotes(page: Page, quotes: Quotes): Promise<void> {
  for (const [selector, words] of Object.entries(quotes)) {
    const texts = await textsOf(page, selector);
    for (const word of words) expect(texts, selector).toContain(word);
  }
}
