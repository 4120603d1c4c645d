import type { PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<PropertySummary[]> {
  return (await request<PropertySummary[]>(paths.api.properties)).body;
}
