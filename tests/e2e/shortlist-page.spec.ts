import type { Locator, Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { heartText, shortlistText } from '../../src/content/properties/shortlist';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/pages/site';
import type { PropertySummary } from '../../src/domain/property/schema';
import { makeReference } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { enquiryForm, sendEnquiry } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { expect, test } from './setup/visitor';

const { actions, share, keepAll } = shortlistText;

const readIds = (properties: readonly PropertySummary[]) => properties.map(({ _id }) => _id);

/** The address that a link beside a home leads to: that of the list, with the place to go on at. */
const listAt = (ids: readonly string[], home = '') => `${paths.shortlist(ids)}#place-${home}`;

const keptIn = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));

test('the own list opens without an address, and its links change it', async ({ page }) => {
  const homes = await sampleList(5);
  const [a = '', b = '', c = '', d = '', e = ''] = readIds(homes);
  await keepFirst(page, [a, b, 'gone-1', c, d, e]);
  await page.goto(paths.shortlist());
  await expect(page).toHaveURL(paths.shortlist([a, b, 'gone-1', c, d, e]));
  await expect(page.getByText(shortlistText.gone(1))).toBeVisible();
  await expect(page.getByRole('button', { name: keepAll.button })).toBeHidden();
  // The home that is gone leaves with the next change.
  await page.getByRole('link', { name: actions.remove(homes[0]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt([b, c, d, e], b));
  await expect(page.locator('header [data-shortlist]')).toHaveText(/4$/);
  await expect(page.getByRole('button', { name: keepAll.button })).toBeHidden();
  expect(await keptIn(page)).toBe([b, c, d, e].join());

  await page.goBack();
  await expect(page).toHaveURL(paths.shortlist([a, b, 'gone-1', c, d, e]));
  await page.getByRole('button', { name: keepAll.button }).click();
  expect(await keptIn(page)).toBe([b, c, d, e, a, 'gone-1'].join());

  const add = page.getByRole('link', { name: new RegExp(`^${heartText.add('.*')}$`) }).first();
  const added = (await add.getAttribute('href'))?.split(',').pop() ?? '';
  await add.click();
  await expect(page).toHaveURL(paths.shortlist([a, b, c, d, e, added]));
  expect(await keptIn(page)).toBe([a, b, c, d, e, added].join());
});

test('somebody else’s list: chats get its link, which is copied, or stands there to be; one enquiry asks about all; it leaves the own one alone until it is kept', async ({
  page,
  context,
}) => {
  const homes = await sampleList(4);
  const [own = '', ...theirs] = readIds(homes);
  const address = new URL(paths.shortlist(theirs), process.env.SITE_URL).href;
  await keepFirst(page, [own]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.shortlist([...theirs, 'gone-1']));
  for (const [name, beginning] of [
    [new RegExp(`^${share.whatsapp}`), 'Shortlist: 3 homes\n'],
    [site.chat, `${company.whatsapp.greeting} I am interested in these homes:\n`],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(text.startsWith(beginning), text).toBe(true);
    expect(text.endsWith(`\n${address}`), text).toBe(true);
  }
  await expectToBeCopied(page, address);

  const form = enquiryForm(page);
  await form.locator('[name=name]').fill('A family');
  await form.locator('[name=email]').fill('family@example.com');
  await sendEnquiry(page);
  await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible();
  const [stored] = (await readEnquiries()).filter(({ name }) => name === 'A family');
  expect(stored).toMatchObject({ kind: 'enquiry', subject: 'About 3 homes in my shortlist' });
  const references = theirs.map((id) => makeReference(id));
  expect(stored?.propertyName).toBe(`Shortlist: ${references.join(', ')}`);
  expect(stored?.message).toContain(`${homes[1]?.name ?? '?'} (Ref ${references[0] ?? '?'})`);
  expect(stored?.message).toContain(paths.shortlist(theirs));
  expect(stored?.spam).toBe(false);

  await page.getByRole('link', { name: actions.remove(homes[1]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt(theirs.slice(1), theirs[1]));
  // Before its code has run the button does nothing.
  await page.waitForLoadState();
  expect(await keptIn(page)).toBe(own);
  const keep = page.getByRole('button', { name: keepAll.button });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: keepAll.kept })).toBeFocused();
  expect(await keptIn(page)).toBe([own, ...theirs.slice(1)].join());
  await expect(page.locator('header [data-shortlist]')).toHaveText(/3$/);
});

/** Expects that the button copies an address, and shows it selected where the browser refuses that. */
async function expectToBeCopied(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.locator('main').getByRole('status').first()).toHaveText(share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: share.copy }).click();
  const field = page.getByRole('textbox', { name: share.address });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(address);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(address);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // That the other links of a list lead to the changed list is in `tests/built/shortlist-page.test.ts`.
  test('a link takes a home out where the page was', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const homes = await sampleList(12);
    const names = homes.map(({ name }) => name);
    await page.goto(paths.shortlist(readIds(homes)));
    await expect(shownHomes(page)).toHaveText(names);
    await page.getByRole('link', { name: actions.remove(names[8] ?? '') }).click();
    await expect(shownHomes(page)).toHaveText(names.filter((_name, index) => index !== 8));
    await expect(page.getByRole('link', { name: actions.remove(names[9] ?? '') })).toBeInViewport();
    await expect(page.getByRole('button', { name: share.copy })).toBeHidden();
  });
});

/** Homes of the sample data for a list with everything: one in Tamil, one that is let, one without pictures. */
async function sampleList(count: number): Promise<PropertySummary[]> {
  const all = await listProperties();
  const odd = [
    all.find(({ name }) => /\p{Script=Tamil}/u.test(name)),
    all.find(({ status }) => status === 'Occupied'),
    all.find(({ images }) => images.length === 0),
  ].filter((property) => property !== undefined);
  const others = all.filter((property) => !odd.includes(property));
  return [...odd, ...others].slice(0, count);
}

/** The names of all homes of the list, in the order of the page. */
function shownHomes(page: Page): Locator {
  return page.locator(
    'main :is(thead [data-status] > a, section[aria-labelledby=others-title] h3 a)',
  );
}

/** Lets the browser have homes that were kept before its first page. */
async function keepFirst(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.shortlist ??= kept;
  }, ids.join());
}
