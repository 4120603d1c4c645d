import { blankValue, type Field, isRequired, summaryNames } from '../field';
import { youtubeId } from '../links';
import { storedRecord } from '../record';
import { type PropertyFieldName, propertyFields } from './fields';
import { ownWords } from './search/own-words';
import type { Property, PropertyEntry, PropertySummary } from './schema';

export function storedProperty(document: unknown): Property | null {
  return storedRecord(propertyFields, document);
}

const summaryFields = ['_id', 'date', ...summaryNames(propertyFields)] as const;

/** A property's summary without any other fields. */
export function pickSummary(property: PropertySummary): PropertySummary {
  const fields = summaryFields.map((field) => [field, property[field]]);
  // `summaryFields` names all members of a summary.
  return Object.fromEntries(fields) as PropertySummary;
}

/** The summary of a property for lists; its cover is the first picture that is not a video. */
export function summarize(property: Property): PropertySummary {
  const cover = property.images.find((image) => youtubeId(image) === null);
  return pickSummary({ ...property, images: cover === undefined ? [] : [cover] });
}

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of which a property may say nothing, in the order of the form. */
// The table is the type of its names.
const optionalFields = (Object.keys(propertyFields) as PropertyFieldName[]).filter((name) => {
  const field: Field = propertyFields[name];
  return !isRequired(field) && (field.mayBeUnstated ?? isBlank(blankValue(field)));
});

/** The index entry of a property: the summary, words for the search, and what only the admin area needs. */
export function entryOf(property: Property): PropertyEntry {
  const inSummary: readonly string[] = summaryFields;
  const notStated = optionalFields.filter(
    (name) => !inSummary.includes(name) && isBlank(property[name]),
  );
  return { ...summarize(property), words: ownWords(property), notStated };
}

/** The optional fields that the operator's list counts where they are not stated; the others have filters of their own. */
export const countedFields = optionalFields.filter(
  (name) => name !== 'images' && name !== 'googleLocation' && name !== 'checkedOn',
);

/** The counted fields of which a property says nothing, in the order of the form. */
export function notStatedIn(entry: PropertyEntry): PropertyFieldName[] {
  const summary: Partial<Record<PropertyFieldName, unknown>> = entry;
  return countedFields.filter((name) => entry.notStated.includes(name) || isBlank(summary[name]));
}
