import type { Page } from '@playwright/test';
import { filterParameters } from '../../../src/domain/property/search/filter-query';
import { paths } from '../../../src/paths';
import { expectNoSidewaysScroll } from '../setup/accessible';
import { postEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin } from '../setup/records';
import { expect, test } from '../setup/visitor';

/** Texts that would run, load or break out wherever they were taken for markup; 34 characters at most. */
const hostile: readonly string[] = [
  ...['<script>alert(1)</script>', '</script><script>alert(2)</script>'],
  ...['<img src=x onerror=alert(3)>', '<svg onload=alert(4)>'],
  ...['<iframe srcdoc="<script>alert(5)">', '<a href=javascript:alert(6)>x</a>'],
  ...['<base href=//evil.example/>', '<textarea></textarea><x>'],
  ...['</title><script>alert(7)</script>', '</textarea><script>alert(8)'],
  ...['</astro-island><script>alert(9)', '<!--<script>alert(10)', '" onmouseover="alert(11)'],
  ...["'><script>alert(12)</script>", '"}]}</script><x>', '\\u003cscript\\u003ealert(13)'],
  ...['${alert(14)}', '{{constructor.constructor("a")()}}', '&#60;script&#62;alert(15)'],
  'javascript:alert(16)',
];
/** Names, titles and parameters have room for five texts. */
const fives = Array.from({ length: hostile.length / 5 }, (_, place) =>
  hostile.slice(place * 5, place * 5 + 5).join(' '),
);
/** The texts in groups of ten, each group in every field of one property. */
const groups = Array.from({ length: hostile.length / 10 }, (_, place) => {
  const [first = '', second = ''] = fives.slice(place * 2);
  const texts = hostile.slice(place * 10, place * 10 + 10);
  return { texts, first, second, all: `${first} ${second}` };
});
const names = groups.map(({ first }) => first);
const category = 'Gated Community Villa' as const;
const properties: string[] = [];
const blogs: string[] = [];

test.beforeAll(async ({ admin }) => {
  for (const { texts, first, second, all } of groups) {
    const [floor = '', price = '', propertySize = '', bedrooms = '', bathrooms = ''] = texts;
    const [facing = '', balcony = '', vParking = '', power = '', features = ''] = texts.slice(5);
    const described = { featured: true, category, name: first, address: second, propertyDes: all };
    const measures = { floor, price, propertySize, bedrooms, bathrooms };
    const remarks = { facing, balcony, vParking, power, features };
    properties.push(await admin.addProperty({ ...described, ...measures, ...remarks }));
  }
  for (const title of fives) {
    const parts = { description1: title, description2: `**${title}**` };
    blogs.push(await admin.addBlog({ title, ...parts }));
  }
});

/** Elements that only unescaped markup could have added. */
const intruders =
  '[onerror], [onload], [onmouseover], iframe, base, a[href^="javascript:"], [src*="//e.ex"], [href*="//e.ex"], x';

async function expectOnlyText(page: Page, path: string, texts: readonly string[] = []) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const found = page.locator(intruders);
  expect(await found.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual([]);
  // Letter for letter, where `toContainText` takes spaces as it likes.
  const shown = (await page.locator('main').textContent()) ?? '';
  for (const text of texts) expect(shown, path).toContain(text);
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A text has run: ${dialog.message()}`);
  });
});

test('row 23: hostile texts in every field are shown as text', async ({ page }) => {
  for (const [place, { texts }] of groups.entries())
    await expectOnlyText(page, paths.property(properties[place] ?? ''), texts);
  for (const [place, title] of fives.entries())
    await expectOnlyText(page, paths.blog(blogs[place] ?? ''), [title]);
  // The browser's parser decides whether it is XML; the policy of our pages keeps scripts from calling it.
  const [feed, sitemap] = await Promise.all(
    [paths.feed, paths.sitemap].map(async (path) => (await page.request.get(path)).text()),
  );
  await page.goto('about:blank');
  for (const xml of [feed, sitemap])
    expect(
      await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text ?? '', 'text/xml').querySelector('parsererror'),
        xml,
      ),
    ).toBeNull();
  // Other tests add properties meanwhile, but none of this category.
  await expectOnlyText(page, `${paths.properties}?${new URLSearchParams({ category })}`, names);
  await expectOnlyText(page, paths.home, names);
  await expectOnlyText(page, paths.blogs, fives);
  await page.goto(paths.properties, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Category').selectOption(category);
  for (const { first } of groups)
    await expect(page.getByRole('heading', { name: first, exact: true })).toHaveCount(1);
});

test('row 23: and in every address: filter, unknown page, return', async ({ page, problems }) => {
  for (const text of fives) {
    const query = new URLSearchParams(filterParameters.map((name) => [name, text]));
    await expectOnlyText(page, `${paths.properties}?${query}`);
    await expect(page.locator('#text')).toHaveValue(text);
  }
  const text = encodeURIComponent(hostile.join(' '));
  const unknown = [`/properties/single/${text}`, `/singleBlog/${text}`, `/${text}`];
  for (const path of [...unknown, `${paths.signin}?next=${text}`, `${paths.enquiry}?sent=${text}`])
    await expectOnlyText(page, path);
  forgive(problems, /40[04]/);
});

test('row 23: and in the admin area, where they stay editable', async ({ page }) => {
  const [subject = '', propertyName = ''] = fives;
  const message = `${subject} ${propertyName}`;
  const id = await postEnquiry(hostile[0] ?? '', { subject, message, propertyName });
  await enterAdmin(page);
  await expectOnlyText(page, paths.admin.home, [hostile[0] ?? '']);
  await expectOnlyText(page, `${paths.admin.enquiries}?enquiry=${id}`, [message]);
  await expectOnlyText(page, paths.admin.properties, names);
  await expectOnlyText(page, paths.admin.blogs, fives);
  await expectOnlyText(page, paths.admin.property(properties[0] ?? ''));
  await expect(page.locator('#field-propertyDes')).toHaveValue(message);
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
  const description2 = `**${'[a]('.repeat(500)}**${'!['.repeat(500)}`;
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
  const [name, text, amount] = [word(120), word(400), word(56)];
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('row 23: and in a form that is shown again', async ({ page, problems }) => {
    for (const { first, all } of groups) {
      const texts = Object.entries({ name: first, subject: first, message: all });
      await page.goto(paths.contact);
      const form = page.locator('form[action="/enquiry"]');
      for (const [field, text] of texts) await form.locator(`[name=${field}]`).fill(text);
      await form.getByRole('button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      for (const [field, text] of texts)
        await expect(form.locator(`[name=${field}]`)).toHaveValue(text);
      await expect(page.locator(intruders)).toHaveCount(0);
    }
    forgive(problems, /4\d\d/);
  });
});
