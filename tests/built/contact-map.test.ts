import { expect, it } from 'vitest';
import { mapWords } from '../../src/content/pages/contact';
import { paths } from '../../src/paths';
import { readPage, readText } from './setup/ask';

// That nothing is asked of Google until a map is opened is in `tests/e2e/map.spec.ts`.

it('the page of contacts has a drawn map, and Google’s as a link and behind a button', async () => {
  const main = (await readPage(paths.contact)).querySelector('main');
  const link = [...(main?.querySelectorAll('a') ?? [])].find((one) =>
    readText(one).startsWith(mapWords.link),
  );
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/(www\.google\.com\/maps|maps\.)/);
  const map = main?.querySelector('details[data-map]');
  expect(readText(map?.querySelector('summary'))).toBe(mapWords.show);
  expect(map?.getAttribute('data-map')).toContain('google');
  expect(main?.querySelector('iframe')).toBeNull();
  const drawn = [...(main?.querySelectorAll('[role=img]') ?? [])];
  expect(drawn.map((one) => one.getAttribute('aria-label'))).toContainEqual(
    expect.stringMatching(/ on a map of (Chennai|Madurai)$/),
  );
});
