import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propertyText } from '../../src/content/properties/property';
import { summarize } from '../../src/domain/property-summary';
import type { Property } from '../../src/domain/property/schema';
import { PropertyCard } from '../../src/islands/property-card/PropertyCard';
import { renderComponent } from '../support/render-component';
import { sampleHomes, searchSamples, today } from './sample-homes';

/** The HTML of a part of a home's page. */
function render(name: string, property: Property): Promise<string> {
  const props = { property, today, address: '', features: property.features };
  return renderComponent(`property/${name}`, props);
}

/** The texts of the elements with a tag, as people read them. */
function textsIn(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'));
  return Array.from(elements, ([, inner = '']) =>
    inner
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
      .trim(),
  ).filter(Boolean);
}

/** The rows of the details: what is said, or the name of a fact that the home has. */
function detailsIn(html: string): string[] {
  const values = textsIn(html, 'dd');
  return textsIn(html, 'dt').flatMap((label, row) => {
    const value = values[row] ?? '';
    return value === propertyText.details.yes ? [label] : [value, ...value.split(', ')];
  });
}

async function readPrinted(property: Property): Promise<string[]> {
  const card = renderToString(<PropertyCard property={summarize(property)} today={today} />);
  const texts = [
    ...textsIn(card, 'span'),
    ...textsIn(card, 'h3'),
    ...textsIn(await render('Glance', property), 'b'),
    ...detailsIn(await render('DetailsCard', property)),
    ...textsIn(await render('FeaturesCard', property), 'li'),
  ];
  // A number alone is rooms, and an amount a rent, whatever it counts on the page.
  return texts.filter((text) => !/^\d+$|₹/.test(text));
}

it.each(sampleHomes)('every text that pages print of "$name" finds it', async (property) => {
  const printed = await readPrinted(property);
  expect(printed.length).toBeGreaterThan(25);
  const missed = printed.filter((text) => !searchSamples(text).ids.includes(property._id));
  expect(missed).toEqual([]);
});

it.each(sampleHomes)('the preferred tenants of "$name", as printed, find it', async (property) => {
  const { letTo } = propertyText.glance;
  const glance = textsIn(await render('Glance', property), 'span').map((text) =>
    text.replace(/\s+/g, ' '),
  );
  const printed = glance.filter((text) => text.startsWith(letTo));
  expect(printed).toHaveLength(property.letTo.length === 0 ? 0 : 1);
  for (const text of printed) {
    const { ids, leftOut } = searchSamples(text);
    expect(ids).toContain(property._id);
    expect(leftOut).toBe('');
  }
});

it.each(sampleHomes)('what is printed of "$name" is known, not left out', async (property) => {
  const html = await render('FeaturesCard', property);
  for (const text of textsIn(html, 'li'))
    expect(searchSamples(text).leftOut).not.toContain('not in our listings');
});
