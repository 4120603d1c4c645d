import { type ByField, fromFields } from '../domain/by-field';
import type { PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<PropertySummary[]> {
  return fromFields((await request<ByField<PropertySummary>>(paths.api.catalogue)).body);
}
