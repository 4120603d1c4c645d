import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Enquiry } from '../../../src/domain/enquiry/schema';

/** The platform's names of the stores that hold enquiries. */
const enquiryStore = /site(?::|%3A)(?:leads|quarantine)(?:[/\\]|$)/;

/** All enquiries as the local store of the tested site has them. */
export async function readEnquiries(): Promise<Enquiry[]> {
  const root = path.join(process.env.BLOBS_DIRECTORY ?? '', 'entries');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  // What is being written has a name with a dot until it is whole.
  const enquiries = files.filter(
    (file) => file.isFile() && enquiryStore.test(file.parentPath) && !file.name.startsWith('.'),
  );
  return Promise.all(
    enquiries.map(
      async (file) =>
        JSON.parse(await readFile(path.join(file.parentPath, file.name), 'utf8')) as Enquiry,
    ),
  );
}
