import type * as z from 'zod';
import type { MapPlace } from './cities';
import type { NamesWith, ValuesOf } from '../field/table';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../record-schema';
import { type PropertyFieldName, propertyFields, type RequiredPropertyField } from './fields';

export const { input: propertyInput, patch: propertyPatch } = recordSchemas(propertyFields);

export type PropertyInput = ValuesOf<typeof propertyFields>;
export type PropertyPatch = z.output<typeof propertyPatch>;

export type Property = PropertyInput & RecordMeta;

/** The fields for cards, filters and the admin list. */
export type PropertySummary = Pick<
  Property,
  '_id' | 'date' | NamesWith<typeof propertyFields, { inSummary: true }>
> & {
  /** Stands in for the picture of a property without one, if the map shows its place. */
  drawnPlace?: MapPlace | null;
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
