import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';

/** A page of a list of homes: how many there are in all, and those shown, from a position (from 1). */
export function describeList(
  { name, count, first }: { name: string; count: number; first: number },
  homes: readonly Pick<PropertySummary, '_id' | 'name'>[],
  root: URL,
) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: count,
    itemListElement: homes.map((home, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: first + index,
      name: home.name,
      url: new URL(paths.property(home._id), root).href,
    })),
  } satisfies ItemListLeaf;
}
