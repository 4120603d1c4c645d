import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible';

/** The text spacing that WCAG 2.2, 1.4.12 lets readers set. */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Fails when the reader's own spacing of text cuts something off; the page is then as before. */
export async function expectRoomForSpacing(page: Page, name: string): Promise<void> {
  const before = await clippedTexts(page);
  // Bypasses the policy, like a reader's own style sheet.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, readersSpacing);
  const lost = (await clippedTexts(page)).filter((text) => !before.includes(text));
  expect(lost, name).toEqual([]);
  await expectNoSidewaysScroll(page, `${name} with the reader's spacing`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Controls that are recognised by their edge; forced colours remove their background. */
const edged =
  '.button, .input, select, textarea, ul[aria-label="Active filters"] a, a.chat, [aria-pressed], .toast';

function withoutEdge(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const isSeen = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
        return !isSeen || /^rgba\(.*, 0\)$/.test(borderTopColor);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

/** Fails when a control has no edge with forced colours; the page is then as before. */
export async function expectEdges(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const controls = page.locator(edged);
  await expect(controls.filter({ visible: true }), name).not.toHaveCount(0);
  expect(await withoutEdge(controls), name).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * The texts that are cut off by their box. Hidden texts do not count, nor does the end of the
 * breadcrumbs: the heading below has it in full.
 */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const title = document.querySelector('h1')?.innerText;
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((one) => /hidden|clip/.test(one));
      if (!cuts || clipPath !== 'none' || element.closest('[aria-hidden=true]')) return false;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    };
    return [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')]
      .filter((element) => element.innerText && isCut(element))
      .map(({ innerText }) => innerText.trim())
      .filter((text) => text !== '' && text !== title);
  });
}
