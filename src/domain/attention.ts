import type { Enquiry } from './enquiry/schema';
import { isQuarantined, isUnread } from './enquiry/inbox';
import { readPrice } from './property/measure';
import type { PropertyEntry } from './property/schema';

/** A property that lacks something, with its name for the link. */
export type NamedProperty = Pick<PropertyEntry, '_id' | 'name'>;
type CheckedProperty = NamedProperty & Pick<PropertyEntry, 'price' | 'images' | 'hasMap'>;
type CheckedEnquiry = Pick<Enquiry, 'id' | 'name' | 'status' | 'delivery'>;
type NamedEnquiry = Pick<Enquiry, 'id' | 'name'>;

/** A part that can fail to load on its own. */
export type AttentionPart = 'enquiries' | 'properties';

/** What a property can lack, as the query string of the list names it. */
export const gaps = ['rent', 'picture', 'map'] as const;
export type Gap = (typeof gaps)[number];

/** Why an enquiry needs attention, as the query string of the inbox names it. */
export const enquiryConcerns = ['new', 'failed', 'quarantined'] as const;
type EnquiryConcern = (typeof enquiryConcerns)[number];

/** What needs the operator's attention; every list keeps the order of its input. */
export interface Attention {
  /** The parts that could not be loaded; their lists are empty. */
  missing: AttentionPart[];
  enquiries: Record<EnquiryConcern, NamedEnquiry[]>;
  /** Quarantined enquiries that are too old for the inbox to list. */
  olderQuarantined: number;
  lacking: Record<Gap, NamedProperty[]>;
}

const lacks: Record<Gap, (property: CheckedProperty) => boolean> = {
  /** Not a number, so the price filter never hides the property and sorting puts it last. */
  rent: ({ price }) => readPrice(price) === null,
  /** Perhaps a video: cards show the default picture. */
  picture: ({ images }) => images.length === 0,
  /** Pages search for the address. */
  map: ({ hasMap }) => !hasMap,
};

const concerns: Record<EnquiryConcern, (enquiry: CheckedEnquiry) => boolean> = {
  new: isUnread,
  /** The email has failed for good, or at least once and will be sent again. */
  failed: ({ delivery: { state, problem } }) =>
    state === 'failed' || (state === 'pending' && problem !== undefined),
  quarantined: isQuarantined,
};

/** What a property lacks. */
export function gapsOf(property: CheckedProperty): Gap[] {
  return gaps.filter((gap) => lacks[gap](property));
}

/** Picks what needs attention from properties (not in the trash) and enquiries; `null` for what could not be loaded. */
export function attentionOf(
  properties: readonly CheckedProperty[] | null,
  enquiries: readonly CheckedEnquiry[] | null,
  olderQuarantined = 0,
): Attention {
  const lacking = (gap: Gap) =>
    (properties ?? []).filter(lacks[gap]).map(({ _id, name }) => ({ _id, name }));
  const waiting = (concern: EnquiryConcern) =>
    (enquiries ?? []).filter(concerns[concern]).map(({ id, name }) => ({ id, name }));
  return {
    missing: [
      ...(enquiries ? [] : ['enquiries' as const]),
      ...(properties ? [] : ['properties' as const]),
    ],
    enquiries: {
      new: waiting('new'),
      failed: waiting('failed'),
      quarantined: waiting('quarantined'),
    },
    olderQuarantined,
    lacking: { rent: lacking('rent'), picture: lacking('picture'), map: lacking('map') },
  };
}
