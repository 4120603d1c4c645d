import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { listings } from '../../src/content/properties/listings';
import { site } from '../../src/content/pages/site';
import { visitForm } from '../../src/content/enquiries/visit';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty, firstShortlist } from '../support/site/content';
import {
  answerCalls,
  enquiryForm,
  findField,
  fillEnquiry,
  openForm,
  sendButton,
  sentPanel,
} from './setup/enquiry';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

test('all that opens or is announced on a phone is accessible', async ({ page, problems }) => {
  await answerCalls(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [name, open] of Object.entries(states)) {
    await open(page);
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, name);
  }
  forgive(problems, /404|500/);
});

/** Presses Tab that many times; returns the elements it reached that were hidden by a bar. */
async function coveredStops(page: Page, bars: string, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element || element.closest(selector)) return '';
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.closest(selector) ? element.outerHTML.slice(0, 200) : '';
    }, bars);
    if (stop !== '') covered.push(stop);
  }
  return covered;
}

test('the Tab key reaches nothing hidden by a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(await firstProperty());
  await expect(page.locator('.contact-bar')).toBeInViewport();
  expect(await coveredStops(page, '.contact-bar', 40)).toEqual([]);
  await openFilters(page);
  const bars = '#filters > :first-child, #filters > :last-child';
  expect(await coveredStops(page, bars, 30)).toEqual([]);
});

test('the count that gets the focus after a filter has a ring', async ({ page }) => {
  await page.goto(`${paths.properties}?category=Apartment`);
  await page.locator('#text').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('list', { name: listings.active.label }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const count = page.getByRole('status').getByRole('heading', { level: 2 });
  await expect(count).toBeFocused();
  await expect(count).toHaveCSS('outline-style', 'solid');
});

/** Opens the sheet of the filters, which is a dialog on a phone. */
async function openFilters(page: Page, query = ''): Promise<void> {
  await page.goto(`${paths.properties}${query}`);
  await page.locator('summary', { hasText: listings.filters.title }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'an unknown page': (page) => page.goto('/no-such-page'),
  'the error page': (page) => page.goto('/500'),
  'a home that is gone': (page) => page.goto(paths.property('gone')),
  'an enquiry that was sent': (page) => page.goto(`${paths.enquiry}?sent=&reference=7K3QPD`),
  'what is said of a visit that was asked for': (page) =>
    page.goto(`${paths.enquiry}?sent=&visit=2026-11-29T05:30:00.000Z&zone=Asia/Dubai`),
  'a list of one home': async (page) => page.goto(await firstShortlist(1)),
  'a list with homes that are gone': async (page) => page.goto(`${await firstShortlist(7)},a,b`),
  'a card of the map': async (page) => {
    await page.goto(`${paths.properties}?view=map`);
    await page.locator('#map svg a[href^="#"]:visible').first().click();
    await expect(page.locator('#map div:target')).toBeInViewport();
  },
  'the open menu': async (page) => {
    await page.goto(paths.about);
    await page.locator('header summary').click();
    await expect(page.getByRole('navigation', { name: site.menu, exact: true })).toBeVisible();
  },
  'the open filters, with active ones and the further group': async (page) => {
    await openFilters(page, '?category=Apartment&metro=1');
    await expect(page.getByRole('checkbox', { name: listings.filters.unstated })).toBeVisible();
  },
  'the open lightbox': async (page) => {
    await page.goto(await firstProperty());
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.locator('a[data-lightbox]').first().click();
    await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  },
  'a form with errors, a visit that cannot be, and a question about the address': async (page) => {
    await openForm(page, paths.contact);
    await enquiryForm(page).getByRole('radio', { name: 'A visit' }).check();
    const day = enquiryForm(page).getByLabel(visitForm.labels.visitDay, { exact: true });
    await day.fill('2026-01-01');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This day has passed');
    await findField(page, 'email').fill('asha@gmial.com');
    await findField(page, 'name').click();
    const { yes } = enquiry.addressQuestion;
    await expect(page.getByRole('button', { name: yes })).toBeVisible();
  },
  'a toast, and thanks with words of any length': async (page) => {
    await openForm(page, await firstProperty());
    await fillEnquiry(page, 'unbroken'.repeat(30));
    await sendButton(page).click();
    const title = sentPanel(page).getByRole('heading', { name: enquiry.receipt.title });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(sentPanel(page).locator('strong')).toBeInViewport({ ratio: 1 });
    const another = sentPanel(page).getByRole('button', { name: enquiry.receipt.another });
    expect((await another.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.locator('.toast').hover();
  },
};
