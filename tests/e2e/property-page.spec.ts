import type { Page } from '@playwright/test';
import { costWords } from '../../src/content/properties/costs';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { propertyText, shareText } from '../../src/content/properties/property';
import { referenceText } from '../../src/content/properties/reference';
import { makeReference } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// What a high advance says of the law is in `tests/built/property-page.test.ts`.

/** The page of a home of the sample of which all is stated. */
async function findPage(): Promise<string> {
  const all = await listProperties();
  const found = all.find(({ name }) =>
    name.startsWith('Two-bedroom flat on a quiet street, Adyar'),
  );
  if (!found) throw new Error('The sample has no such home.');
  return paths.property(found._id);
}

const referenceIn = (path: string) => referenceText(makeReference(path.split('/').at(-1) ?? ''));
const rent = (page: Page) => page.getByRole('region', { name: propertyText.rent });
const card = (page: Page) => page.getByRole('region', { name: costWords.title });

async function measureHeight(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.height ?? NaN;
}

/** The parts of the page from the facts on, in the order in which they stand. */
const partsInOrder = (page: Page) =>
  page.locator('.home h2').evaluateAll((titles) =>
    titles
      .map((title) => ({ id: title.id, position: title.getBoundingClientRect().top }))
      .toSorted((one, other) => one.position - other.position)
      .map(({ id }) => id),
  );

test('rent, name and the ways to act are beside the pictures on a laptop and stay beside the facts, under the picture on a phone; map, agent and form are below the facts, beside each other on a laptop', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const below = ['map-title', 'agent-title', 'enquiry-title'];
  await page.goto(await findPage());
  await expect(rent(page)).toContainText(/₹[\d,]+ a month/);
  for (const name of [propertyText.bar.enquire, enquiryWords.call, /^Whatsapp/])
    await expect(rent(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(title).toBeInViewport({ ratio: 1 });
  expect(await measureHeight(page, '[aria-label^="Pictures of"]')).toBeLessThanOrEqual(440);
  expect((await partsInOrder(page)).slice(-3).toSorted()).toEqual(below.toSorted());
  const form = await page.locator('#enquiry').boundingBox();
  const agent = await page.locator('[aria-labelledby=agent-title]').boundingBox();
  expect(form?.x).toBeGreaterThan((agent?.x ?? NaN) + (agent?.width ?? NaN));
  await card(page).scrollIntoViewIfNeeded();
  for (const name of [propertyText.bar.enquire, enquiryWords.call, /^Whatsapp/])
    await expect(rent(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureHeight(page, '[data-large-picture]')).toBeLessThanOrEqual(240);
  await expect(rent(page)).toBeInViewport({ ratio: 1 });
  await expect(rent(page)).toContainText(/₹[\d,]+ a month.*Available/s);
  await expect(title).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('group', { name: propertyText.bar.label });
  await expect(bar.getByRole('link', { name: enquiryWords.call })).toBeInViewport({ ratio: 1 });
  expect((await partsInOrder(page)).slice(-3)).toEqual(below);
});

test('the rent leads to the form and to the parts of the cost; Share opens the phone’s sheet, else copies the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await findPage();
  await page.goto(path);
  await rent(page).getByRole('link', { name: propertyText.bar.enquire }).click();
  await expect(page.locator('#enquiry')).toBeFocused();
  const ways = page.locator('.enquiry .halves');
  await expect(ways.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d{11,}$/);
  await expect(ways.getByRole('link', { name: 'Whatsapp' })).toHaveAttribute('target', '_blank');
  // Somebody who calls sees what to say.
  await expect(page.getByText(enquiryWords.sayReference(referenceIn(path)))).toHaveCount(2);

  await expect(rent(page)).toContainText(/Maintenance\s*₹2,400\s*Advance, 3 months\s*₹1,14,000/);
  await expect(rent(page)).toContainText('₹1,54,400');
  const link = rent(page).getByRole('link', { name: costWords.onMovingIn });
  await expect(link).toHaveAttribute('href', '#costs');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page)).toContainText(new RegExp(`${costWords.comesBack}[\\s\\S]*₹1,14,000`));
  await expect(card(page)).not.toContainText('if any');
  await expect(page.getByText(propertyText.notStated.ask)).toHaveCount(0);
  await expect(card(page)).not.toContainText(costWords.limit.text);

  await expectShared(page, new URL(path, process.env.SITE_URL).href);
});

async function expectShared(page: Page, address: string): Promise<void> {
  const button = page.getByRole('button', { name: shareText.button });
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await button.click();
  await expect(page.locator('[data-shared]')).toHaveText(shareText.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    const share = (data: ShareData) => Promise.resolve((document.title = data.url ?? ''));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await button.click();
  await expect(page).toHaveTitle(address);
}
