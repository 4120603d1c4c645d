import { expect, it } from 'vitest';
import { services } from '../../src/content/pages/services';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty, listBlogs } from '../support/site/content';
import { ask, readPage, readText, readTexts } from './setup/ask';

// What the specification says of the company's pages and of posts beyond their words (`specified-words.test.ts`),
// asked of the HTML that a visitor gets.

/** The part of a page that is headed by these words. */
function findSection(page: Document, title: string): Element {
  const headings = [...page.querySelectorAll('section :is(h2, h3)')];
  const section = headings.find((one) => readText(one) === title)?.closest('section');
  if (!section) throw new Error(`No part of the page is headed “${title}”.`);
  return section;
}

const linksTo = (part: Element | null) =>
  [...(part?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
const main = (page: Document) => page.querySelector('main');

it('the menu marks where one is; a telephone and an email link stand beside it', async () => {
  const pages: [path: string, item: string][] = [
    [paths.home, 'Home'],
    [paths.about, 'About Us'],
    [paths.team, 'Team'],
    [paths.service(3), 'Services'],
    [await firstProperty(), 'Rental Properties'],
    [await firstBlog(), 'Blogs'],
    [paths.contact, 'Contact us'],
  ];
  for (const [path, item] of pages) {
    const page = await readPage(path);
    // The menu stands in the header twice: in a row, and for small screens.
    const marked = new Set(readTexts(page, 'header.header [aria-current]'));
    expect([...marked], path).toEqual([item]);
    expect(page.querySelector('header.header a[href^="tel:"]'), path).not.toBeNull();
    expect(page.querySelector('header.header a[href^="mailto:"]'), path).not.toBeNull();
  }
});

it('the home page says both promises, three reasons and the three newest posts', async () => {
  const page = await readPage(paths.home);
  const hero = readText(page.querySelector('.hero'));
  expect(hero).toMatch(/one-stop solutions for all property needs/i);
  expect(hero).toMatch(/solution for all property management problems.*call.*for details/is);
  expect(findSection(page, 'Why Choose Us').querySelectorAll('li')).toHaveLength(3);
  const newest = (await listBlogs()).slice(0, 3).map(({ title }) => title);
  expect(readTexts(findSection(page, 'Blogs, Articles & Tips'), 'h3')).toEqual(newest);
});

it('the team is text only', async () => {
  const team = main(await readPage(paths.team));
  expect(team?.querySelector('h2')).not.toBeNull();
  expect(team?.querySelectorAll('img, picture, svg, video')).toHaveLength(0);
});

it('nine services have a card each, in their order', async () => {
  const cards = main(await readPage(paths.services))?.querySelectorAll('article') ?? [];
  expect([...cards].flatMap(linksTo)).toEqual(
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

it('a service has its whole description, the quote, its block, and four others', async () => {
  for (const { id, title, description, aboutTitle, aboutDescription } of services) {
    const page = await readPage(paths.service(id));
    const service = page.querySelector('main article');
    const block = ['We Can Offer You Wide Range Of Services', aboutTitle, aboutDescription];
    const parts = [title, description, 'Get A Free Quote', ...block].join(' ').replace(/\s+/g, ' ');
    expect(readText(service)).toBe(parts);
    expect(linksTo(service)).toEqual([expect.stringMatching(/^\/contact(\?|$)/)]);
    const source = encodeURIComponent(`/assets/images/service/${id}/1.jpg`);
    expect(service?.querySelector('section img')?.getAttribute('src')).toContain(source);
    const wanted = (more[id] ?? [1, 2, 4, 5]).map((other) => `/services/${other}`);
    expect(linksTo(findSection(page, 'More Services from Us'))).toEqual(wanted);
    expect(findSection(page, 'Included In Our Service').querySelectorAll('li')).toHaveLength(4);
  }
});

it.each([
  [2, /rental assistance.*tenant screening.*rent collection/is],
  [5, /monitoring against encroachment/i],
  [6, /maintenance/i],
  [7, /renovation/i],
  [8, /bio-degradable.*deep-cleaning|deep-cleaning.*bio-degradable/is],
  [9, /tank/i],
])('service %d says what it promises', async (id, words) => {
  const page = await readPage(paths.service(id));
  expect(readText(page.querySelector('main article'))).toMatch(words);
});

it('Chennai has two telephones and an email, Madurai one telephone, Chennai and Dubai an address', async () => {
  const page = await readPage(paths.contact);
  for (const part of ['main', 'footer']) {
    // A phone's button "Call" stands above them.
    const ways = readTexts(page, `${part} :is(a[href^="tel:"], a[href^="mailto:"]):not(.button)`);
    expect(ways, part).toEqual([
      '+91 00000 00000',
      '+91 00000 00001',
      'office@example.com',
      '+91 00000 00000',
    ]);
    const text = readText(page.querySelector(part));
    expect(text, part).toMatch(/Chennai, Tamil Nadu, India.*Dubai, UAE/);
  }
  expect(readTexts(page, 'main summary')).toContain('Show map');
});

it('the footer has a contact button, a text about the company, and three social links', async () => {
  const page = await readPage(paths.about);
  expect(page.querySelector('footer .banner a')?.getAttribute('href')).toBe('/contact');
  expect(readText(findSection(page, 'About us'))).toMatch(/\w+ \w+ \w+/);
  const links = readTexts(page, 'footer a');
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    expect(
      links.some((text) => text.startsWith(name)),
      name,
    ).toBe(true);
  expect(linksTo(page.querySelector('footer nav'))).toEqual(
    expect.arrayContaining(['/about', '/properties', '/blogs', '/contact']),
  );
});

/** The beginning of a text, as a reader sees it. */
const beginning = (text: string) => text.replace(/[*#\n].*$/s, '').slice(0, 60);

it('all posts have a card; a post has its author, day, picture, both texts and three others', async () => {
  const blogs = await listBlogs();
  const list = await readPage(paths.blogs);
  expect(readTexts(list, 'main article :is(h2, h3)')).toEqual(blogs.map(({ title }) => title));
  const [blog] = blogs;
  const answer = await ask(`/api/blog/getblog/${blog?._id ?? ''}`);
  const [whole] = (await answer.json()) as { description1: string; description2: string }[];
  const page = await readPage(await firstBlog());
  const post = page.querySelector('main article');
  expect(readText(post?.querySelector('h1'))).toBe(blog?.title);
  expect(readText(post?.querySelector('header'))).toMatch(/The property team · \d{2}-\d{2}-\d{4}/);
  expect(post?.querySelectorAll('[data-large-picture] img')).toHaveLength(1);
  expect(readText(post)).toContain(beginning(whole?.description1 ?? ''));
  expect(readText(post)).toContain(beginning(whole?.description2 ?? ''));
  const recent = findSection(page, 'Recently Posts');
  expect(recent.querySelectorAll('h3')).toHaveLength(3);
  expect(readText(recent)).not.toContain(blog?.title);
});
