import { youtubeId } from '../links';
import { summaryFields, type Property, type PropertyEntry, type PropertySummary } from './schema';

/** A home's summary without whatever else the value carries. */
export function pickSummary(home: PropertySummary): PropertySummary {
  const fields = summaryFields.map((field) => [field, home[field]]);
  return Object.fromEntries(fields) as PropertySummary;
}

/** What the list answers of a home: its cover is the first picture that is no video. */
export function summarize(property: Property): PropertySummary {
  const cover = property.images.find((image) => youtubeId(image) === null);
  return pickSummary({ ...property, images: cover === undefined ? [] : [cover] });
}

/** What the index holds of a home: the summary, and what only the operator's area asks for. */
export function entryOf(property: Property): PropertyEntry {
  return { ...summarize(property), hasMap: property.googleLocation !== '' };
}
