import { expect, it } from 'vitest';
import { costWords } from '../../src/content/properties/costs';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { propertyText } from '../../src/content/properties/property';
import { referenceText } from '../../src/content/properties/reference';
import { makeReference } from '../../src/domain/reference';
import type { PropertySummary } from '../../src/domain/property/schema';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { readPage, readText } from './setup/ask';

/** The id of the first home of the sample that fits. */
async function findHome(fits: (property: PropertySummary) => boolean): Promise<string> {
  const found = (await listProperties()).find(fits);
  if (!found) throw new Error('The sample has no such home.');
  return found._id;
}

it('a let home says so beside its rent, and has its reference number', async () => {
  const id = await findHome(({ status }) => status === 'Occupied');
  const page = await readPage(paths.property(id));
  const rent = readText(page.querySelector(`[aria-label="${propertyText.rent}"]`));
  expect(rent).toContain('Occupied');
  expect(rent).toContain(propertyText.occupiedHint.text);
  // Similar ones directly below its facts, and its words lead there.
  const [ask] = page.querySelectorAll(`[aria-label="${propertyText.rent}"] a[href="#similar"]`);
  expect(readText(ask)).toBe(propertyText.occupiedHint.similar);
  // Else somebody is told of others like it, as the list offers it too.
  const [news] = page.querySelectorAll(`a[href^="${paths.news}?"]`);
  expect(readText(news)).toBe(propertyText.occupiedHint.news);
  const told = readText((await readPage(news?.getAttribute('href') ?? '')).querySelector('main'));
  expect(told).toMatch(/You are looking for: .*T\. Nagar/);
  expect(told).toMatch(/2 (?:BHK|bedrooms)/i);
  expect(page.querySelector('#glance + #similar article')).not.toBeNull();
  expect(readText(page.querySelector('main'))).toContain(referenceText(makeReference(id)));
});

it('one line says what is not stated, to be asked in a chat', async () => {
  const id = await findHome(({ name }) => name.startsWith('House with a garden and a study'));
  const page = await readPage(paths.property(id));
  const ask = [...page.querySelectorAll('main a')].find((link) =>
    readText(link).startsWith(propertyText.notStated.ask),
  );
  const [, said = ''] = /: (.+)$/.exec(readText(ask?.parentElement)) ?? [];
  expect(said).toMatch(
    /^when it is available, .*, maintenance, advance, other charges, brokerage$/,
  );
  const { searchParams } = new URL(ask?.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toContain(`\nPlease tell me: ${said}`);
});

it('an advance of many months names the law', async () => {
  const id = await findHome(({ name }) => name.startsWith('Two-bedroom east-facing flat'));
  const page = await readPage(paths.property(id));
  const costs = readText(page.querySelector('#costs'));
  for (const said of ['Advance, 10 months', costWords.limit.text, costWords.limit.checked])
    expect(costs).toContain(said);
});

it('without JavaScript every picture of a home is a link, also those not shown', async () => {
  const id = await findHome(({ name }) => name.startsWith('Gated villa'));
  const page = await readPage(paths.property(id));
  const links = [...page.querySelectorAll('.pictures a')].map((link) => link.getAttribute('href'));
  expect(new Set(links).size).toBe(8);
  expect(links).toEqual(Array(8).fill(expect.stringMatching(/^\/api\/image\//)));
});

it('the forms’ own page has a call and a chat below each form', async () => {
  for (const address of [paths.enquiry, `${paths.enquiry}?kind=owner`]) {
    const page = await readPage(address);
    const links = [...page.querySelectorAll('main p')]
      .filter((ways) => readText(ways).includes('(or)'))
      .flatMap((ways) => [...ways.querySelectorAll('a')]);
    const find = (name: string) =>
      links.find((link) => readText(link).startsWith(name))?.getAttribute('href');
    expect(find(enquiryWords.call), address).toMatch(/^tel:/);
    expect(find(enquiryWords.whatsapp), address).toMatch(/[?&]text=/);
  }
});
