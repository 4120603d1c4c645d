import { properties } from '../records/properties';
import { withSimilar, type WithSimilar } from '../records/with-similar';

/** Reads one property, with similar ones to go on to. Throws `StoreUnavailable`. */
export async function loadProperty(id: string): Promise<WithSimilar> {
  return withSimilar(await properties.all(), id);
}
