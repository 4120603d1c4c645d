import type { PublishingNote } from '../domain/company/publishing';
import { adminPaths } from '../admin-paths';
import { request } from './request';

/** Asks the host for one build if the site lacks what is saved; how it stands then. Rejected with 424 when the host does not take it. */
export async function publish(): Promise<PublishingNote> {
  return (await request<PublishingNote>(adminPaths.api.publishCompany, { method: 'POST' })).body;
}
