import type { Page } from '@playwright/test';
import { listings } from '../../../src/content/properties/listings';
import { paths } from '../../../src/paths';
import { expect, test } from '../setup/visitor';

const { filters } = listings;
/** A word that only the homes of this test have. */
const word = 'Punnaivanam';
const searched = `${paths.properties}?text=${word}`;

test.beforeAll(async ({ admin }) => {
  const homes: Record<string, Parameters<typeof admin.addProperty>[0]> = {
    silent: { price: '21,000' },
    family: { price: '20,000', maintenance: '2,500', letTo: ['family', 'women'] },
    men: { price: '22,000', maintenance: 'included', letTo: ['men'] },
    dear: { price: '60,000', letTo: ['family'] },
  };
  for (const [name, fields] of Object.entries(homes))
    await admin.addProperty({ name: `${word} ${name}`, ...fields });
});

const names = (page: Page) =>
  page.locator('main article').getByRole('heading', { name: new RegExp(word) });
const expectHomes = (page: Page, ...homes: string[]) =>
  expect(names(page)).toHaveText(homes.map((home) => `${word} ${home}`));
const more = (page: Page) => page.locator('summary', { hasText: filters.more });
const unstated = (page: Page) => page.getByRole('checkbox', { name: filters.unstated });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('facts filter, a box drops homes that do not say, all can be undone', async ({ page }) => {
  await page.goto(`${searched}&sort=rent-up`);
  await expectHomes(page, 'family', 'silent', 'men', 'dear');
  await more(page).click();
  await expect(unstated(page)).toBeChecked();
  await page.getByLabel(filters.maxMonthly).fill('25000');
  await expectHomes(page, 'family', 'silent', 'men');
  await box(page, 'Family').check();
  await box(page, 'Women').check();
  await expectHomes(page, 'family', 'silent');
  await unstated(page).uncheck();
  await expectHomes(page, 'family');
  await expect(page).toHaveURL(/unstated=0/);
  const chips = page.getByRole('list', { name: listings.active.label }).getByRole('link');
  await expect(chips).toHaveText([
    new RegExp(word),
    /Up to ₹25,000 with maintenance/,
    /Preferred tenants: Family or Women/,
    /Only homes where this is stated/,
  ]);

  await page.goBack();
  await expectHomes(page, 'family', 'silent');
  await expect(unstated(page)).toBeChecked();
  await page.goForward();
  await expectHomes(page, 'family');
  await expect(unstated(page)).not.toBeChecked();
  await chips.filter({ hasText: 'Preferred tenants' }).click();
  await expectHomes(page, 'family', 'men');
  await expect(box(page, 'Family')).not.toBeChecked();
  await page.locator('#sort').selectOption('monthly');
  await expectHomes(page, 'men', 'family');
});
