import type { Page } from '@playwright/test';
import { errorMessages } from '../../../src/content/screen-messages';
import { hold, untilIdle, untilLive } from './hold';
import { forgive } from './problems';
import { expect, test } from './visitor';

const moments = ['after its code has run', 'before its code has run'];

/** React finds other elements than its own before its code has run, makes the island anew, and says so. */
const forgiveAnew = (problems: string[]) => forgive(problems, /React error #418/);

/** Describes a page that a browser translates, at each moment at which it may. */
export function describeTranslated(tests: (moment: string) => void): void {
  for (const moment of moments) {
    test.describe(`row 45: a page that is translated ${moment}`, () => {
      test.afterEach(async ({ page, problems }) => {
        await expect(page.getByText(errorMessages.title)).toHaveCount(0);
        if (moment.startsWith('before')) forgiveAnew(problems);
      });

      tests(moment);
    });
  }
}

/** Does to a page what a browser's translation does: each text in elements of its own, also those that come later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = 'http://www.w3.org/1999/xhtml';
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, option, font'))
          continue;
        const outer = document.createElementNS(html, 'font');
        const inner = document.createElementNS(html, 'font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateIn(target);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

/** Opens a page whose islands stay as the server sent them, until they are let go. */
export async function openWaiting(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /_astro\/(?:Listings|Gallery|EnquiryForm)\./);
  await page.goto(path);
  return async () => {
    release();
    await untilLive(page);
    // React hydrates when there is time.
    await untilIdle(page);
  };
}
