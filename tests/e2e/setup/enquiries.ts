import type { InboxContents } from '../../../src/domain/enquiry/inbox';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { adminPaths } from '../../../src/admin-paths';
import { requireAdmin } from './admin';

/** All enquiries as the operator's inbox has them, possible spam too. */
export async function readEnquiries(): Promise<Enquiry[]> {
  const admin = await requireAdmin();
  const { enquiries } = (await (
    await admin.call('GET', adminPaths.api.enquiries)
  ).json()) as InboxContents;
  return enquiries;
}
