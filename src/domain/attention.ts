/**
 * What waits for the office on a day, of enquiries and properties as they are: the first page of the admin area is made
 * of it, and the list names the same gaps.
 */
import type { Enquiry } from './enquiry/schema';
import { isDue, isNotMailed, isUnread } from './enquiry/inbox';
import { doubleVisits, isComing, listComing, splitByVisit } from './enquiry/asked-visits';
import { isToCheck } from './property/availability';
import {
  type Changeover,
  type ChangeoverFacts,
  findChangeover,
  isNear,
} from './property/changeover';
import { once } from './once';
import { readPrice } from './property/measure';
import type { PropertyEntry } from './property/schema';
import type { Status } from './property/options';

export type NamedProperty = Pick<PropertyEntry, '_id' | 'name'>;
type AttentionPart = 'enquiries' | 'properties';

/** The parts that a property can lack, named as in the query string of the list. */
export const gaps = ['facts', 'rent', 'picture', 'map'] as const;
export type Gap = (typeof gaps)[number];

/** Why an enquiry needs attention, as the query string of the inbox names it. */
export type EnquiryConcern = 'new' | 'due' | 'visits' | 'failed' | 'spam';

/** What is asked of a property, with what the office alone knows. */
export type PropertyForAttention = PropertyEntry & ChangeoverFacts;

export type PropertyCount = Status | 'incomplete';

/** Everything that needs the operator's attention; lists keep the order of their input, but the longest due and the next visit come first. */
export interface Attention {
  missing: AttentionPart[];
  /** Of visits, an enquiry for each. */
  enquiries: Record<EnquiryConcern, Enquiry[]>;
  /** The names of visits to the same property at the same time as that of another enquiry. */
  doubleVisits: ReadonlySet<string>;
  /** Homes whose tenants change soon, the most urgent first; `isOver` where their day has passed. */
  changeovers: (NamedProperty & { changeover: Changeover; isOver: boolean })[];
  /** The longest unchecked first. */
  toCheck: NamedProperty[];
  lacking: Record<Gap, NamedProperty[]>;
  counts: Record<PropertyCount, number>;
}

const lacks: Record<Gap, (property: PropertyEntry) => boolean> = {
  /** Visitors do not see it. */
  facts: ({ missing }) => missing.length > 0,
  /** Not a number, so the price filter never hides the property and sorting puts it last. */
  rent: ({ price }) => readPrice(price) === null,
  /** Cards have no picture; a cover beside its videos would do. */
  picture: ({ images }) => images.length === 0,
  map: ({ notStated }) => notStated.includes('googleLocation'),
};

const concerns: Record<EnquiryConcern, (enquiry: Enquiry, today: string) => boolean> = {
  new: isUnread,
  due: isDue,
  visits: isComing,
  failed: isNotMailed,
  spam: ({ spam }) => spam,
};

/** The parts that a property lacks. */
export function findGaps(property: PropertyEntry): Gap[] {
  return gaps.filter((gap) => lacks[gap](property));
}

/** What needs attention of properties; the same until one of them changes or a day passes. */
const countProperties = once((all: readonly PropertyForAttention[], today: string) => {
  const named = (isWanted: (property: PropertyEntry) => boolean): NamedProperty[] =>
    all.filter(isWanted).map(({ _id, name }) => ({ _id, name }));
  const count = (status: Status) => all.filter((property) => property.status === status).length;
  return {
    changeovers: all
      .flatMap((property) => {
        const changeover = findChangeover(property);
        const { _id, name } = property;
        if (!changeover || !isNear(changeover, today)) return [];
        return [{ _id, name, changeover, isOver: changeover.day < today }];
      })
      .sort((one, other) => one.changeover.day.localeCompare(other.changeover.day)),
    toCheck: all
      .filter((property) => isToCheck(property, today))
      .sort((one, other) => one.checkedOn.localeCompare(other.checkedOn))
      .map(({ _id, name }) => ({ _id, name })),
    lacking: {
      facts: named(lacks.facts),
      rent: named(lacks.rent),
      picture: named(lacks.picture),
      map: named(lacks.map),
    },
    counts: {
      Available: count('Available'),
      Occupied: count('Occupied'),
      incomplete: all.filter((property) => findGaps(property).length > 0).length,
    },
  };
});

/** By their time, those of possible spam after the others. */
function byOwnVisit(one: Enquiry, other: Enquiry): number {
  const time = (one.visit?.at ?? '').localeCompare(other.visit?.at ?? '');
  return Number(one.spam) - Number(other.spam) || time;
}

/** Picks what needs attention; a list that could not be loaded is `null`, `today` is YYYY-MM-DD. */
export function countAttention(
  properties: readonly PropertyForAttention[] | null,
  enquiries: readonly Enquiry[] | null,
  today: string,
): Attention {
  const waiting = (concern: EnquiryConcern) =>
    (enquiries ?? []).filter((enquiry) => concerns[concern](enquiry, today));
  return {
    missing: [
      ...(enquiries ? [] : ['enquiries' as const]),
      ...(properties ? [] : ['properties' as const]),
    ],
    enquiries: {
      new: waiting('new'),
      due: waiting('due').sort((one, other) => one.nextAction.localeCompare(other.nextAction)),
      visits: waiting('visits')
        .flatMap((enquiry) => splitByVisit(enquiry, listComing(enquiry, today)))
        .sort(byOwnVisit),
      failed: waiting('failed'),
      spam: waiting('spam'),
    },
    doubleVisits: doubleVisits(enquiries ?? []),
    ...countProperties(properties ?? [], today),
  };
}
