import type { Lead } from '../lead/schema';
import { isQuarantined, isUnread } from '../lead/inbox';
import { readPrice } from './measure';
import type { PropertyEntry } from './schema';

/** A home that lacks something, with its name for the link. */
export type NamedHome = Pick<PropertyEntry, '_id' | 'name'>;
type CheckedHome = NamedHome & Pick<PropertyEntry, 'price' | 'images' | 'hasMap'>;
type CheckedLead = Pick<Lead, 'id' | 'name' | 'status' | 'delivery'>;
type NamedLead = Pick<Lead, 'id' | 'name'>;

/** What waits for the operator; every list keeps the order that it was given in. */
export interface Attention {
  newLeads: NamedLead[];
  /** Leads whose mail was given up, or has failed at least once and is tried again. */
  failedMails: NamedLead[];
  /** Leads that look like abuse and wait for a look. */
  setAside: NamedLead[];
  /** The rent is no number, so the price filter never hides them and sorting puts them last. */
  homesWithoutRent: NamedHome[];
  /** No picture but perhaps a video: cards show the default picture. */
  homesWithoutPicture: NamedHome[];
  /** No map link of their own: pages search for the address. */
  homesWithoutMap: NamedHome[];
}

const nameHome = ({ _id, name }: NamedHome): NamedHome => ({ _id, name });
const nameLead = ({ id, name }: NamedLead): NamedLead => ({ id, name });

function hasFailed({ delivery }: CheckedLead): boolean {
  return (
    delivery.state === 'failed' || (delivery.state === 'pending' && delivery.problem !== undefined)
  );
}

/** Sorts out of homes (not in the trash) and leads what needs attention. */
export function attentionOf(
  homes: readonly CheckedHome[],
  leads: readonly CheckedLead[],
): Attention {
  const lacking = (isLacking: (home: CheckedHome) => boolean) =>
    homes.filter(isLacking).map(nameHome);
  return {
    newLeads: leads.filter(isUnread).map(nameLead),
    failedMails: leads.filter(hasFailed).map(nameLead),
    setAside: leads.filter(isQuarantined).map(nameLead),
    homesWithoutRent: lacking(({ price }) => readPrice(price) === null),
    homesWithoutPicture: lacking(({ images }) => images.length === 0),
    homesWithoutMap: lacking(({ hasMap }) => !hasMap),
  };
}
