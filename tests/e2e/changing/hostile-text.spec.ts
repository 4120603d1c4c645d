import type { Page } from '@playwright/test';
import { filterParameters } from '../../../src/domain/filter/address';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { expectNoSidewaysScroll } from '../setup/accessible';
import { postEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin } from '../setup/records';
import { expect, test } from '../setup/visitor';

let property = '';
let blog = '';

test.beforeAll(async ({ admin }) => {
  const [floor, price, propertySize, bedrooms, bathrooms] = hostile;
  const [, , , , , facing, balcony, vParking, power, features] = hostile;
  property = await admin.addProperty({
    featured: true,
    category,
    name: first,
    address: second,
    propertyDes: all,
    floor,
    price,
    propertySize,
    bedrooms,
    bathrooms,
    facing,
    balcony,
    vParking,
    power,
    features,
  });
  blog = await admin.addBlog({ title: first, description1: second, description2: `**${all}**` });
});

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A text has run: ${dialog.message()}`);
  });
});

test('row 23: hostile texts in every field are shown as text', async ({ page }) => {
  await expectOnlyText(page, paths.property(property), hostile);
  // Other tests add properties meanwhile, but none of this category.
  await expectOnlyText(page, `${paths.properties}?${new URLSearchParams({ category })}`, [first]);
  // The same card, this time drawn by the browser.
  const name = page.getByRole('heading', { name: first, exact: true });
  await page.getByLabel('Category').selectOption('Apartment');
  await expect(name).toHaveCount(0);
  await page.getByLabel('Category').selectOption(category);
  await expect(name).toHaveCount(1);
  expect(await findIntruders(page)).toEqual([]);

  await expectOnlyTextIn(page, paths.blog(blog), [first, second, all]);
  for (const path of [paths.home, paths.blogs]) await expectOnlyTextIn(page, path, [first]);
  // The browser's parser decides whether it is XML.
  const [feed, sitemap] = await Promise.all(
    [paths.feed, paths.sitemap].map(async (path) => (await page.request.get(path)).text()),
  );
  for (const xml of [feed, sitemap])
    expect(
      await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text ?? '', 'text/xml').querySelector('parsererror'),
        xml,
      ),
    ).toBeNull();
});

test('row 23: and in every address: filter, unknown page, return', async ({ page, problems }) => {
  const filtered = (part: string) =>
    `${paths.properties}?${new URLSearchParams(filterParameters.map((name) => [name, part]))}`;
  for (const part of [first, second]) {
    await expectOnlyText(page, filtered(part));
    await expect(page.locator('#text')).toHaveValue(part);
  }
  const text = encodeURIComponent(all);
  await expectOnlyText(page, `${paths.signin}?next=${text}`);
  const unknown = [`/properties/single/${text}`, `/singleBlog/${text}`, `/${text}`];
  for (const path of [...unknown, `${paths.enquiry}?sent=${text}`])
    await expectOnlyTextIn(page, path);
  forgive(problems, /40[04]/);
});

test('row 23: and in the admin area, where they stay editable', async ({ page }) => {
  const name = hostile[0];
  const id = await postEnquiry(name, { subject: first, message: all, propertyName: second });
  await enterAdmin(page);
  await expectOnlyText(page, `${adminPaths.enquiries}?enquiry=${id}`, [all]);
  await expectOnlyText(page, adminPaths.property(property));
  await expect(page.locator('#field-propertyDes')).toHaveValue(all);
  await expectOnlyTextIn(page, adminPaths.home, [name]);
  await expectOnlyTextIn(page, adminPaths.properties, [first]);
  await expectOnlyTextIn(page, adminPaths.blogs, [first]);
});

/** Marks of an article with what must not run, load or lead anywhere. */
const hostileMarks = [
  '[a](javascript:alert(1))',
  '[a](http://e.ex)',
  '[a](//e.ex "onmouseover=alert(4)")',
  '![a](javascript:alert(6))',
  '![a](http://e.ex/a.jpg)',
  '![" onerror="alert(8)](//e.ex)',
  '<a href="javascript:alert(9)">b</a>',
  '## <script>alert(10)</script>',
  '- <iframe srcdoc="<script>alert(11)</script>">',
];

test('row 24: of hostile Markdown nothing runs, loads or leads away', async ({ page, admin }) => {
  const description1 = `${hostileMarks.join('\n')}\n\n[good](https://good.example/?q="><x>)`;
  const description2 = '**[a]([a](**![![';
  const id = await admin.addBlog({ title: 'Marks', description1, description2 });
  await expectOnlyText(page, paths.blog(id));
  const article = page.locator('article .text').first();
  await expect(article).toContainText('<a href="javascript:alert(9)">b</a>');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('<script>alert(10)</script>');
  await expect(article.getByRole('listitem')).toHaveText(/^<iframe srcdoc=/);
  await expect(article.getByRole('link')).toHaveCount(0);
  await expect(article.locator('img')).toHaveCount(0);
});

