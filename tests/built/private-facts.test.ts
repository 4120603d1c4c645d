import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { findTraces, markedFacts, markedHomes, tellingNames } from '../support/private-facts';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';
import { fixedPages, kindsOfPages } from '../support/site/pages';
import { siteDirectory } from '../support/site/tested-site';
import { ask } from './setup/ask';

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
  store.putDocument('properties', markedHomes());
});
afterAll(() => store.stop());

const ids = ['marked', 'similar', 'leaving', 'hidden'];
const searches = Object.values(markedFacts).map((text) => `?text=${encodeURIComponent(text)}`);
/** Every page that is made on demand, with homes of which each private fact is stated. */
const onDemand = [
  paths.home,
  ...['', '?view=map', '?page=2', '?sort=price', ...searches].map(
    (query) => paths.properties + query,
  ),
  ...ids.map(paths.property),
  ...ids.map((id) => `${paths.enquiry}?propertyId=${id}`),
  paths.place('anna-nagar'),
  paths.place('anna-nagar/2-bhk'),
  paths.place('royapuram'),
  paths.shortlist(ids),
  paths.blogs,
  paths.blog('gone'),
  paths.news,
  paths.enquiry,
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/assets/places/anna-nagar.jpg',
  '/no-such-page',
  '/signin',
  '/join',
  '/admin',
  '/admin/property/allproperty',
  ...ids.map((id) => `/admin/property/getproperty/${id}`),
  '/admin/property/preview',
];

it('what is for the office only is on no page, in no feed and in no structured data', async () => {
  // One after another: all at once are too much for a busy machine, which answers some of them with 503.
  const answers: Response[] = [];
  for (const one of onDemand) answers.push(await renderPage(one));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  // The homes are there, so that what is missing is missing for a reason.
  expect(texts[onDemand.indexOf(paths.property('marked'))]).toContain('Sea View');
  expect(texts[onDemand.indexOf('/sitemap.xml')]).toContain(paths.property('similar'));
  expect(texts[onDemand.indexOf(paths.property('leaving'))]).toContain('Available from 01-06-2091');
  const searched = new RegExp(Object.values(markedFacts).join('|'), 'gi');
  const withoutSearch = (text: string) => text.replaceAll(searched, '');
  for (const [index, one] of onDemand.entries()) {
    const headers = JSON.stringify([...(answers[index]?.headers ?? [])]);
    const text = headers + (texts[index] ?? '');
    // A page of a search repeats what was searched for.
    expect(findTraces(one.includes('text=') ? withoutSearch(text) : text), one).toEqual([]);
  }
});

/** The files of the build's scripts and pages, by their address. */
function readBuild(): Map<string, string> {
  const folder = path.join(siteDirectory, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.(?:html|js|mjs|json|xml|txt|css|svg)$/.test(file))
      .map((file) => [`/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** The scripts that a page loads, at once or later, with all that they load themselves. */
function listScripts(html: string, build: ReadonlyMap<string, string>): Set<string> {
  const named = (text: string) =>
    [...text.matchAll(/[\w./-]+\.js\b/g)].map(([found]) => path.basename(found));
  const addresses = new Map([...build.keys()].map((one) => [path.basename(one), one]));
  const found = new Set<string>();
  const add = (text: string) => {
    for (const name of named(text)) {
      const address = addresses.get(name);
      if (address === undefined || found.has(address)) continue;
      found.add(address);
      add(build.get(address) ?? '');
    }
  };
  add(html);
  return found;
}

it('no script and no prebuilt page that a visitor loads names a field of it', async () => {
  const build = readBuild();
  const naming = [...build].filter(([, text]) => tellingNames.some((name) => text.includes(name)));
  // Those of the admin area do, or nothing would be searched for.
  expect(naming.map(([address]) => address).length).toBeGreaterThan(0);
  const pages = [...new Set([...fixedPages, ...(await kindsOfPages())])];
  for (const one of pages) {
    const html = await (await ask(one)).text();
    const scripts = listScripts(html, build);
    expect(
      tellingNames.filter((name) => html.includes(name)),
      one,
    ).toEqual([]);
    expect(
      naming.map(([address]) => address).filter((address) => scripts.has(address)),
      one,
    ).toEqual([]);
  }
});
