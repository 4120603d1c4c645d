import { summaryNames } from './field/table';
import { youtubeId } from './links';
import { isDrawn } from './map/place-picture';
import { findHomePlace } from './place/home';
import { propertyFields } from './property/fields';
import { findMissing } from './property/missing';
import { isUnstated, optionalFields } from './property/not-stated';
import type { Property, PropertyEntry, PropertySummary } from './property/schema';
import { detailPhrases } from './search/printed';

const summaryFields = ['_id', 'date', ...summaryNames(propertyFields), 'place'] as const;

/** A property's summary without any other fields. */
export function pickSummary(property: PropertySummary): PropertySummary {
  const fields = summaryFields.map((field) => [field, property[field]]);
  // `summaryFields` names all members of a summary but `isDrawn`.
  const summary = Object.fromEntries(fields) as PropertySummary;
  return property.isDrawn ? { ...summary, isDrawn: true } : summary;
}

/** The summary of a property for lists; its cover is the first picture that is not a video, else its place on the map. */
export function summarize(property: Property): PropertySummary {
  const cover = property.images.find((image) => youtubeId(image) === null);
  const place = findHomePlace(property);
  if (cover !== undefined) return pickSummary({ ...property, place, images: [cover] });
  const isOnMap = place !== null && isDrawn(place);
  return pickSummary({ ...property, place, images: [], ...(isOnMap && { isDrawn: true }) });
}

/** The index entry of a property: the summary, words for the search, and what only the admin area needs. */
export function makeEntry(property: Property): PropertyEntry {
  const inSummary: readonly string[] = summaryFields;
  const notStated = optionalFields.filter(
    (name) => !inSummary.includes(name) && isUnstated(property[name]),
  );
  return {
    ...summarize(property),
    words: detailPhrases(property),
    notStated,
    missing: findMissing(property),
  };
}
