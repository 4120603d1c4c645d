import { summaryNames } from './field/table';
import { withoutVideos } from './links';
import { isDrawn } from './map/place-picture';
import { findHomePlace } from './place/home';
import { propertyFields } from './property/fields';
import { findMissing } from './property/missing';
import { isUnstated, optionalFields } from './property/not-stated';
import type { Property, PropertyEntry, PropertySummary } from './property/schema';
import { makeSearchWords } from './property/printed';

const summaryFields = [
  '_id',
  'date',
  ...summaryNames(propertyFields, true),
  'pictureCount',
  'place',
] as const;
const fieldsIfStated = summaryNames(propertyFields, 'stated');

/** A property's summary without any other fields. */
export function pickSummary(property: PropertySummary): PropertySummary {
  const stated = fieldsIfStated.filter(
    (field) => property[field] !== undefined && !isUnstated(property[field]),
  );
  const fields = [...summaryFields, ...stated].map((field) => [field, property[field]]);
  // They name all members of a summary.
  return Object.fromEntries(fields) as PropertySummary;
}

/** The summary of a property for lists, with its place; of its pictures the cover alone. */
export function summarize(property: Property): PropertySummary {
  const pictures = withoutVideos(property.images);
  const place = findHomePlace(property);
  return pickSummary({
    ...property,
    images: pictures.slice(0, 1),
    pictureCount: pictures.length,
    place: place && isDrawn(place) ? { ...place, isDrawn: true } : place,
  });
}

/** What the document's list keeps of a property: the summary, words for the search, and what only the admin area needs. */
export function makeEntry(property: Property): PropertyEntry {
  const inSummary: readonly string[] = summaryFields;
  const notStated = optionalFields.filter(
    (name) => !inSummary.includes(name) && isUnstated(property[name]),
  );
  return {
    ...summarize(property),
    words: makeSearchWords(property),
    notStated,
    missing: findMissing(property),
  };
}
