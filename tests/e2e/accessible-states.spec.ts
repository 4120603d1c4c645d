import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { listings } from '../../src/content/properties/listings';
import { site } from '../../src/content/pages/site';
import { visitForm } from '../../src/content/enquiries/visit';
import { paths } from '../../src/paths';
import { bringChecker, expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { firstProperty, firstShortlist } from '../support/site/content';
import {
  answerCalls,
  enquiryForm,
  findField,
  fillEnquiry,
  sendButton,
  touchForm,
  sentPanel,
} from './setup/enquiry';
import { forgive } from './setup/problems';
import { untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

const phone = { width: 320, height: 568 };

test('what is announced on a page, a card of the map and the open menu are accessible on a phone', async ({
  page,
  problems,
}) => {
  await bringChecker(page);
  await page.setViewportSize(phone);
  for (const [name, open] of Object.entries(states)) {
    await open(page);
    await expectSound(page, name);
  }
  forgive(problems, /404|500/);
});

test('on a home the Tab key reaches nothing hidden by its bar; its lightbox, its form with errors, and what is said of a sent one are accessible on a phone', async ({
  page,
}) => {
  await answerCalls(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(await firstProperty());
  await expect(page.locator('.contact-bar')).toBeInViewport();
  expect(await coveredStops(page, '.contact-bar', 40)).toEqual([]);

  await page.setViewportSize(phone);
  await untilLive(page);
  await page.locator('a[data-lightbox]').first().click();
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  await expectSound(page, 'the open lightbox');
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__root')).toHaveCount(0);

  await touchForm(page);
  await enquiryForm(page).getByRole('radio', { name: 'A visit' }).check();
  const day = enquiryForm(page).getByLabel(visitForm.labels.visitDay, { exact: true });
  await day.fill('2026-01-01');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This day has passed');
  await findField(page, 'email').fill('asha@gmial.com');
  await findField(page, 'name').click();
  const { yes } = enquiryWords.addressQuestion;
  await expect(page.getByRole('button', { name: yes })).toBeVisible();
  await expectSound(page, 'a form with errors, a visit that cannot be, and a question');

  await enquiryForm(page).getByRole('radio', { name: 'No, just reply to me' }).check();
  await fillEnquiry(page, 'unbroken'.repeat(30));
  await sendButton(page).click();
  const title = sentPanel(page).getByRole('heading', { name: enquiryWords.receipt.title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(sentPanel(page).locator('strong')).toBeInViewport({ ratio: 1 });
  const another = sentPanel(page).getByRole('button', { name: enquiryWords.receipt.another });
  expect((await another.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.toast').hover();
  await expectSound(page, 'a toast, and thanks with words of any length');
});

test('in the open filters the Tab key reaches nothing hidden by a bar; with active ones and the further group they are accessible on a phone; the count that gets the focus after one has a ring', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${paths.properties}?category=Apartment&metro=1`);
  await page.locator('summary', { hasText: listings.filters.title }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: listings.filters.unstated })).toBeVisible();
  const bars = '#filters > :first-child, #filters > :last-child';
  expect(await coveredStops(page, bars, 30)).toEqual([]);
  await page.setViewportSize(phone);
  await expectSound(page, 'the open filters');

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('list', { name: listings.active.label }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const count = page.getByRole('status').getByRole('heading', { level: 2 });
  await expect(count).toBeFocused();
  await expect(count).toHaveCSS('outline-style', 'solid');
});

async function expectSound(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
}

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

const states: Record<string, (page: Page) => Promise<unknown>> = {
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
  'an unknown page': (page) => page.goto('/no-such-page'),
  // Of the page before it: the header is the same on all.
  'the open menu': async (page) => {
    await page.locator('header summary').click();
    await expect(page.getByRole('navigation', { name: site.mainMenu })).toBeVisible();
  },
};
