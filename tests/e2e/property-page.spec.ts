import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiry';
import { propertyText } from '../../src/content/property';
import { referenceText } from '../../src/content/reference';
import { referenceOf } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { firstProperty, listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

async function heightOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.height ?? NaN;
}

const rent = (page: Page) => page.getByRole('region', { name: propertyText.rent });

test('on a laptop the rent and the ways to act are in sight, beside the pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await firstProperty());
  await expect(rent(page)).toContainText(/₹[\d,]+ a month/);
  for (const name of [propertyText.bar.enquire, enquiry.call, /^Whatsapp/])
    await expect(rent(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await heightOf(page, '[aria-label^="Pictures of"]')).toBeLessThanOrEqual(440);
  await rent(page).getByRole('link', { name: propertyText.bar.enquire }).click();
  await expect(page.locator('#enquiry')).toBeFocused();
});

test('on a phone the rent, the status, the name and a call are in sight under the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await firstProperty());
  expect(await heightOf(page, '[data-large-picture]')).toBeLessThanOrEqual(240);
  await expect(rent(page)).toBeInViewport({ ratio: 1 });
  await expect(rent(page)).toContainText(/₹[\d,]+ a month.*Available/s);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('group', { name: propertyText.bar.label });
  await expect(bar.getByRole('link', { name: enquiry.call })).toBeInViewport({ ratio: 1 });
});

test('a let property says so beside its rent, and has the reference number of its id', async ({
  page,
}) => {
  const id = (await listProperties()).find(({ status }) => status === 'Occupied')?._id ?? '';
  await page.goto(paths.property(id));
  await expect(rent(page)).toContainText('Occupied');
  await expect(rent(page)).toContainText(propertyText.occupiedHint);
  await expect(page.getByText(referenceText(referenceOf(id)), { exact: true })).toBeVisible();
});
