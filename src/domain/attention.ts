import type { Enquiry } from './enquiry/schema';
import { isQuarantined, isUnread } from './enquiry/inbox';
import { readPrice } from './property/measure';
import type { PropertyEntry } from './property/schema';

/** A property that lacks something, with its name for the link. */
export type NamedProperty = Pick<PropertyEntry, '_id' | 'name'>;
type CheckedProperty = NamedProperty & Pick<PropertyEntry, 'price' | 'images' | 'hasMap'>;
type CheckedEnquiry = Pick<Enquiry, 'id' | 'name' | 'status' | 'delivery'>;
type NamedEnquiry = Pick<Enquiry, 'id' | 'name'>;

/** A part of what waits that can be missing on its own. */
export type AttentionPart = 'enquiries' | 'properties';

/** What waits for the operator; every list keeps the order that it was given in. */
export interface Attention {
  /** What could not be loaded; its lists are empty. */
  missing: AttentionPart[];
  newEnquiries: NamedEnquiry[];
  /** Enquiries whose email has failed for good, or at least once and will be sent again. */
  failedEmails: NamedEnquiry[];
  /** Enquiries flagged as possible spam. */
  quarantined: NamedEnquiry[];
  /** Quarantined enquiries that are too old for the inbox to list. */
  olderQuarantined: number;
  /** The rent is not a number, so the price filter never hides them and sorting puts them last. */
  propertiesWithoutRent: NamedProperty[];
  /** No picture but perhaps a video: cards show the default picture. */
  propertiesWithoutPicture: NamedProperty[];
  /** No map link of their own: pages search for the address. */
  propertiesWithoutMap: NamedProperty[];
}

const nameProperty = ({ _id, name }: NamedProperty): NamedProperty => ({ _id, name });
const nameEnquiry = ({ id, name }: NamedEnquiry): NamedEnquiry => ({ id, name });

function hasFailed({ delivery }: CheckedEnquiry): boolean {
  return (
    delivery.state === 'failed' || (delivery.state === 'pending' && delivery.problem !== undefined)
  );
}

/** Sorts out of properties (not in the trash) and enquiries what needs attention; `null`: they could not be loaded. */
export function attentionOf(
  properties: readonly CheckedProperty[] | null,
  enquiries: readonly CheckedEnquiry[] | null,
  olderQuarantined = 0,
): Attention {
  const lacking = (isLacking: (property: CheckedProperty) => boolean) =>
    (properties ?? []).filter(isLacking).map(nameProperty);
  const waiting = (isWaiting: (enquiry: CheckedEnquiry) => boolean) =>
    (enquiries ?? []).filter(isWaiting).map(nameEnquiry);
  return {
    missing: [
      ...(enquiries ? [] : ['enquiries' as const]),
      ...(properties ? [] : ['properties' as const]),
    ],
    newEnquiries: waiting(isUnread),
    failedEmails: waiting(hasFailed),
    quarantined: waiting(isQuarantined),
    olderQuarantined,
    propertiesWithoutRent: lacking(({ price }) => readPrice(price) === null),
    propertiesWithoutPicture: lacking(({ images }) => images.length === 0),
    propertiesWithoutMap: lacking(({ hasMap }) => !hasMap),
  };
}
