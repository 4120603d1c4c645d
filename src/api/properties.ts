import type { SearchedProperty } from '../domain/property/schema';
import { paths } from '../paths';
import { request } from './request';

/** Loads the summaries of all properties. */
export async function listProperties(): Promise<SearchedProperty[]> {
  return (await request<SearchedProperty[]>(paths.api.properties)).body;
}
