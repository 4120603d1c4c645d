import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { pageSize } from '../../src/domain/property/vocabulary';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

/** Does to a page what a browser's translation does: other words, in elements of its own. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('script, style, option'))
        continue;
      const translation = document.createElement('span');
      translation.textContent = `தமிழ் ${text.data}`;
      text.replaceWith(translation);
    }
  });
}

/** Asks for homes with a lift and expects exactly these. */
async function filterByLift(page: Page): Promise<void> {
  await page.locator('input[name=lift]').evaluate((box: HTMLInputElement) => box.click());
  const names = (await listProperties()).filter(({ lift }) => lift).map(({ name }) => name);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(names.length);
  await expect(page).toHaveURL(/[?&]lift=1/);
  for (const name of names) await expect(cards.filter({ hasText: name })).not.toHaveCount(0);
  await expect(page.getByText(messages.error.title)).toHaveCount(0);
}

test('a page that was translated before its first use can be filtered', async ({ page }) => {
  await page.goto(paths.properties);
  await translate(page);
  await filterByLift(page);
});

test('a page that was translated while somebody used it can be filtered further', async ({
  page,
}) => {
  await page.goto(paths.properties);
  await filterByLift(page);
  await translate(page);
  await page.locator('input[name=lift]').evaluate((box: HTMLInputElement) => box.click());
  await expect(page.locator('main article')).toHaveCount(pageSize);
  await expect(page.getByText(messages.error.title)).toHaveCount(0);
});

test('what somebody types in a translated enquiry form stays', async ({ page }) => {
  await page.goto(paths.contact);
  await translate(page);
  const name = page.locator('input[name=name]');
  await name.focus();
  await page.keyboard.type('Meena', { delay: 120 });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.type(' Raman', { delay: 20 });
  await expect(name).toHaveValue('Meena Raman');
  await expect(name).toBeFocused();
});
