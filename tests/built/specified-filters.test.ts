import { expect, it } from 'vitest';
import type { PropertySummary } from '../../src/domain/property/schema';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { readPage, readText } from './setup/ask';

function isBetween(text: string, least: number, most: number): boolean {
  const number = Number.parseFloat(text.replaceAll(',', ''));
  return number >= least && number <= most;
}

const filters: [query: string, fits: (property: PropertySummary) => boolean][] = [
  ['category=Apartment', ({ category }) => category === 'Apartment'],
  ['parking=2+Wheeler', ({ parking }) => parking === '2 Wheeler'],
  ['minBed=2&maxBed=3', ({ bedrooms }) => isBetween(bedrooms, 2, 3)],
  ['minBath=3&maxBath=4', ({ bathrooms }) => isBetween(bathrooms, 3, 4)],
  ['minArea=900&maxArea=1450', ({ propertySize }) => isBetween(propertySize, 900, 1450)],
  ['gatedSecurity=1', ({ gatedSecurity }) => gatedSecurity === true],
  ['lift=1&pets=1', ({ lift, pets }) => lift === true && pets === true],
  ['water=1&veg=1', ({ water, veg }) => water === true && veg === true],
];

it.each(filters)(
  'the filter %s leaves exactly the homes that fit, its limits included',
  async (query, fits) => {
    const names = (await listProperties()).filter(fits).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    const page = await readPage(`${paths.properties}?${query}`);
    const shown = [...page.querySelectorAll('main article :is(h2, h3)')].map(readText);
    expect(shown.toSorted()).toEqual(names.toSorted());
  },
);
