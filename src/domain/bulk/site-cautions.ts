import type { Property, PropertyPatch } from '../property/schema';
import { columns } from './columns';
import type { Row } from './row';
import { isSame } from './same';

/** What to look at when a home was saved on the site after its row had been exported. */
export function siteCautions(
  row: Row,
  home: Property,
  base: Property | undefined,
  patch: PropertyPatch,
): string[] {
  if (row.version === '' || row.version === home.version) return [];
  if (base === undefined) {
    return [
      'This home was changed on the site after the export. Look at each change before you load it.',
    ];
  }
  const both = columns.filter(
    ({ key }) => key in patch && !isSame(base[key as keyof Property], home[key as keyof Property]),
  );
  if (both.length === 0) return [];
  const titles = both.map(({ title }) => title).join(', ');
  return [
    `Changed on the site after the export, too: ${titles}. Loading takes what the sheet says.`,
  ];
}
