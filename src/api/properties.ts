import type { PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** All properties, as summaries. */
export async function listProperties(): Promise<PropertySummary[]> {
  return (await request<PropertySummary[]>(paths.api.properties)).body;
}
