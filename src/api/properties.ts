import { type ByField, readFields } from '../domain/by-field';
import type { PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { requestParts } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<Readonly<PropertySummary>[]> {
  const parts = await requestParts<ByField<PropertySummary>>(paths.api.catalogue);
  return parts.flatMap((part) => readFields(part));
}
