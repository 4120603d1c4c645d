import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeContainer } from '../support/container';
import { ownerForm } from '../../src/content/enquiries/owner';
import { textsIn } from './texts-in';
import { useLocalStore } from '../support/local-store';

useLocalStore();

const row = { shown: 'Shown', line: '', text: '', picture: '', price: '' };
const own = { line: 'Our line', text: 'Our text.', picture: '/api/image/own.jpg', price: '₹900' };
const services = [
  { ...row, ...own, id: '9' },
  { ...row, id: '5', shown: 'Hidden' },
];

beforeAll(() => {
  vi.resetModules();
  vi.doMock('../../src/content/company-facts.json', () => ({
    default: { version: '1', at: '2026-11-26T10:00:00.000Z', values: { services } },
  }));
});

afterAll(() => {
  vi.doUnmock('../../src/content/company-facts.json');
  vi.resetModules();
});

interface Part {
  default: Parameters<AstroContainer['renderToString']>[0];
  getStaticPaths?: () => { params: { id: string }; props: object }[];
}

const parts = import.meta.glob<Part>([
  '../../src/pages/{services,owners}/*.astro',
  '../../src/components/home/Services.astro',
]);

/** A page or a part of one, by its path in `src`, as it is built with these services. */
async function load(path: string): Promise<Part> {
  const part = await parts[`../../src/${path}.astro`]?.();
  if (!part) throw new Error(`There is no ${path}.`);
  return part;
}

async function render(part: Part, props: object = {}): Promise<string> {
  const container = await makeContainer();
  return container.renderToString(part.default, { props: { ...props } });
}

const linked = (html: string) =>
  [...html.matchAll(/href="\/services\/(\d)"/g)].map(([, id]) => Number(id));

const order = [9, 1, 2, 3, 4, 6, 7, 8];

it('the grid and the home page have the company’s order and lines, no hidden service and no price', async () => {
  for (const path of ['pages/services/index', 'components/home/Services']) {
    const html = await render(await load(path));
    expect(linked(html)).toEqual(order);
    expect(html).toContain(own.line);
    expect(html).not.toContain(own.price);
  }
});

it('a hidden service has no page, and stands beside no other', async () => {
  const page = await load('pages/services/[id]');
  const paths = page.getStaticPaths?.() ?? [];
  expect(paths.map(({ params }) => Number(params.id))).toEqual(order);
  const second = paths.find(({ params }) => params.id === '2');
  expect(linked(await render(page, second?.props))).toEqual([9, 1, 3, 4]);
});

it('the page of a service has its text, its price below, and its photograph, also for search engines', async () => {
  const page = await load('pages/services/[id]');
  const html = await render(page, page.getStaticPaths?.()[0]?.props);
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Our text\.\s+₹900\s+Get A Free Quote/);
  expect(html).toContain(`url=${encodeURIComponent(own.picture)}`);
  expect(html).toContain(`"description":"${own.line}"`);
  expect(html).toContain(`<meta name="description" content="${own.line}">`);
});

it('the form for owners does not offer it, and their page keeps its drawing', async () => {
  const html = await render(await load('pages/owners/index'));
  const { watch, ...others } = ownerForm.services;
  for (const word of Object.values(others)) expect(html).toContain(`${word}</label>`);
  expect(html).not.toContain(watch);
  expect(html).toContain(encodeURIComponent('/service/1/1.jpg'));
});

it('the sitemap does not list it', async () => {
  const { GET } = await import('../../src/pages/sitemap.xml');
  const context = { site: new URL('https://homes.example'), url: new URL('http://localhost:8888') };
  const pages = textsIn(await (await GET(context)).text(), 'loc');
  const ids = pages.flatMap((page) => /(?<=services\/)\d/.exec(page) ?? []);
  expect(ids.map(Number)).toEqual(order);
});
