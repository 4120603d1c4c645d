import type { Page } from '@playwright/test';
import { footer } from '../../src/content/footer';
import { listings } from '../../src/content/listings';
import { mapWords } from '../../src/content/map';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { firstArticle, firstHome } from './setup/content';
import { fillLead, leadForm } from './setup/enquiry';
import { readLeads } from './setup/leads';
import { companyPages } from './setup/pages';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

/** The addresses that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

async function expectInertSubscribe(page: Page): Promise<void> {
  await page.goto(paths.team);
  const form = page.locator('footer form');
  await form.getByLabel(footer.subscribe.title).fill('somebody@example.com');
  const requests = requestsOf(page);
  await form.getByRole('button').click();
  await form.getByLabel(footer.subscribe.title).press('Enter');
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(paths.team);
}

test('oddity: Subscribe makes no call and goes nowhere', ({ page }) => expectInertSubscribe(page));

const mapPages: readonly [name: string, path: () => string | Promise<string>][] = [
  ['contact', () => paths.contact],
  ['one home', firstHome],
];
for (const [name, path] of mapPages) {
  test(`the map on ${name} asks nothing of Google until the visitor does`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/google/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    });
    await page.goto(await path());
    await expect(page.getByRole('link', { name: mapWords.link })).toHaveAttribute(
      'href',
      /^https:\/\/(www\.google\.com\/maps|maps\.)/,
    );
    await page.mouse.wheel(0, 10_000);
    await page.waitForTimeout(1_000);
    expect(asked).toEqual([]);
    await page.getByText(mapWords.show).click();
    await expect(page.locator('iframe').contentFrame().getByText('A map')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}

test('toasts close after 5 s, with Escape and by their button', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto(paths.contact);
  await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
  const send = async () => {
    await fillLead(page, 'A toast');
    // Sent before its script runs, the form goes to a page of its own.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await leadForm(page).getByRole('button').click();
    await expect(page.locator('.toast')).toHaveText(new RegExp(messages.lead.sent));
    await page.mouse.move(0, 0);
  };
  await send();
  await page.clock.runFor(4_999);
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await send();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await send();
  await page.getByRole('button', { name: site.closeToast }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** Where a toast stands, by the distances of its edges from those of the window (px). */
async function placeOfToast(page: Page): Promise<{ left: number; right: number; top: number }> {
  const box = await page.locator('.toast').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box) throw new Error('There is no toast.');
  return { left: box.x, right: width - box.x - box.width, top: box.y };
}

test('oddity: toasts stand at the top centre, top right in the contact form, below on phones', async ({
  page,
}) => {
  await page.route(`**${paths.api.query}`, (route) => route.fulfill({ status: 200, json: {} }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sendFrom = async (path: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await fillLead(page, 'A toast');
    await expect(leadForm(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
    await leadForm(page).getByRole('button').click();
    await page.locator('.toast').hover();
    return placeOfToast(page);
  };
  const centred = await sendFrom(await firstHome());
  expect(Math.abs(centred.left - centred.right)).toBeLessThanOrEqual(20);
  expect(centred.top).toBeLessThan(60);
  const cornered = await sendFrom(paths.contact);
  expect(cornered.right).toBeLessThan(60);
  expect(cornered.left).toBeGreaterThan(700);
  expect(cornered.top).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await placeOfToast(page)).top).toBeGreaterThan(650);
});

test('oddity: the copyright line is “© 2023” to this year', async ({ request }) => {
  const page = await (await request.get(paths.properties)).text();
  expect(page).toMatch(new RegExp(`© <span[^>]*>2023–${new Date().getFullYear()}</span> `));
});

for (const [now, until] of [
  ['2041-07-01', 2041],
  ['2020-07-01', new Date().getFullYear()],
] as const) {
  test(`a prebuilt page says ${until} where it is ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(paths.team);
    await expect(page.locator('footer')).toContainText(`© 2023–${until} `);
  });
}

test('the first key press offers to skip to the content', async ({ page }) => {
  for (const path of [paths.home, paths.properties]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('the phone’s menu opens by keyboard, closes with Escape, and with a page chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  const button = page.locator('header summary');
  const menu = page.getByRole('navigation', { name: site.menu, exact: true });
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

test('every page that is gone to starts at its top', async ({ page }) => {
  await page.goto(paths.services);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer').getByRole('link', { name: 'Rental Property' }).click();
  await expect(page).toHaveURL(paths.properties);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

// A window of 1280 px at 200 % has 640 px of room.
for (const [name, width, height] of [
  ['at 320 px', 320, 640],
  ['at 200 % zoom', 640, 400],
] as const) {
  test(`no page scrolls sideways ${name}`, async ({ page, problems }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    for (const path of [...companyPages, '/404', await firstHome(), await firstArticle()]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const [content, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(content, path).toBeLessThanOrEqual(room);
    }
    forgive(problems, /404/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('oddity: Subscribe makes no call and goes nowhere', ({ page }) =>
    expectInertSubscribe(page));

  test('the contact form says what is missing, keeps the text, and is sent', async ({
    page,
    problems,
  }) => {
    const subject = 'By post, without script';
    await page.goto(paths.contact);
    await fillLead(page, subject);
    await leadForm(page).locator('[name=email]').fill('');
    await leadForm(page).getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('Give an e-mail address or a phone number');
    await expect(leadForm(page).locator('[name=subject]')).toHaveValue(subject);
    await leadForm(page).locator('[name=number]').fill('+91 98400 00000');
    await leadForm(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.lead.sent);
    const leads = (await readLeads()).filter((lead) => lead.subject === subject);
    expect(leads).toMatchObject([{ kind: 'contact', number: '+91 98400 00000' }]);
    forgive(problems, /422/);
  });

  for (const [width, height] of [
    [390, 800],
    [800, 360],
  ] as const) {
    test(`the filter sheet opens and closes at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(paths.properties);
      const button = page.locator('summary', { hasText: listings.filters.title });
      await button.click();
      await expect(page.locator('#text')).toBeVisible();
      await button.click();
      await expect(page.locator('#text')).toBeHidden();
    });
  }

  test('menus open, and an article is read whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(paths.home);
    await page.locator('header summary').click();
    await page
      .getByRole('navigation', { name: site.menu, exact: true })
      .getByRole('link', { name: 'Blogs' })
      .click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_000);
  });

  test('a range and a must filter the homes, one group open at a time', async ({ page }) => {
    await page.goto(paths.properties);
    const groups = page.locator('details[name=range]');
    await groups.nth(0).locator('summary').click();
    await groups.nth(1).locator('summary').click();
    await expect(page.locator('details[name=range][open]')).toHaveCount(1);
    await page.locator('#maxPrice').selectOption({ index: 2 });
    await page.getByRole('checkbox', { name: 'Lift' }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/lift=1/);
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(
      2,
    );
  });
});
