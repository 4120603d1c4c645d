import type { Property, PropertyPatch } from '../property/schema';
import { columns } from './columns';
import { isSame } from './same';

/** What to look at when a home was saved on the site after its row had been exported as `base`. */
export function siteCautions(
  home: Property,
  base: Property | undefined,
  patch: PropertyPatch,
): string[] {
  if (base === undefined) return [];
  const both = columns.filter(
    ({ key }) => key in patch && !isSame(base[key as keyof Property], home[key as keyof Property]),
  );
  if (both.length === 0) return [];
  const titles = both.map(({ title }) => title).join(', ');
  return [
    `Changed on the site after the export, too: ${titles}. Loading takes what the sheet says.`,
  ];
}
