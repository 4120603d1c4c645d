import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { listings } from '../../src/content/properties/listings';
import { placeWords } from '../../src/content/properties/place';
import { paths } from '../../src/paths';
import { ask, readHtml, readPage, readText } from './setup/ask';

// The sample has one home with two bedrooms in Velachery, and none in Royapuram.

const velachery = paths.place('velachery');
const head = 'Homes for rent in Velachery, Chennai';

it.each([
  ['/rent/Velacheri', velachery],
  ['/rent/velachery-chennai/2BHK', paths.place('velachery/2-bhk')],
  [`/rent/${encodeURIComponent('வேளச்சேரி')}`, velachery],
  ['/rent', paths.properties],
])(
  'another spelling, %s, leads to the one address, half an address to the list',
  async (asked, address) => {
    const answer = await ask(asked, { redirect: 'manual' });
    expect(answer.status).toBe(301);
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
  ['?text=velachery&beds=2', `2 BHK ${head.replace('H', 'h')}`, paths.place('velachery/2-bhk')],
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
