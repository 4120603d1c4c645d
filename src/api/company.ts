import type { PublishingNote } from '../domain/company/publishing';
import { adminPaths } from '../admin-paths';
import { request } from './request';

/** Asks the host for one build if the site lacks what is saved; returns whether the site has it. Throws `RequestFailed` with 424 where the host refuses. */
export async function publish(): Promise<PublishingNote> {
  return (await request<PublishingNote>(adminPaths.api.publishCompany, { method: 'POST' })).body;
}
