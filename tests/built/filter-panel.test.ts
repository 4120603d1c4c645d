import { expect, it } from 'vitest';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { readPage, readText } from './setup/ask';

it('the panel has its parts in the specified order, and what is more after them', async () => {
  const form = (await readPage(paths.properties)).querySelector('#filters');
  const fields = [...(form?.querySelectorAll('input, select') ?? [])];
  const names = fields.map((field) => field.getAttribute('name') ?? '');
  const ranges = ['Bed', 'Price', 'Bath', 'Area'].flatMap((one) => [`min${one}`, `max${one}`]);
  const flags = ['gatedSecurity', 'lift', 'water', 'veg', 'pets'];
  const specified = ['text', 'category', 'parking', ...ranges, ...flags];
  expect(names.filter((name) => specified.includes(name))).toEqual(specified);
  expect(names.indexOf('pets')).toBeLessThan(names.indexOf('maxMonthly'));
  const parts = [...(form?.querySelectorAll('h2, input, select, summary, a') ?? [])];
  expect(readText(parts.at(-1))).toBe(listings.filters.clear);
});

it('an untouched range says how far it goes', async () => {
  const page = await readPage(paths.properties);
  const defaults = { Bed: ['0', '5'], Price: ['₹0', '₹5,00,000'], Bath: ['0', '5'] };
  for (const [name, sides] of Object.entries({ ...defaults, Area: ['0', '10,000'] }))
    for (const [index, side] of ['min', 'max'].entries()) {
      const field = page.querySelector(`#${side}${name}`);
      expect(field?.getAttribute('placeholder'), side + name).toBe(sides[index]);
      expect(field?.getAttribute('value') ?? '', side + name).toBe('');
    }
});
