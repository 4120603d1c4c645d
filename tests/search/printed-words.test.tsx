import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import DetailsCard from '../../src/components/property/DetailsCard.astro';
import FeaturesCard from '../../src/components/property/FeaturesCard.astro';
import Glance from '../../src/components/property/Glance.astro';
import { propertyText } from '../../src/content/properties/property';
import type { Property } from '../../src/domain/property/schema';
import { PropertyCard } from '../../src/islands/property-card/PropertyCard';
import { sampleHomes, searchSamples, today } from './sample-homes';

const container = await AstroContainer.create();

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

async function printedOf(property: Property): Promise<string[]> {
  const render = (component: typeof Glance, props: Record<string, unknown>) =>
    container.renderToString(component, { props: { property, today, address: '', ...props } });
  const card = renderToString(<PropertyCard property={property} today={today} />);
  const texts = [
    ...textsIn(card, 'span'),
    ...textsIn(card, 'h3'),
    ...textsIn(await render(Glance, {}), 'b'),
    ...detailsIn(await render(DetailsCard, {})),
    ...textsIn(await render(FeaturesCard, { features: property.features }), 'li'),
  ];
  // A number alone is rooms, and an amount a rent, whatever it counts on the page.
  return texts.filter((text) => !/^\d+$|₹/.test(text));
}

it.each(sampleHomes)('every text that pages print of "$name" finds it', async (property) => {
  const printed = await printedOf(property);
  expect(printed.length).toBeGreaterThan(25);
  const missed = printed.filter((text) => !searchSamples(text).ids.includes(property._id));
  expect(missed).toEqual([]);
});

it.each(sampleHomes)('what is printed of "$name" is known, not left out', async ({ features }) => {
  const html = await container.renderToString(FeaturesCard, { props: { features } });
  for (const text of textsIn(html, 'li')) expect(searchSamples(text).leftOut).toBe('');
});
