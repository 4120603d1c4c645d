import type { Page } from '@playwright/test';
import { listings } from '../../../src/content/listings';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { tabTo } from '../setup/keyboard';
import { expect, test } from '../setup/visitor';

const { filters } = listings;
/** A word that only the homes of this test have. */
const word = 'Punnaivanam';
const searched = `${paths.properties}?text=${word}`;

test.beforeAll(async () => {
  const admin = await openAdmin();
  const add = (name: string, fields: Parameters<typeof sampleProperty>[0]) =>
    admin.addProperty(sampleProperty({ name: `${word} ${name}`, ...fields }));
  await add('silent', { price: '21,000', images: [] });
  await add('family', {
    price: '20,000',
    maintenance: '2,500',
    letTo: ['family', 'women'],
    waterSource: ['metro'],
    availableFrom: 'now',
    fStatus: 'Fully Furnished',
  });
  await add('men', {
    price: '22,000',
    maintenance: 'included',
    letTo: ['men'],
    waterSource: ['tanker'],
    availableFrom: '2099-03-01',
  });
  await add('dear', { price: '60,000', letTo: ['family'], availableFrom: '1 February 2099' });
});

const names = (page: Page) =>
  page.locator('main article').getByRole('heading', { name: new RegExp(word) });
const ofTest = (...homes: string[]) => homes.map((home) => `${word} ${home}`);
const more = (page: Page) => page.locator('summary', { hasText: filters.more });
const box = (page: Page) => page.getByRole('checkbox', { name: filters.unstated });
const chips = (page: Page) =>
  page.getByRole('list', { name: listings.active.label }).getByRole('link');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    /** Without the island, choices count when the form is submitted. */
    const apply = async (page: Page) => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: filters.apply }).click();
    };

    test('the facts filter, the box decides about homes that do not say, and every choice can be undone', async ({
      page,
    }) => {
      await page.goto(`${searched}&sort=rent-up`);
      await expect(names(page)).toHaveText(ofTest('family', 'silent', 'men', 'dear'));
      await more(page).click();
      await expect(box(page)).toBeChecked();

      await page.getByLabel(filters.maxMonthly).selectOption('25000');
      await apply(page);
      await expect(names(page)).toHaveText(ofTest('family', 'silent', 'men'));

      await page.getByRole('checkbox', { name: 'Family' }).check();
      await page.getByRole('checkbox', { name: 'Women' }).check();
      await apply(page);
      await expect(names(page)).toHaveText(ofTest('family', 'silent'));

      await box(page).uncheck();
      await apply(page);
      await expect(names(page)).toHaveText(ofTest('family'));
      await expect(page).toHaveURL(javaScriptEnabled ? /unstated=0/ : /facts=1(?!.*unstated)/);
      await expect(chips(page)).toHaveText([
        new RegExp(word),
        /Up to ₹25,000 with maintenance/,
        /Let to: Family or Women/,
        /Only homes that state this/,
      ]);

      await page.goBack();
      await expect(names(page)).toHaveText(ofTest('family', 'silent'));
      // Without the island, the browser brings back what was last chosen on that page.
      if (javaScriptEnabled) await expect(box(page)).toBeChecked();
      await page.goForward();
      await expect(names(page)).toHaveText(ofTest('family'));
      await expect(box(page)).not.toBeChecked();

      await chips(page).filter({ hasText: 'Let to' }).click();
      await expect(names(page)).toHaveText(ofTest('family', 'men'));
      await expect(page.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
      await chips(page).filter({ hasText: 'Only homes' }).click();
      await expect(names(page)).toHaveText(ofTest('family', 'silent', 'men'));
      await expect(box(page)).toBeChecked();
    });

    test('an address that somebody shares opens the group with its choices', async ({ page }) => {
      const facts = 'availableBy=2099-02-15&pictures=1&semiFurnished=1&fullyFurnished=1';
      await page.goto(`${searched}&${facts}&sort=available`);
      await expect(names(page)).toHaveText(ofTest('family', 'dear'));
      await expect(page.getByLabel(filters.availableBy)).toHaveValue('2099-02-15');
      await expect(page.getByRole('checkbox', { name: 'Semi Furnished' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Not Furnished' })).not.toBeChecked();
      await expect(page.getByRole('checkbox', { name: filters.pictures })).toBeChecked();
      await page.getByLabel(filters.availableBy).fill('');
      await apply(page);
      await expect(names(page)).toHaveText(ofTest('family', 'dear', 'men'));
      await page.locator('#sort').selectOption('monthly');
      if (!javaScriptEnabled) {
        await page.getByRole('button', { name: listings.sort.apply, exact: true }).click();
      }
      await expect(names(page)).toHaveText(ofTest('men', 'family', 'dear'));
    });

    test('where nothing is left, each fact that may be dropped is named', async ({ page }) => {
      await page.goto(`${searched}&borewell=1&family=1&unstated=0`);
      await expect(names(page)).toHaveCount(0);
      const without = (label: string) =>
        page.getByRole('link', { name: listings.empty.without(label) });
      await expect(without('Water from: Borewell')).toBeVisible();
      await expect(without('Let to: Family')).toHaveCount(0);
      await without('Only homes that state this').click();
      await expect(names(page)).toHaveText(ofTest('dear', 'silent'));
    });
  });
}

test('by keyboard alone, on a phone, and nothing is hidden by a box that nobody needs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${searched}&sort=rent-up`);
  await tabTo(page, page.locator('summary', { hasText: filters.title }));
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  await tabTo(page, box(page));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: filters.show(4) })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Metro water' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(more(page)).toContainText(filters.chosen(2));
  await tabTo(page, page.getByRole('button', { name: filters.show(1) }));
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(names(page)).toHaveText(ofTest('family'));
  await expect(page).toHaveURL(/unstated=0&metro=1/);
});

for (const width of [320, 360, 1440]) {
  test(`the open group is accessible and nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${searched}&family=1&women=1&availableBy=2099-02-15&unstated=0`);
    if (width < 1000) await page.locator('summary', { hasText: filters.title }).click();
    await expect(box(page)).toBeVisible();
    await expectNoSidewaysScroll(page, 'the open group of further filters');
    await expectAccessible(page, 'the open group of further filters');
  });
}
