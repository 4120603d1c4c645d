import type { Property, PropertyInput, PropertySummary } from '../domain/property/schema';
import { paths } from '../paths';
import { type Answer, request } from './request';

/** All homes, as summaries. */
export async function listProperties(): Promise<PropertySummary[]> {
  return (await request<PropertySummary[]>(paths.api.properties)).body;
}

/** The featured homes, as summaries. */
export async function listFeaturedProperties(): Promise<PropertySummary[]> {
  return (await request<PropertySummary[]>(paths.api.featured)).body;
}

/** One home with its version; the API answers an array with one element. */
export async function readProperty(id: string): Promise<Answer<Property | undefined>> {
  const answer = await request<Property[]>(paths.api.property(id));
  return { ...answer, body: answer.body[0] };
}

/** Adds a home. */
export function addProperty(home: PropertyInput): Promise<Answer<unknown>> {
  return request(paths.api.addProperty, { method: 'POST', json: home });
}

/** Changes a home; with `etag`, only when nobody else did in between (else status 409). */
export function updateProperty(
  id: string,
  home: PropertyInput,
  etag: string | null,
): Promise<Answer<unknown>> {
  const headers = etag === null ? {} : { 'if-match': etag };
  return request(paths.api.updateProperty(id), { method: 'PUT', json: home, headers });
}

/** Moves a home to the trash. */
export function deleteProperty(id: string): Promise<Answer<unknown>> {
  return request(paths.api.deleteProperty(id), { method: 'DELETE' });
}
