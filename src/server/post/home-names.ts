import { inbox } from '../../content/admin/inbox';
import { invalidFields } from '../http/request';
import { properties } from '../records/properties';

/** The names of homes by their ids, in the order asked for. */
export type HomeNames = ReadonlyMap<string, string>;

/** Reads the names of homes; throws a problem of 422 where one is not among the properties any more. */
export async function readHomeNames(ids: readonly string[]): Promise<HomeNames> {
  const names = new Map<string, string>();
  for (const id of ids) {
    const home = await properties.readPresent(id);
    if (!home) throw invalidFields([{ field: 'homes', message: inbox.homeGone }]);
    names.set(id, home.name);
  }
  return names;
}
