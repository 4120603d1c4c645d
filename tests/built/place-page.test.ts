import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { breadcrumbWords } from '../../src/content/pages/site';
import { listings } from '../../src/content/properties/listings';
import { placeWords } from '../../src/content/properties/place';
import { propertyText } from '../../src/content/properties/property';
import { paths } from '../../src/paths';
import { ask, readHtml, readPage, readText } from './setup/ask';

// The sample has one home with two bedrooms in Velachery, two homes in Anna Nagar, one of each city, and none in Royapuram.

const velachery = paths.place('velachery');
const head = 'Homes for rent in Velachery, Chennai';

/** The links of a part of a page, by their words. */
function readLinks(part: Element | null | undefined): [words: string, address: string][] {
  const links = [...(part?.querySelectorAll('a') ?? [])];
  return links.map((link) => [readText(link), link.getAttribute('href') ?? '']);
}

/** Where the first link of a part leads to whose words begin so. */
const findAddress = (part: Element | null | undefined, beginning: string) =>
  readLinks(part).find(([words]) => words.startsWith(beginning))?.[1];

const readTrail = (page: Document) =>
  readLinks(page.querySelector(`main nav[aria-label="${breadcrumbWords.label}"]`));

it('a page of a place says what is there, and leads on', async () => {
  const page = await readPage(velachery);
  const main = page.querySelector('main');
  expect(page.title).toBe(`${head} | ${company.name}`);
  expect(readText(main?.querySelector('h1'))).toBe(head);
  expect(readText(main)).toContain('1 home at ₹25,000 a month, 980 sqft, 2 bedrooms.');
  // Its own home, and two near it: one row.
  const homes = [...(main?.querySelectorAll('article') ?? [])];
  expect(homes).toHaveLength(3);
  expect(readText(homes[0])).toContain('Velachery');
  const near = main?.querySelector('section[aria-labelledby=near]');
  expect(readText(near)).toContain(placeWords.near.title('Velachery', null));
  expect(near?.querySelectorAll('article')).toHaveLength(2);
  expect(readLinks(near).at(-1)?.[0]).toMatch(/^\S.* \d+$/);
  expect(findAddress(main?.querySelector('aside'), placeWords.owner.link)).toBe(paths.owners);
  expect(readTrail(page).map(([words]) => words)).toEqual(['Home', propertyText.back, 'Chennai']);
  // With one home it has no pages by bedrooms.
  expect(findAddress(main, placeWords.bhk(2))).toBeUndefined();
  const chennai = (await readPage(paths.place('chennai'))).querySelector('main');
  expect(findAddress(chennai, placeWords.bhk(2))).toBe(paths.place('chennai/2-bhk'));
  const narrower = await readPage(paths.place('chennai/2-bhk'));
  expect(readText(narrower.querySelector('h1'))).toBe('2 BHK homes for rent in Chennai');
});

it('the row of areas leads to a place, its home back to it', async () => {
  const rows: (string | undefined)[] = [];
  for (const list of [paths.home, paths.properties]) {
    const areas = (await readPage(list)).querySelector('nav[aria-labelledby=areas]');
    expect(readText(areas)).toContain(placeWords.areas.title);
    rows.push(findAddress(areas, 'Anna Nagar'));
  }
  const [place = ''] = rows;
  expect(place).toMatch(/^\/rent\/anna-nagar/);
  expect(rows).toEqual([place, place]);
  const [[, address] = ['', '']] = readLinks((await readPage(place)).querySelector('main article'));
  expect(address.startsWith(paths.property(''))).toBe(true);
  const home = await readPage(address);
  expect(readTrail(home)).toContainEqual(['Anna Nagar', place]);
  expect(findAddress(home.querySelector('main header'), 'Anna Nagar')).toBe(place);
});

it('news and filter of a place ask for it alone', async () => {
  const chennai = (await readPage(paths.place('chennai/3-bhk'))).querySelector('main');
  const list = await readPage(findAddress(chennai, placeWords.filter) ?? '');
  const chips = readLinks(list.querySelector(`[aria-label="${listings.active.label}"]`));
  expect(chips.map(([words]) => words)).toEqual([
    expect.stringContaining('Chennai'),
    expect.stringContaining('3 bedrooms'),
  ]);
  const news = await readPage(findAddress(chennai, placeWords.news('Chennai')) ?? '');
  expect(readText(news.querySelector('main'))).toContain('Chennai, 3 bedrooms');
});

it.each([
  ['/rent/Velacheri', velachery],
  ['/rent/velachery-chennai/2BHK', paths.place('velachery/2-bhk')],
  [`/rent/${encodeURIComponent('வேளச்சேரி')}`, velachery],
  ['/rent/velachery/2-bhk', velachery],
  ['/rent/royapuram/3-bhk', paths.place('royapuram')],
  ['/rent', paths.properties],
])(
  'another spelling, %s, or the bedrooms of few homes lead to the one address, half an address to the list',
  async (asked, address) => {
    const answer = await ask(asked, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect((await ask(asked)).status).toBe(200);
    expect(new URL(answer.headers.get('location') ?? '', 'http://x').pathname).toBe(address);
  },
);

it.each(['/rent/nowhere', '/rent/velachery/0-bhk', '/rent/velachery/2-bhk/more'])(
  '%s is a 404 with the areas that have homes',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    const html = await readHtml(path);
    expect(html).toContain(placeWords.unknown.title);
    expect(html).toContain(`href="${paths.place('chennai')}"`);
  },
);

it.each([
  ['', listings.title, paths.properties],
  ['?text=velacheri', head, velachery],
  ['?text=velachery&beds=2', `2 BHK ${head.replace('H', 'h')}`, velachery],
  ['?text=royapuram', 'Rental Properties: Royapuram', paths.properties],
  [
    '?beds=2&maxPrice=30000&page=2',
    'Rental Properties: 2 bedrooms · Up to ₹30,000, page 2',
    paths.properties,
  ],
  ['?text=velachery&view=map', 'Rental Properties on the map: Velachery', velachery],
])(
  'the list searched by “%s” has the title “%s”, and one address for search engines',
  async (query, title, canonical) => {
    const page = await readPage(`${paths.properties}${query}`);
    expect(page.title).toBe(`${title} | ${company.name}`);
    const read = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    expect(read('meta[property="og:title"]', 'content')).toBe(title);
    const address = new URL(canonical, process.env.SITE_URL).href;
    expect(read('link[rel=canonical]', 'href')).toBe(address);
  },
);

it.each([
  ['anna-nagar', 'Chennai'],
  ['anna-nagar-madurai', 'Madurai'],
])('two places of one name do not mix: %s', async (slug, city) => {
  const page = await readPage(paths.place(slug));
  expect(readText(page.querySelector('h1'))).toBe(placeWords.heading(`Anna Nagar, ${city}`, null));
  expect(readText(page.querySelector('main article'))).toContain(city);
});

it('a place without a home says so, shows what is near, and is not indexed', async () => {
  const page = await readPage(paths.place('royapuram'));
  expect(readText(page.querySelector('main'))).toContain(placeWords.none('Royapuram', null));
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const near = [...page.querySelectorAll('main section')].find((part) =>
    readText(part).startsWith(placeWords.near.title('Royapuram', null)),
  );
  expect(near?.querySelectorAll('article')).toHaveLength(3);
});
