import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { maxSteps } from '../setup/keyboard';
import { openAdmin } from '../setup/admin';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

/** A walk ends after so many stops in a row at elements already visited or added since. */
const maxOthers = 8;

interface Walk {
  missed: string[];
  unseen: string[];
}

/** Tabs through a whole page; returns the controls that were not reached, and the stops that cannot be seen. */
async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const isOffered = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    for (const element of document.querySelectorAll(controls))
      if (isOffered(element)) element.setAttribute('data-unmet', '');
  });
  const unseen: string[] = [];
  let others = 0;
  for (let step = 0; step < maxSteps && others < maxOthers; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || !element.hasAttribute('data-unmet')) return null;
      element.removeAttribute('data-unmet');
      // A hidden file field is visible through its label.
      const shown = element.matches('[type=file]')
        ? (document.querySelector(`label[for="${element.id}"]`) ?? element)
        : element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      // A tall field may reach below the bar at the lower edge, as long as its beginning is in sight.
      const isSeen = [height / 2, Math.min(height / 2, 22)].some((below) => {
        const above = document.elementFromPoint(left + width / 2, top + below);
        return above !== null && (shown.contains(above) || above.contains(shown));
      });
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isSeen && hasRing ? '' : element.outerHTML.slice(0, 200);
    });
    others = stop === null ? others + 1 : 0;
    if (stop !== null && stop !== '') unseen.push(stop);
  }
  const missed = await page
    .locator('[data-unmet]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  return { missed, unseen };
}

test('the Tab key reaches every control of every page, and each is visible', async ({ page }) => {
  const admin = await openAdmin();
  const id = await admin.addProperty(
    sampleProperty({ name: 'A home to walk through', images: [] }),
  );
  await openReady(page, paths.signin);
  expect(await walk(page), paths.signin).toEqual({ missed: [], unseen: [] });
  await enterAdmin(page);
  const { home: start, bulk, enquiries, trash, blogs, addBlog, properties } = paths.admin;
  for (const path of [
    start,
    bulk,
    enquiries,
    trash,
    blogs,
    addBlog,
    properties,
    paths.admin.property(id),
  ]) {
    await openReady(page, path);
    expect(await walk(page), path).toEqual({ missed: [], unseen: [] });
  }
});
