import { summaryNames } from '../field';
import { youtubeId } from '../links';
import { storedRecord } from '../record';
import { propertyFields } from './fields';
import type { Property, PropertyEntry, PropertySummary } from './schema';

/** Reads a stored property, older ones included; `null` for anything else. */
export function storedProperty(document: unknown): Property | null {
  return storedRecord(propertyFields, document);
}

/** The names of the fields that the list returns. */
export const summaryFields = ['_id', 'date', ...summaryNames(propertyFields)] as const;

/** A property's summary without any other fields. */
export function pickSummary(property: PropertySummary): PropertySummary {
  const fields = summaryFields.map((field) => [field, property[field]]);
  return Object.fromEntries(fields) as PropertySummary;
}

/** What the list returns of a property: its cover is the first picture that is not a video. */
export function summarize(property: Property): PropertySummary {
  const cover = property.images.find((image) => youtubeId(image) === null);
  return pickSummary({ ...property, images: cover === undefined ? [] : [cover] });
}

/** The index entry of a property: the summary, and what only the admin area needs. */
export function entryOf(property: Property): PropertyEntry {
  return { ...summarize(property), hasMap: property.googleLocation !== '' };
}
