/**
 * The types of a property for each of its readers: as it is stored, as visitors may get it, in a list, in the admin area.
 * The schemas follow from the tables of fields, and only the server takes their values.
 */
import type * as z from 'zod';
import type { Place } from '../place/place';
import type { Fault } from '../fault';
import type { NamesWith, ValuesOf } from '../field/table';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../record-schema';
import { faultOfIssue } from '../schema';
import type { PropertyFieldName, propertyFields, RequiredPropertyField } from './fields';
import { type PrivateFacts, type PrivateFieldName, recordFields } from './private-fields';

export const { input: propertyInput, patch: propertyPatch } = recordSchemas(recordFields);

/** What may be public of a property. */
export type PropertyInput = ValuesOf<typeof propertyFields>;
/** All that can be given of a property. */
export type RecordInput = PropertyInput & PrivateFacts;
export type PropertyPatch = z.output<typeof propertyPatch>;

/** The values of the fields that something states of a property, or what is wrong with which of them. */
export type FieldsReading =
  { values: PropertyPatch } | { values: null; faults: { name: string; fault: Fault }[] };

export function readFields(stated: Readonly<Record<string, unknown>>): FieldsReading {
  const { data, error } = propertyPatch.safeParse(stated);
  if (!error) return { values: data };
  const faults = error.issues.map((issue) => {
    return { name: String(issue.path[0] ?? ''), fault: faultOfIssue(issue) };
  });
  return { values: null, faults };
}

/**
 * A property as everything that visitors get is made of it. It cannot have a private fact: what takes one does not compile
 * with a `PropertyRecord`.
 */
export type Property = PropertyInput & RecordMeta & Partial<Record<PrivateFieldName, never>>;

/** A property as it is stored, with its private facts: for the admin area alone. */
export type PropertyRecord = RecordInput & RecordMeta;

/** The fields for cards, filters and the admin list; some only where they are stated. */
export type PropertySummary = Pick<
  Property,
  '_id' | 'date' | NamesWith<typeof propertyFields, { inSummary: true }>
> &
  Partial<Pick<Property, NamesWith<typeof propertyFields, { inSummary: 'stated' }>>> & {
    /** How many pictures it has; `images` has the first of them. */
    pictureCount: number;
    /** Where it is: the narrowest place that is known, maybe a whole city; `isDrawn` where the map shows that. */
    place: (Place & { isDrawn?: true }) | null;
  };

/** A summary with what a search reads beside it. */
export type SearchedProperty = PropertySummary & {
  /** Phrases in their normal form, separated by commas. */
  words?: string;
};

/** The same with what only the admin area needs; visitors never get it. */
export type PropertyEntry = SearchedProperty & {
  /** The optional fields beside the summary of which the property says nothing. */
  notStated: readonly PropertyFieldName[];
  /** The required facts that it lacks: while there are any, visitors do not see it. */
  missing: readonly RequiredPropertyField[];
  /** Its private facts; only an answer for the admin area has them. */
  office?: OfficeEntry;
};

/** Whom the form of a property can call: the numbers of its owner and its tenant as they are dialled. */
export interface OfficeNumbers {
  owner: readonly string[];
  tenant: readonly string[];
}

/** What the list of the admin area has of the private facts of a property. */
export interface OfficeEntry extends Pick<
  PropertyRecord,
  'owner' | 'leastRent' | 'noticeOrToken' | 'token' | 'tenant' | 'leaseFrom' | 'leaseTo'
> {
  /** The owner's numbers as they are dialled. */
  dialled: readonly string[];
  /** All private facts that are stated, for the search. */
  text: string;
}
