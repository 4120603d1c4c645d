import { featuredWords } from '../../../src/content/pages/home';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { expect, test } from '../setup/visitor';

test.use({ javaScriptEnabled: false });

test('all featured homes are on the first page, in rows of four, the first of them loaded at once', async ({
  page,
  admin,
}) => {
  const there = (await listProperties()).filter(({ featured }) => featured).length;
  for (let home = there; home < 13; home += 1)
    await admin.addProperty({ name: `Featured home ${home}`, featured: true });
  // With a picture: of the homes of one day those come first.
  const images = (await listProperties()).flatMap((home) => home.images).slice(0, 1);
  await admin.addProperty({ name: 'Newest featured home', featured: true, images });
  await page.goto(paths.home);
  const cards = page.locator('[aria-labelledby=featured] article');
  // The newest others fill the fourth row.
  await expect(cards).toHaveCount(16);
  await expect(cards.first()).toContainText('Newest featured home');
  const pictures = await cards
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  expect(pictures).toEqual([...Array<string>(4).fill('eager'), ...Array<string>(12).fill('lazy')]);
  const perRow = async () => {
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().y),
    );
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
  };
  for (const [width, count] of [
    [1440, 4],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await perRow(), `${width} px`).toBe(count);
    await expect(cards.last(), `${width} px`).toBeVisible();
  }

  // In rows of three a tile that leads to all homes takes what the last one leaves.
  const tile = page.locator('[aria-labelledby=featured] li.more');
  for (const [width, isThere] of [
    [1440, false],
    [1024, true],
    [768, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tile.isVisible(), `${width} px`).toBe(isThere);
    if (!isThere) continue;
    const ends = await page
      .locator('[aria-labelledby=featured] .homes')
      .evaluate((list) =>
        [list, list.lastElementChild].map((one) => one?.getBoundingClientRect().right),
      );
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), `${width} px`).toBeLessThan(1);
  }

  for (let home = 14; home < 26; home += 1)
    await admin.addProperty({ name: `Featured home ${home}`, featured: true });
  await page.goto(paths.home);
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: featuredWords.allFeatured(26) }).click();
  await expect(page.locator('main article')).toHaveCount(26);
});
