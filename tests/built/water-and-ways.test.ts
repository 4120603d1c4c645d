import { expect, it } from 'vitest';
import { newsPage } from '../../src/content/news';
import { nearbyText } from '../../src/content/properties/nearby';
import { propertyText } from '../../src/content/properties/property';
import { paths } from '../../src/paths';
import { readPage, readText } from './setup/ask';

/** The address of a home of the sample, by the beginning of its name. */
async function findHome(search: string, beginning: string): Promise<string> {
  const list = await readPage(`${paths.properties}?text=${search}`);
  const links = [...list.querySelectorAll('main article a.card-link')];
  const link = links.find((one) => readText(one).startsWith(beginning));
  return link?.getAttribute('href') ?? '';
}

const velachery = () => findHome('velachery', 'Two-bedroom flat beside Velachery');

it('a page says what is stated of floods, water and power, and what is near', async () => {
  const page = await readPage(await velachery());
  const details = readText(page.querySelector('section[aria-labelledby=details-title]'));
  expect(details).toContain(propertyText.details.supply.title);
  expect(details).toContain('Home stayed dry. December 2023: two days');
  const near = readText(page.querySelector('section[aria-labelledby=nearby-title]'));
  expect(near).toContain(nearbyText.title);
  expect(near).toContain('Velachery MRTS, 3 minutes on foot');
  expect(near).toMatch(
    /In a straight line from the middle of Velachery: .*Guindy Estate about \d km/,
  );
});

it('a card says past floods where they are stated, and beside them what was searched for', async () => {
  const readCard = async (query: string) => {
    const list = await readPage(`${paths.properties}?${query}`);
    const cards = [...list.querySelectorAll('main article')].map(readText);
    return cards.find((card) => card.includes('Two-bedroom flat beside Velachery'));
  };
  const plain = await readCard('text=velachery');
  expect(plain).toContain('In past floods: Home stayed dry');
  expect(plain).not.toContain('Salt water');
  expect(await readCard('text=velachery&salt=1')).toContain('Salt water');
  expect(await readCard('text=velachery+generator+for+lift')).toContain('Power backup for: Lift');
});

it('without the script a place of work becomes a word of the search', async () => {
  const list = await readPage(`${paths.properties}?text=2bhk&work=Tidel+Park&facts=1&unstated=1`);
  expect(list.querySelector('#text')?.getAttribute('value')).toBe('2bhk near Tidel Park');
  const homes = readText(list.querySelector('#homes'));
  expect(homes).toMatch(/Tidel Park is about \d+ km from .+ in a straight line/);
});

it('news are offered by WhatsApp too, with the filter in words and its address', async () => {
  const page = await readPage(`${paths.news}?text=adyar+2bhk&lift=1`);
  const links = [...page.querySelectorAll('main a')];
  const link = links.find((one) => readText(one).startsWith(newsPage.whatsapp.link));
  const text = new URL(link?.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain('new homes like these: Adyar, 2 bedrooms, Lift.');
  expect(text).toContain(`${paths.properties}?text=adyar+2bhk&lift=1`);
});
