import type { Property, PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { readRows, type ObjectRows } from '../domain/rows';
import { request } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<PropertySummary[]> {
  return readRows((await request<ObjectRows>(paths.api.rows)).body);
}

/** Loads one property; the call answers with a list of it. */
export async function readProperty(id: string): Promise<Property | null> {
  return (await request<Property[]>(paths.api.property(id))).body[0] ?? null;
}
