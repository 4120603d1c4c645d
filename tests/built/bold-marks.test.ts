import { afterAll, beforeAll, expect, it } from 'vitest';
import office from '../../netlify/functions/office';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { sampleBlog } from '../netlify/api';
import { json, send, signIn } from '../netlify/caller';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';
import { parsePage, readText } from './setup/ask';

let store: StrictStore;

beforeAll(async () => {
  store = await startStrictStore();
});
afterAll(() => store.stop());

const readPage = async (path: string) => parsePage(await (await renderPage(path)).text());

it('each two double asterisks of a post are bold, on its page and in its excerpts', async () => {
  const title = 'Bold marks';
  const description1 = '**Advance:**two months\n**Rent:**25,000\n** spaced **\n**வாடகை:**25,000';
  const description2 = 'One **bold** word, and a plot of 30*40 ft or 60*80 ft';
  const body = { ...sampleBlog, title, description1, description2 };
  const answer = await send(office, 'POST', adminPaths.api.addBlog, {
    body,
    cookie: await signIn(),
  });
  const { _id: id } = await json<{ _id: string }>(answer);

  const text = (await readPage(paths.blog(id))).querySelector('article .text');
  const bold = [...(text?.querySelectorAll('strong') ?? [])].map(readText);
  expect(bold).toEqual(['Advance:', 'Rent:', 'spaced', 'வாடகை:', 'bold']);
  expect(readText(text)).toContain('a plot of 30*40 ft or 60*80 ft');
  expect(readText(text)).not.toContain('**');
  for (const path of [paths.home, paths.blogs]) {
    const cards = [...(await readPage(path)).querySelectorAll('article')].map(readText);
    const card = cards.find((one) => one.includes(title));
    expect(card, path).toContain('Advance:two months Rent:25,000 spaced வாடகை:25,000');
  }
});
