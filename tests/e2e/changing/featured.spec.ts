import type { Page } from '@playwright/test';
import { featuredWords } from '../../../src/content/pages/home';
import type { Property, PropertySummary } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';
import { enterAdmin } from '../setup/records';
import { expect, test } from '../setup/visitor';

const total = 30;

/** Makes that many properties featured, and no other. */
async function featureExactly(page: Page, count: number): Promise<void> {
  const listed = await page.request.get(paths.api.properties);
  let homes = (await listed.json()) as PropertySummary[];
  const [sample] = homes;
  for (let missing = count - homes.length; missing > 0; missing -= 1) {
    const data = { ...sample, floor: '1', name: `Featured home ${missing}` };
    expect((await page.request.post(paths.api.addProperty, { data })).ok()).toBe(true);
  }
  homes = (await (await page.request.get(paths.api.properties)).json()) as PropertySummary[];
  for (const [place, { _id, featured }] of homes.entries()) {
    const wanted = place < count;
    if (featured === wanted) continue;
    const data: Partial<Property> = { featured: wanted };
    expect((await page.request.put(paths.api.updateProperty(_id), { data })).ok()).toBe(true);
  }
}

/** How far from the right edge of the grid its last row ends, in CSS pixels. */
const holeOf = (page: Page) =>
  page
    .locator('[aria-labelledby=featured] ul')
    .last()
    .evaluate((list) => {
      const shown = [...list.children].filter((item) => item.getClientRects().length > 0);
      const edge = (item?: Element) => item?.getBoundingClientRect().right ?? 0;
      return Math.round(edge(list) - edge(shown.at(-1)));
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of thirty featured homes can be seen on the first page', async ({ page }) => {
    await enterAdmin(page);
    await featureExactly(page, total);
    await page.goto(paths.home);
    const cards = page.locator('[aria-labelledby=featured] article');
    await expect(cards).toHaveCount(total);
    await expect(cards.last()).toBeHidden();
    await page.getByText(featuredWords.more(total - 12)).click();
    await expect(cards.last()).toBeVisible();
  });
});

test('the last row of featured homes has no hole, at any number and width', async ({ page }) => {
  await enterAdmin(page);
  for (const count of [1, 2, 3, 5, 6, 12, 14]) {
    await featureExactly(page, count);
    await page.goto(paths.home);
    await page.locator('[aria-labelledby=featured] details').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    for (const width of [360, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await holeOf(page), `${count} homes at ${width} px`).toBe(0);
    }
  }
});
