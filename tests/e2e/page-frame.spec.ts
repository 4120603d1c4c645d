import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { site } from '../../src/content/pages/site';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { findField } from './setup/enquiry';
import { expect, test } from './setup/visitor';

// The frame of every public page: head, header, menu, footer and the chat button.

const phone = { width: 360, height: 780 };
const chat = (page: Page) => page.getByRole('link', { name: site.chat });

test('the chat button opens a chat in a new tab, at the bottom right; the footer’s links take a finger, its street is drawn', async ({
  page,
}) => {
  await page.goto(paths.ownerAbroad);
  const link = new URL((await chat(page).getAttribute('href')) ?? '');
  expect(link.searchParams.get('phone')).toMatch(/^\d{11,15}$/);
  expect(link.searchParams.get('text')).toMatch(/^Hello,.*property team/);
  await expect(chat(page)).toHaveAttribute('target', '_blank');
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 1_000));
    // Also where it gives way to words, its place is there.
    const box = await page.locator('a.chat').boundingBox();
    const where = `${size.width} px`;
    expect(box && size.width - box.x - box.width, where).toBeLessThanOrEqual(40);
    expect(box && size.height - box.y - box.height, where).toBeLessThanOrEqual(40);
  }

  const part = page.locator('footer');
  for (const link of await part.getByRole('link').all()) {
    const name = (await link.textContent())?.trim();
    expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
  const street = part.locator('img.street');
  await street.scrollIntoViewIfNeeded();
  await expect
    .poll(() => street.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
});

test('it gives way to a field, a form, a button, the same button, a home’s bar, and to words until the reader turns back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.ownerAbroad);
  await page.mouse.wheel(0, 1_000);
  await expect(chat(page)).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(chat(page)).toBeVisible();
  await page.mouse.wheel(0, 50);
  await expect(chat(page)).toBeHidden();
  await page.goto(paths.contact);
  const field = findField(page, 'message');
  await field.evaluate((it) => it.scrollIntoView());
  await expect(chat(page)).toBeHidden();
  await field.focus();
  await expect(chat(page)).toBeHidden();

  await page.goto(await firstProperty());
  await expect(chat(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  const same = page.getByRole('main').getByRole('link', { name: enquiryWords.whatsapp }).first();
  await expect(same).toBeInViewport();
  await expect(chat(page)).toBeHidden();

  // The filter is no form for a message; a button below the chat could not be pressed whole.
  await page.goto(paths.properties);
  await expect(chat(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 780 });
  await page
    .getByRole('link', { name: listings.news })
    .evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await expect(chat(page)).toBeHidden();
});

test('the first key press offers to skip to the content; on the listings, reached at their top by the footer, to the homes behind the filter', async ({
  page,
}) => {
  await page.goto(paths.team);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer').getByRole('link', { name: 'Rental Property' }).click();
  await expect(page).toHaveURL(paths.properties);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('href', /^\/properties\/single\//);
});

test('the phone’s menu opens by keyboard, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.about);
  const button = page.locator('header summary');
  // Its sign is whole beside the company's name.
  expect((await button.locator('svg').boundingBox())?.width).toBe(20);
  const menu = page.getByRole('navigation', { name: site.mainMenu });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(paths.team);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(menu).toBeHidden();
});
