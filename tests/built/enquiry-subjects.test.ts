import { expect, it } from 'vitest';
import { listings } from '../../src/content/properties/listings';
import { services } from '../../src/content/pages/services';
import { paths } from '../../src/paths';
import { readPage, readText } from './setup/ask';

// That the contact form takes the subject of its address is in `e2e/enquiry-draft.spec.ts`.

async function addressOf(path: string, name: string): Promise<string | null | undefined> {
  const links = [...(await readPage(path)).querySelectorAll('main a')];
  return links.find((link) => readText(link) === name)?.getAttribute('href');
}

it('what was searched in vain is said to the office', async () => {
  const path = `${paths.properties}?text=3bhk+Villupuram&lift=1`;
  expect(await addressOf(path, listings.empty.ask)).toBe(
    paths.contactAbout('Looking for: 3 bedrooms, Villupuram, Lift'),
  );
});

it.each(services.map(({ id, title }) => [title, id] as const))(
  'a quote for %s has the name of the service',
  async (title, id) => {
    expect(await addressOf(paths.service(id), 'Get A Free Quote')).toBe(paths.contactAbout(title));
  },
);
