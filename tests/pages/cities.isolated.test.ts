import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, it, vi } from 'vitest';
import { makeContainer } from '../support/container';
import { findServedCities } from '../../src/domain/company/cities';
import { useLocalStore } from '../support/local-store';

useLocalStore();

afterEach(() => {
  vi.doUnmock('../../src/content/company-facts.json');
  vi.resetModules();
});

interface Part {
  default: Parameters<AstroContainer['renderToString']>[0];
}

const parts = import.meta.glob<Part>([
  '../../src/pages/{about,team,contact}.astro',
  '../../src/pages/owners/index.astro',
  '../../src/pages/services/index.astro',
  '../../src/components/home/OwnersLine.astro',
]);

const office = {
  phones: '+91 44 2811 1234',
  email: 'office@example.com',
  address: '12 Example Street',
  map: '',
};

/** The words of the prebuilt pages and of the first screen, as they are built with offices in these cities. */
async function readPages(...names: string[]): Promise<string> {
  const offices = names.map((city) => ({ ...office, city }));
  const cities = findServedCities(offices);
  vi.resetModules();
  vi.doMock('../../src/content/company-facts.json', () => ({
    // The texts of the company are its own.
    default: {
      at: '2026-11-26T10:00:00.000Z',
      values: { offices, teamText: '', aboutText: '' },
      cities,
    },
  }));
  const container = await makeContainer();
  const pages: string[] = [];
  for (const load of Object.values(parts))
    pages.push(await container.renderToString((await load()).default));
  return pages.join('\n');
}

it('the site’s own sentences name the cities of the company’s offices', async () => {
  const html = await readPages('Chennai', 'Madurai');
  expect(html).toContain('Own a home in Chennai or Madurai?');
  expect(html).toContain('Own a home in Chennai or Madurai but live elsewhere?');
  expect(html).toContain('<title>Our Team in Chennai and Madurai |');
  expect(html).toContain('Services for homes and plots in Chennai and Madurai.');
});

it('a company with one office names its city alone', async () => {
  const html = await readPages('Salem');
  expect(html).toContain('Own a home in Salem?');
  expect(html).toContain('<title>Property management in Salem for owners abroad |');
  expect(html).toContain('We look after homes in Salem for owners');
  expect(html).not.toContain('Madurai');
});

it('a company whose offices name no city has whole sentences without any', async () => {
  const html = await readPages('');
  expect(html).toContain('Own a home?');
  expect(html).toContain('Own a home but live elsewhere?');
  expect(html).toContain('<title>Our Team |');
  expect(html).toContain('Services for homes and plots. Choose one');
  expect(html).not.toContain('Madurai');
});
