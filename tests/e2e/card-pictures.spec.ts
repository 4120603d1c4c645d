import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths';
import type { Property } from '../../src/domain/property/schema';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

/** What a page asks for of the pictures of homes, and of the homes themselves. */
function watch(page: Page) {
  const pictures = new Set<string>();
  const homes: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const source = searchParams.get('url');
    if (source?.startsWith('/api/image/')) pictures.add(source);
    if (pathname.startsWith(paths.api.property(''))) homes.push(pathname);
  });
  return { pictures, homes };
}

/** A home with several pictures, and its card. */
async function findCard(page: Page): Promise<{ id: string; count: number; card: Locator }> {
  const home = (await listProperties()).find(({ pictureCount }) => pictureCount > 2);
  if (!home) throw new Error('The sample has no such home.');
  const { _id: id, pictureCount: count } = home;
  const card = page.locator('article', { has: page.locator(`[href="${paths.property(id)}"]`) });
  return { id, count, card };
}

const turn = (row: Locator, by: number) =>
  row.evaluate((it, left) => it.scrollTo({ left: left * it.clientWidth, behavior: 'instant' }), by);

for (const path of [paths.home, paths.properties, paths.place('chennai')])
  test(`${path} loads one picture a home, until somebody swipes`, async ({ page }) => {
    const asked = watch(page);
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    for (const card of await page.locator('main article').all())
      await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked.homes).toEqual([]);
    const { id, count, card } = await findCard(page);
    await expect(card.locator('img')).toHaveCount(1);
    const answer = await page.request.get(paths.api.property(id));
    const [{ images } = { images: [] }] = (await answer.json()) as Pick<Property, 'images'>[];
    expect(images.filter((image) => asked.pictures.has(image))).toEqual(images.slice(0, 1));

    const row = card.locator('[data-pictures]');
    await row.scrollIntoViewIfNeeded();
    await expect(card).toContainText(`1/${count}`);
    await turn(row, 1);
    await expect(card).toContainText(`2/${count}`);
    // The one in sight and the next.
    await expect(card.locator('img')).toHaveCount(3);
    await turn(row, 2);
    await expect(card).toContainText(`3/${count}`);
    await expect(card.locator('img')).toHaveCount(Math.min(4, count));
    expect(asked.homes).toEqual([paths.api.property(id)]);
  });

test('the pictures of a card are one link to its home and no stop of the keyboard; a mouse turns them at their sides', async ({
  page,
}) => {
  await page.goto(paths.properties);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const { id, count, card } = await findCard(page);
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.locator('[data-heart]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card.locator(':focus')).toHaveCount(0);
  expect(await card.ariaSnapshot()).not.toContain(`1/${count}`);

  const row = card.locator('[data-pictures]');
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  const right = { position: { x: width - 10, y: height / 2 } };
  await row.click(right);
  await expect(card).toContainText(`2/${count}`);
  for (let place = 3; place <= count; place += 1) {
    await row.click(right);
    await expect(card).toContainText(`${place}/${count}`);
  }
  await row.click(right);
  await expect(card).toContainText(`1/${count}`);
  await row.click({ position: { x: width / 2, y: height / 2 } });
  await expect(page).toHaveURL(paths.property(id));
});

test('the cards of a row end level, and have each line once', async ({ page }) => {
  for (const path of [paths.properties, paths.home])
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const cards = await page
        .locator('main article[data-status]')
        .evaluateAll((all) =>
          all.map((card) => ({
            top: Math.round(card.getBoundingClientRect().top),
            end: Math.round(card.lastElementChild?.getBoundingClientRect().bottom ?? 0),
            lines: [...card.querySelectorAll('p.numbers:not(.card_more)')].map(
              ({ clientHeight }) => clientHeight,
            ),
            more: card.querySelector('.card_more')?.clientHeight ?? 0,
          })),
        );
      const rows = Map.groupBy(cards, ({ top }) => top);
      for (const row of rows.values())
        expect(new Set(row.map(({ end }) => end)).size, `${path} at ${width} px`).toBe(1);
      expect(Math.max(...cards.flatMap(({ lines }) => lines))).toBeLessThan(30);
      // What nobody compares by has two lines at most.
      expect(Math.max(...cards.map(({ more }) => more))).toBeLessThan(46);
    }
});
