import type { Lead } from '../lead/schema';
import { isQuarantined, isUnread } from '../lead/inbox';
import { readPrice } from './measure';
import type { PropertyEntry } from './schema';

/** A home that lacks something, with its name for the link. */
export type NamedHome = Pick<PropertyEntry, '_id' | 'name'>;
type CheckedHome = NamedHome & Pick<PropertyEntry, 'price' | 'images' | 'hasMap'>;
type CheckedLead = Pick<Lead, 'id' | 'name' | 'status' | 'delivery'>;
type NamedLead = Pick<Lead, 'id' | 'name'>;

/** A part of what waits that can be missing on its own. */
export type AttentionPart = 'leads' | 'homes';

/** What waits for the operator; every list keeps the order that it was given in. */
export interface Attention {
  /** What could not be loaded; its lists are empty. */
  missing: AttentionPart[];
  newLeads: NamedLead[];
  /** Leads whose mail was given up, or has failed at least once and is tried again. */
  failedMails: NamedLead[];
  /** Leads that look like abuse and wait for a look. */
  setAside: NamedLead[];
  /** How many older ones of these the inbox leaves out. */
  moreSetAside: number;
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

/** Sorts out of homes (not in the trash) and leads what needs attention; `null`: they could not be loaded. */
export function attentionOf(
  homes: readonly CheckedHome[] | null,
  leads: readonly CheckedLead[] | null,
  moreSetAside = 0,
): Attention {
  const lacking = (isLacking: (home: CheckedHome) => boolean) =>
    (homes ?? []).filter(isLacking).map(nameHome);
  const waiting = (isWaiting: (lead: CheckedLead) => boolean) =>
    (leads ?? []).filter(isWaiting).map(nameLead);
  return {
    missing: [...(leads ? [] : ['leads' as const]), ...(homes ? [] : ['homes' as const])],
    newLeads: waiting(isUnread),
    failedMails: waiting(hasFailed),
    setAside: waiting(isQuarantined),
    moreSetAside,
    homesWithoutRent: lacking(({ price }) => readPrice(price) === null),
    homesWithoutPicture: lacking(({ images }) => images.length === 0),
    homesWithoutMap: lacking(({ hasMap }) => !hasMap),
  };
}
