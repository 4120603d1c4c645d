import type { Lead } from '../../../domain/lead/schema';
import { StoreUnavailable } from '../../store/key-value-store';
import { openStore } from '../../store/open';

/** Visitors' mails write their leads at the same time; more rounds than that mean trouble. */
const rounds = 5;

/** A lead as it was and as it is. */
export interface Replaced {
  before: Lead;
  after: Lead;
}

/**
 * Writes what `next` makes of a lead over exactly the one that it was made of; `null` when there is no
 * such lead. Whatever `next` throws ends it.
 */
export async function replaceLead(
  id: string,
  next: (current: Lead) => Lead | Promise<Lead>,
): Promise<Replaced | null> {
  const leads = openStore('leads');
  for (let round = 0; round < rounds; round += 1) {
    const found = await leads.readJson<Lead>(id);
    if (!found) return null;
    const before = found.value;
    const after = await next(before);
    if (await leads.replaceJson(id, after, found.etag)) return { before, after };
  }
  throw new StoreUnavailable(new Error(`Lead ${id} was written by others in ${rounds} rounds.`));
}
