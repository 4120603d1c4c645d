import type * as z from 'zod';
import type { Place } from '../place/place';
import type { Fault } from '../fault';
import type { NamesWith, ValuesOf } from '../field/table';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../record-schema';
import { faultOfIssue } from '../schema';
import { type PropertyFieldName, propertyFields, type RequiredPropertyField } from './fields';

export const { input: propertyInput, patch: propertyPatch } = recordSchemas(propertyFields);

export type PropertyInput = ValuesOf<typeof propertyFields>;
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

export type Property = PropertyInput & RecordMeta;

/** The fields for cards, filters and the admin list. */
export type PropertySummary = Pick<
  Property,
  '_id' | 'date' | NamesWith<typeof propertyFields, { inSummary: true }>
> & {
  /** Where it is: the narrowest place that is known, maybe a whole city; `isDrawn` where the map shows that. */
  place: (Place & { isDrawn?: true }) | null;
};

/** A summary with what a search reads beside it: the list answer of the API. */
export type SearchedProperty = PropertySummary & {
  /** Phrases in their normal form, separated by commas; an answer from before a deploy may lack them. */
  words?: string;
};

/** The same with what only the admin area needs; visitors never get it. */
export type PropertyEntry = SearchedProperty & {
  /** The optional fields beside the summary of which the property says nothing. */
  notStated: readonly PropertyFieldName[];
  /** The required facts that it lacks: while there are any, visitors do not see it. */
  missing: readonly RequiredPropertyField[];
};
