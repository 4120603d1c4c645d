import type { Page } from '@playwright/test';
import { enquiry } from '../../src/content/enquiry';
import { listings } from '../../src/content/listings';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { blogs } from '../../src/server/records/blogs';
import { properties } from '../../src/server/records/properties';
import { sampleProperty } from '../support/strict-properties';
import { startStrictStore, type FaultKind, type StrictStore } from '../support/strict-store';
import { renderPage, serveBuiltPages } from './setup/built-site';
import { fillEnquiry, enquiryForm, sendEnquiry } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { mailsAbout } from './setup/mailbox';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

async function filter(page: Page): Promise<void> {
  await page.goto(paths.properties);
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
}

/** Renders pages side by side, and says how long that took. */
async function renderAll(addresses: readonly string[]) {
  const started = Date.now();
  const answers = await Promise.all(addresses.map((address) => renderPage(address)));
  return { answers, milliseconds: Date.now() - started };
}

const unavailable = /could not be loaded|is not available at the moment/;

test.describe('row 32: the store behind the pages', () => {
  let store: StrictStore;
  let pages: string[] = [];

  test.beforeAll(async () => {
    store = await startStrictStore();
    const [{ _id: homeId }, { _id: blogId }] = [
      (await properties.create(sampleProperty({ featured: true }))).record,
      (
        await blogs.create({
          blogType: 'Review',
          title: 'A blog post',
          images: [],
          description1: 'First.',
          description2: '',
        })
      ).record,
    ];
    const lists = [paths.home, paths.properties, paths.blogs, paths.sitemap];
    pages = [...lists, paths.property(homeId), paths.shortlist([homeId]), paths.blog(blogId)];
    // Also loads the code, which is then cached.
    for (const path of pages) expect((await renderPage(path)).status, path).toBe(200);
  });
  test.afterAll(() => store.stop());

  const logged: unknown[] = [];
  test.beforeEach(() => {
    logged.length = 0;
    for (const level of ['warn', 'error'] as const)
      console[level] = (...words: unknown[]) => void logged.push(words);
  });

  const faults: readonly [name: string, kind: FaultKind][] = [
    ['refuses every call', 500],
    ['answers nothing', 'hang'],
  ];
  for (const [name, kind] of faults) {
    test(`${name}: seven pages answer within 10 s with 503, message and retry`, async () => {
      store.forget();
      // A busy machine takes time of its own to draw seven pages.
      const drawing = (await renderAll(pages)).milliseconds;
      store.fault({ kind, times: Infinity });
      const { answers, milliseconds } = await renderAll(pages);
      expect(milliseconds - drawing).toBeLessThan(10_000);
      expect(logged.length, 'the cause is logged once for each').toBe(pages.length);
      for (const [place, answer] of answers.entries()) {
        expect(answer.status, pages[place]).toBe(503);
        expect(answer.headers.get('cache-control'), pages[place]).toContain('no-store');
        expect(answer.headers.get('retry-after'), pages[place]).toBe('5');
      }
    });
  }

  test('fails, then recovers: every page keeps its frame, and its own link tries again', async ({
    page,
    problems,
  }) => {
    await serveBuiltPages(page);
    for (const path of pages.filter((one) => one !== paths.sitemap)) {
      store.forget();
      store.fault({ kind: 500, times: Infinity });
      expect((await page.goto(path))?.status(), path).toBe(503);
      await expect(page.locator('header nav').first(), path).toBeAttached();
      await expect(page.locator('footer'), path).toBeVisible();
      await expect(page.getByText(unavailable).first(), path).toBeVisible();
      store.forget();
      await page
        .getByRole('main')
        .getByRole('link', { name: messages.error.retry })
        .first()
        .click();
      // The browser fetches what a link below the pointer leads to, which the next page would cut off.
      await page.mouse.move(0, 0);
      await expect(page.getByText(unavailable), path).toHaveCount(0);
      await expect(page, path).toHaveURL(path);
    }
    // The browser fetches ahead what the pointer rests on; the next address cuts that off.
    forgive(problems, /503|failed: net::ERR_FAILED \S+$/);
  });
});

