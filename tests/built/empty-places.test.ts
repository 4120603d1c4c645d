import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyText } from '../../src/content/properties/empty';
import { featuredWords } from '../../src/content/pages/home';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';
import { parsePage, readPage } from './setup/ask';

const gone = [paths.property('gone'), paths.shortlist(['gone', 'away'])];
const noPage = '/no-such-page';

/** The empty plot, which stands wherever there is nothing to show. */
const drawings = (page: Document) =>
  page.querySelectorAll(`main section img[src*="${encodeURIComponent(emptyText.drawing)}"]`);
const homes = (page: Document) => page.querySelectorAll('main article');

it.each([`${paths.properties}?text=9bhk+velacherry`, paths.shortlist(), ...gone, noPage])(
  'the empty place %s has the drawing, and three homes to go on with',
  async (address) => {
    const page = await readPage(address);
    expect(drawings(page)).toHaveLength(1);
    expect(homes(page)).toHaveLength(3);
    for (const home of homes(page))
      expect(home.querySelector('a')?.getAttribute('href')).toMatch(/^\/properties\/single\/./);
  },
);

describe('a site without homes', () => {
  let store: StrictStore;
  beforeAll(async () => {
    store = await startStrictStore();
  });
  afterAll(() => store.stop());
  const render = async (address: string) => parsePage(await (await renderPage(address)).text());

  it.each([paths.properties, paths.shortlist(), ...gone, noPage])(
    'says so on %s with the drawing, and leads to the office',
    async (address) => {
      const page = await render(address);
      expect(drawings(page)).toHaveLength(1);
      expect(homes(page)).toHaveLength(0);
      const asks = [...page.querySelectorAll('main a')].filter(({ textContent }) =>
        textContent.includes(listings.empty.ask),
      );
      if (address !== noPage)
        expect(asks.map((link) => link.getAttribute('href'))).toContain(paths.contact);
    },
  );

  it('has no shelf on its first page', async () => {
    const page = await render(paths.home);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent).not.toContain(featuredWords.title);
  });
});