test('unbreakable words do not widen a page, however narrow', async ({ page, admin }) => {
  const word = (length: number) => 'unbroken'.repeat(length / 8);
  const name = word(120);
  const text = word(400);
  const amount = word(56);
  const amounts = { price: amount, propertySize: amount, bedrooms: amount, bathrooms: amount };
  const texts = { name, address: word(160), propertyDes: text, floor: amount, features: text };
  const id = await admin.addProperty({ ...texts, ...amounts });
  const blog = await admin.addBlog({ title: name, description1: text, description2: text });
  const found = `${paths.properties}?${new URLSearchParams({ text: name })}`;
  for (const path of [paths.property(id), found, paths.blog(blog), paths.blogs]) {
    await page.goto(path);
    const heading = page.locator('main :is(h1, h2, h3)').filter({ hasText: 'unbroken' });
    await expect(heading.first()).toBeVisible();
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  }
});

async function expectOnlyText(page: Page, path: string, texts: readonly string[] = []) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await findIntruders(page), path).toEqual([]);
  // Letter for letter, where `toContainText` takes spaces as it likes.
  const shown = (await page.locator('main').textContent()) ?? '';
  for (const text of texts) expect(shown, path).toContain(text);
}

function findIntruders(page: Page): Promise<string[]> {
  return page.locator(intruders).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));
}

/**
 * The same of a page whose code does nothing with the texts: the browser's parser reads its HTML in an empty page, as
 * the policy of ours keeps scripts from calling it. There no script runs, so that one with a text in it is looked for.
 */
async function expectOnlyTextIn(page: Page, path: string, texts: readonly string[] = []) {
  const html = await (await page.request.get(path)).text();
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const { found, scripts, shown } = await page.evaluate(
    ([source, selector]) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      const running = [...read.scripts].filter(({ type }) => !type.startsWith('application/'));
      return {
        found: [...read.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
        scripts: running.map(({ text }) => text).filter((text) => text.includes('alert(')),
        shown: read.querySelector('main')?.textContent ?? '',
      };
    },
    [html, intruders] as const,
  );
  expect([...found, ...scripts], path).toEqual([]);
  expect(shown, path).not.toBe('');
  for (const text of texts) expect(shown, path).toContain(text);
}

/** Elements that only unescaped markup could have added. */
const intruders =
  '[onerror], [onload], [onmouseover], iframe, base, a[href^="javascript:"], [src*="//e.ex"], [href*="//e.ex"], x';

/** Texts that would run, load or break out wherever they were taken for markup. */
const hostile = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '<img src=x onerror=alert(3)>',
  '</title><script>alert(4)</script>',
  'javascript:alert(5)',
  '</textarea><script>alert(6)',
  '</astro-island><script>alert(7)',
  '<!--<script>alert(8)',
  '" onmouseover="alert(9)',
  "'><script>alert(10)</script>",
] as const;
/** Names, titles and parameters have room for five texts. */
const first = hostile.slice(0, 5).join(' ');
const second = hostile.slice(5).join(' ');
const all = `${first} ${second}`;
const category = 'Gated Community Villa' as const;