test('row 32, oddity: the list fails for a filter: message, retry, and the properties shown stay', async ({
  page,
  problems,
}) => {
  let broken = true;
  await page.route(`**${paths.api.catalogue}`, (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await filter(page);
  await expect(page.getByText(messages.error.listFailed)).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(5);
  broken = false;
  await page.getByRole('button', { name: messages.error.retry }).click();
  await expect(page.getByText(messages.error.listFailed)).toHaveCount(0);
  await expect(page.locator('main article').first()).toContainText('Gated Community Villa');
  forgive(problems, /503/);
});

test('row 32: the list is slow for a filter: the page says so and stays usable', async ({
  page,
}) => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<null>();
  await page.route(`**${paths.api.catalogue}`, async (route) => {
    await waiting;
    await route.continue();
  });
  await filter(page);
  await expect(page.getByText(listings.loading)).toBeVisible();
  await page.getByRole('checkbox', { name: listings.filters.flags.pets }).check();
  answer(null);
  await expect(page.getByText(listings.loading)).toHaveCount(0);
});

test('row 32: offline, a filter says so, and works again online', async ({ page, problems }) => {
  await page.route(`**${paths.api.catalogue}`, (route) => route.abort('internetdisconnected'));
  await page.goto(paths.properties);
  const category = page.getByLabel(listings.filters.category);
  await category.selectOption('Gated Community Villa');
  await expect(page.getByText(messages.error.listFailed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: messages.error.retry }).click();
  await expect(page.locator('main article').first()).toContainText('Gated Community Villa');
  forgive(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('row 32: offline, a filter works with the properties that came with its code', async ({
  page,
}) => {
  await page.goto(paths.properties);
  const category = page.getByLabel(listings.filters.category);
  const listed = page.waitForResponse(`**${paths.api.catalogue}`);
  await category.focus();
  await (await listed).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await category.selectOption('Gated Community Villa');
  await expect(page.locator('main article').first()).toContainText('Gated Community Villa');
});

test('row 32: offline, the contact form keeps its text, and is sent once online', async ({
  page,
  problems,
}) => {
  const subject = 'Written offline';
  await page.goto(paths.contact);
  await fillEnquiry(page, subject);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await sendEnquiry(page);
  await expect(page.getByText(enquiry.errors.offline)).toBeVisible();
  await expect(enquiryForm(page).locator('[name=subject]')).toHaveValue(subject);
  await page.context().setOffline(false);
  await enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
  await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible();
  const sent = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
  expect(sent).toHaveLength(1);
  forgive(problems, /ERR_INTERNET_DISCONNECTED/);
});

const machines: readonly [name: string, subject: string, act: (page: Page) => Promise<void>][] = [
  [
    'fills the hidden field',
    'Filled by a machine',
    async (page) => {
      await page.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://spam.example';
      });
      await sendEnquiry(page);
    },
  ],
  [
    'sends within 3 s',
    'Sent at once',
    async (page) => {
      await enquiryForm(page).evaluate((form: HTMLFormElement) => {
        form.addEventListener('formdata', ({ formData }) => formData.set('openFor', '900'));
      });
      await enquiryForm(page).getByRole('button', { name: enquiry.button }).click();
    },
  ],
];

for (const [name, subject, act] of machines) {
  test(`row 29: a sender who ${name} gets the usual answer; stored as quarantined, not mailed`, async ({
    page,
  }) => {
    await page.goto(paths.contact);
    await fillEnquiry(page, subject);
    await act(page);
    await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible();
    const enquiries = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
    expect(enquiries).toMatchObject([{ delivery: { state: 'quarantined' } }]);
    expect(mailsAbout(subject)).toEqual([]);
  });
}
