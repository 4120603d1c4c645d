import type { Locator, Page } from '@playwright/test';
import { costWords } from '../../src/content/costs';
import { enquiry } from '../../src/content/enquiry';
import { propertyText } from '../../src/content/property';
import { referenceText } from '../../src/content/reference';
import { referenceOf } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

const { notStated } = propertyText;

/** Of the sample: all is stated, an advance of ten months, only the rent, an association's words. */
const allStated = 'Two-bedroom flat on a quiet street, Adyar';
const highAdvance = 'Two-bedroom east-facing flat';
const rentOnly = 'House with a garden and a study, Kotturpuram';
const inWords = 'Compact one-bedroom flat behind the tank';

async function pageOf(name: string): Promise<string> {
  const found = (await listProperties()).find((property) => property.name.startsWith(name));
  if (!found) throw new Error(`The sample has no ${name}.`);
  return paths.property(found._id);
}

const box = (page: Page) => page.getByRole('region', { name: propertyText.rent });
const card = (page: Page) => page.getByRole('region', { name: costWords.title });
const chatOf = (page: Page, part: string) =>
  page
    .getByRole('region', { name: part })
    .getByRole('link', { name: new RegExp(`^${notStated.ask}`) })
    .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? '');

test('beside the pictures stands what it costs to move in, and leads to how that is made up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await pageOf(allStated));
  await expect(box(page)).toContainText(/Maintenance\s*₹2,400\s*Advance, 3 months\s*₹1,14,000/);
  await expect(box(page)).toContainText('₹1,54,400');
  const link = box(page).getByRole('link', { name: costWords.onMovingIn });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  const text = (await card(page).innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Each month Rent ₹38,000 Maintenance ₹2,400 Total ₹40,400');
  expect(text).toContain(
    'First month ₹40,400 Advance, 3 months ₹1,14,000 Other charges None Brokerage None Total ₹1,54,400',
  );
  expect(text).toMatch(/Returned when you leave.*₹1,14,000/);
  expect(text).not.toMatch(/Not stated|without/);
});

test('an advance of more than three months names the law, its source and the day it was checked', async ({
  page,
}) => {
  await page.goto(await pageOf(highAdvance));
  await expect(card(page)).toContainText('Advance, 10 months');
  await expect(card(page)).toContainText(costWords.limit.text);
  await expect(card(page)).toContainText(/Checked on \d{2}-\d{2}-\d{4}/);
  await page.goto(await pageOf(allStated));
  await expect(card(page)).not.toContainText(costWords.limit.text);
});

test('what is only words is shown as written, and is in no sum', async ({ page }) => {
  await page.goto(await pageOf(inWords));
  await expect(card(page)).toContainText('Painting when you leave, by agreement');
  await expect(card(page)).toContainText('without other charges, brokerage');
  // Rent, maintenance and an advance of three months.
  await expect(card(page)).toContainText('₹89,200');
  await expect(box(page)).toContainText('at least ₹89,200');
});

test('what is not stated is named once, with a chat that asks for it', async ({ page }) => {
  const path = await pageOf(rentOnly);
  await page.goto(path);
  await expect(card(page)).toContainText('Rent: Negotiable');
  await expect(card(page)).toContainText(
    'Not stated: maintenance, advance, other charges, brokerage',
  );
  await expect(card(page)).not.toContainText(costWords.total);
  const details = page.getByRole('region', { name: propertyText.details.title });
  await expect(details).toContainText('Not stated: when it is free, to whom it is let, notice');
  const chat = await chatOf(page, costWords.title);
  expect(chat).toContain(
    `About ${rentOnly} (${referenceText(referenceOf(path.split('/').at(-1) ?? ''))}), Rent: Negotiable: `,
  );
  expect(chat).toMatch(/\nPlease tell me: maintenance, advance, other charges, brokerage\.$/);
  expect(await chatOf(page, propertyText.details.title)).toMatch(
    /\nPlease tell me: when it is free/,
  );
});

test('somebody who calls sees the reference to say', async ({ page }) => {
  const path = await pageOf(allStated);
  await page.goto(path);
  const reference = referenceText(referenceOf(path.split('/').at(-1) ?? ''));
  const said = page.getByText(enquiry.sayReference(reference));
  await expect(said).toHaveCount(2);
  await expect(page.locator('.enquiry').getByText(reference)).toBeVisible();
});

test('the pictures end where the rent beside them does, where that is higher', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(await pageOf(allStated));
  const edgesOf = async (part: Locator) => {
    const edges = await part.boundingBox();
    return edges ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  const pictures = await edgesOf(page.getByRole('list', { name: /^Pictures of/ }));
  const rent = await edgesOf(box(page));
  expect(Math.abs(pictures.y + pictures.height - rent.y - rent.height)).toBeLessThanOrEqual(1);
  expect(pictures.x + pictures.width).toBeLessThan(rent.x);
});

test('the costs fit every window and are accessible, stated or not', async ({ page }) => {
  for (const name of [highAdvance, rentOnly, inWords]) {
    await page.goto(await pageOf(name));
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${name} at ${String(width)} px`);
    }
    await expectAccessible(page, name);
  }
});

test('a printed home has its costs, and no links to press', async ({ page }) => {
  await page.goto(await pageOf(inWords));
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toContainText('₹89,200');
  await expect(card(page).getByText('Not stated: brokerage')).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await expect(box(page).getByRole('link')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the costs and their link work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await pageOf(allStated));
    await box(page).getByRole('link', { name: costWords.onMovingIn }).click();
    await expect(card(page).getByRole('heading', { name: costWords.title })).toBeInViewport();
    await expect(card(page)).toContainText('₹1,54,400');
  });
});
