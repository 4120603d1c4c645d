import { expect, it } from 'vitest';
import { breadcrumbWords } from '../../src/content/pages/site';
import { paths } from '../../src/paths';
import { readHtml } from './setup/ask';

it('pages have a trail, but not the first one, forms alone, errors, or a home that is gone', async () => {
  const trail = `aria-label="${breadcrumbWords.label}"`;
  for (const path of [paths.privacy, paths.shortlist()])
    expect(await readHtml(path), path).toContain(trail);
  const without = [paths.home, paths.enquiry, paths.news, paths.signin, '/no-such-page'];
  for (const path of [...without, paths.property('gone')])
    expect(await readHtml(path), path).not.toContain(trail);
});

it.each([paths.properties, paths.team])(
  'oddity: the copyright line of %s is “© 2023” to the year of the page',
  async (path) => {
    expect(await readHtml(path)).toContain(`© 2023–${new Date().getFullYear()} `);
  },
);
