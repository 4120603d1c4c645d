import type { Locator, Page } from '@playwright/test';
import { services } from '../../src/content/pages/services';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty, listBlogs } from './setup/content';
import { expect, test } from './setup/visitor';

// What the specification says of the company's pages and of posts beyond their words (`specified-words.spec.ts`),
// asked where a visitor sees it.

async function readText(part: Locator): Promise<string> {
  return (await part.innerText()).replace(/\s+/g, ' ').trim();
}

const linksTo = (part: Locator) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the menu marks where one is; a telephone and an email link stand beside it', async ({
  page,
}) => {
  const pages: [path: string, item: string][] = [
    [paths.home, 'Home'],
    [paths.about, 'About Us'],
    [paths.team, 'Team'],
    [paths.service(3), 'Services'],
    [await firstProperty(), 'Rental Properties'],
    [await firstBlog(), 'Blogs'],
    [paths.contact, 'Contact us'],
  ];
  const header = page.getByRole('banner');
  for (const [path, item] of pages) {
    await page.goto(path);
    await expect(header.locator('[aria-current]').filter({ visible: true })).toHaveText(item);
  }
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('the home page says both promises, three reasons and the three newest posts', async ({
  page,
}) => {
  await page.goto(paths.home);
  const hero = await page.locator('.hero').textContent();
  expect(hero).toMatch(/one-stop solutions for all property needs/i);
  expect(hero).toMatch(/solution for all property management problems.*call.*for details/is);
  const reasons = page.locator('section', { has: page.getByText('Why Choose Us') });
  await expect(reasons.getByRole('listitem')).toHaveCount(3);
  const posts = page.locator('section', { has: page.getByText('Blogs, Articles & Tips') });
  const newest = (await listBlogs()).slice(0, 3).map(({ title }) => title);
  await expect(posts.getByRole('heading', { level: 3 })).toHaveText(newest);
});

test('the team is text only', async ({ page }) => {
  await page.goto(paths.team);
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('main').locator('img, picture, svg, video')).toHaveCount(0);
});

test('nine services have a card each, in their order', async ({ page }) => {
  await page.goto(paths.services);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(9);
  expect((await Promise.all((await cards.all()).map(linksTo))).flat()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `/services/${id}`),
  );
});

/** The services that one of 1, 2, 4 and 5 recommends: the others of them, with 3 in its own place. */
const more: Readonly<Record<number, number[]>> = {
  1: [2, 3, 4, 5],
  2: [1, 3, 4, 5],
  4: [1, 2, 3, 5],
  5: [1, 2, 3, 4],
};

test('a service has its whole description, the quote, its block, and four others', async ({
  page,
}) => {
  for (const { id, title, description, aboutTitle, aboutDescription } of services) {
    await page.goto(paths.service(id));
    const service = page.locator('main article').first();
    const block = ['We Can Offer You Wide Range Of Services', aboutTitle, aboutDescription];
    const parts = [title, description, 'Get A Free Quote', ...block].join(' ').replace(/\s+/g, ' ');
    expect(await readText(service)).toBe(parts);
    expect(await linksTo(service)).toEqual([expect.stringMatching(/^\/contact(\?|$)/)]);
    const picture = service.locator('section img');
    const source = encodeURIComponent(`/assets/images/service/${id}/1.jpg`);
    expect(await picture.getAttribute('src')).toContain(source);
    const others = page.locator('section', { has: page.getByText('More Services from Us') });
    const wanted = (more[id] ?? [1, 2, 4, 5]).map((other) => `/services/${other}`);
    expect(await linksTo(others)).toEqual(wanted);
    const included = page.locator('section', { has: page.getByText('Included In Our Service') });
    await expect(included.getByRole('listitem')).toHaveCount(4);
  }
});

test('the services say what they promise', async ({ page }) => {
  const promises: [id: number, words: RegExp][] = [
    [2, /rental assistance.*tenant screening.*rent collection/is],
    [5, /monitoring against encroachment/i],
    [6, /maintenance/i],
    [7, /renovation/i],
    [8, /bio-degradable.*deep-cleaning|deep-cleaning.*bio-degradable/is],
    [9, /tank/i],
  ];
  for (const [id, words] of promises) {
    await page.goto(paths.service(id));
    await expect(page.locator('main article').first()).toContainText(words);
  }
});

/** The telephones and the email addresses that a part of a page offers, in order. */
async function waysIn(part: Locator): Promise<string[]> {
  const links = part.locator('a[href^="tel:"], a[href^="mailto:"]');
  return (await links.allInnerTexts()).map((text) => text.trim());
}

test('Chennai has two telephones and an email, Madurai one telephone, Chennai and Dubai an address', async ({
  page,
}) => {
  await page.goto(paths.contact);
  for (const part of [page.locator('main'), page.locator('footer')]) {
    expect(await waysIn(part)).toEqual([
      '+91 00000 00000',
      '+91 00000 00001',
      'office@example.com',
      '+91 00000 00000',
    ]);
    expect(await readText(part)).toMatch(/Chennai, Tamil Nadu, India.*Dubai, UAE/);
  }
  await expect(page.getByText('Show map')).toBeVisible();
});

test('the footer has a contact button, a text about the company, and three social links', async ({
  page,
}) => {
  await page.goto(paths.about);
  const footer = page.locator('footer');
  await expect(footer.locator('.banner a')).toHaveAttribute('href', '/contact');
  await expect(footer.locator('section', { hasText: 'About us' })).toContainText(/\w+ \w+ \w+/);
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(await linksTo(footer.getByRole('navigation'))).toEqual(
    expect.arrayContaining(['/about', '/properties', '/blogs', '/contact']),
  );
});

/** The beginning of a text, as a reader sees it. */
const beginning = (text: string) => text.replace(/[*#\n].*$/s, '').slice(0, 60);

test('all posts have a card; a post has its author, day, picture, both texts and three others', async ({
  page,
}) => {
  const blogs = await listBlogs();
  await page.goto(paths.blogs);
  await expect(cardTitles(page)).toHaveText(blogs.map(({ title }) => title));
  const [blog] = blogs;
  const answer = await page.request.get(`/api/blog/getblog/${blog?._id ?? ''}`);
  const [whole] = (await answer.json()) as { description1: string; description2: string }[];
  await page.goto(await firstBlog());
  const post = page.locator('main article').first();
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(blog?.title ?? '');
  await expect(post.locator('header')).toContainText(/^.*The property team · \d{2}-\d{2}-\d{4}/s);
  await expect(post.locator('[data-large-picture] img')).toHaveCount(1);
  await expect(post).toContainText(beginning(whole?.description1 ?? ''));
  await expect(post).toContainText(beginning(whole?.description2 ?? ''));
  const recent = page.locator('section', { has: page.getByText('Recently Posts') });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(recent).not.toContainText(blog?.title ?? '');
});

const cardTitles = (page: Page) => page.locator('main article').getByRole('heading');
