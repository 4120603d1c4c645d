import type { InboxView } from '../../../src/domain/enquiry/inbox';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { adminPaths } from '../../../src/admin-paths';
import { requireAdmin } from './admin';

/** All enquiries as the operator's inbox has them, possible spam too. */
export async function readEnquiries(): Promise<Enquiry[]> {
  const admin = await requireAdmin();
  const read = async (show: string) => {
    const address = `${adminPaths.api.enquiries}?show=${show}&limit=5000`;
    return ((await (await admin.call('GET', address)).json()) as InboxView).rows;
  };
  return [...(await read('')), ...(await read('spam'))];
}
