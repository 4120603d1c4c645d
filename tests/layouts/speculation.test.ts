import { expect, it } from 'vitest';
import { speculationRules } from '../../src/layouts/speculation';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';

interface Rules {
  prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[];
}

const page = 'https://homes.example/properties/single/a';

/** Whether a browser may fetch this address, as its patterns are specified: in relation to the page. */
function isFetched(address: string): boolean {
  const { prefetch } = JSON.parse(speculationRules) as Rules;
  const matches = (pattern: string) => new URLPattern(pattern, page).test(address, page);
  return prefetch.some(({ where: { and } }) => {
    const [wanted, { not }] = and;
    return matches(wanted.href_matches) && !not.href_matches.some(matches);
  });
}

it.each([
  [paths.home, true],
  [paths.properties, true],
  [paths.property('a-1'), true],
  [`${paths.properties}?lift=1`, false],
  [adminPaths.home, false],
  [`${paths.signin}?next=%2Fadmin`, false],
  [paths.api.rows, false],
  [paths.feed, false],
  ['/.netlify/images?url=%2Fassets%2Fimages%2Fhero%2F2.jpg&w=680', false],
  ['https://www.google.com/maps', false],
])('%s may be fetched before somebody goes there: %s', (address, isAllowed) => {
  expect(isFetched(address)).toBe(isAllowed);
});
