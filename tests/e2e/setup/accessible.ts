import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Floating elements cover what is below them; people scroll, the checker does not. */
async function landFloatingParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky') element.style.position = 'static';
    }
  });
}

/** The checker's code. Its package for Playwright sends twice as much, and opens a page of its own for each answer. */
const checker = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/** For a test that checks one page after another: to send the checker to each costs as much as to open it. */
export const bringChecker = (page: Page) => page.addInitScript(checker);

/**
 * The headers and footers in which the checker has found nothing, as they stood: their markup, and what they are drawn on.
 * Most pages have the same, which it would read each time.
 */
const soundFrames = new Set<string>();

const frameParts = 'body > :is(header, footer)';

function readFrame(page: Page): Promise<string[]> {
  return page.locator(frameParts).evaluateAll((parts) =>
    parts.map((part) => {
      const drawn = [part, document.body].map((it) => {
        const { color, backgroundColor, backgroundImage, fontSize } = getComputedStyle(it);
        return [color, backgroundColor, backgroundImage, fontSize].join(' ');
      });
      const { width, height } = part.getBoundingClientRect();
      return [...drawn, width, height, part.outerHTML].join('\n');
    }),
  );
}

/** Fails with what the checker finds in a page, or only in its open dialog; `name` is for the message. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const isDialog = (await page.locator('dialog[open]').count()) > 0;
  if (!isDialog) await landFloatingParts(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  const frame = isDialog ? [] : await readFrame(page);
  const found = await page.evaluate(
    async ({ frameParts, known }) => {
      const frame = [...document.querySelectorAll(frameParts)];
      const part =
        known === null
          ? { include: ['dialog'] }
          : { include: ['html'], exclude: frame.filter((_, index) => known[index]) };
      // Colours on their way from one to another are no colours of the site.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(part, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        // Else each style sheet is read anew, for a rule that is not among these.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    { frameParts, known: isDialog ? null : frame.map((one) => soundFrames.has(one)) },
  );
  expect(found, name).toEqual([]);
  frame.forEach((one) => soundFrames.add(one));
}

/** Fails when a page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Fails when text touches the edge of the window, as it does without the page's margin. */
export async function expectMargins(page: Page, name: string): Promise<void> {
  const texts = page.locator(':is(main, footer) :is(h1, h2, h3, p, dt, dd, label)');
  const atTheEdge = await texts.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('[aria-hidden=true], .visually-hidden'))
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right, width } = words.getBoundingClientRect();
        return width > 1 && (left < 12 || right > innerWidth - 8);
      })
      .map(({ textContent }) => textContent.trim().slice(0, 40)),
  );
  expect(atTheEdge, `${name} has words at the edge`).toEqual([]);
}
