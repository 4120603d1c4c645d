import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Enquiry } from '../../../src/domain/enquiry/schema';

/** The platform's names of the stores that hold one enquiry in each value. */
const singleStore = /site(?::|%3A)(?:received|quarantine)(?:[/\\]|$)/;
const documentStore = /site(?::|%3A)documents(?:[/\\]|$)/;

async function readDocument(file: string): Promise<Enquiry[]> {
  const text = (await promisify(gunzip)(await readFile(file))).toString();
  return (JSON.parse(text) as { records: Enquiry[] }).records;
}

/** All enquiries as the local store of the tested site has them, filed or not. */
export async function readEnquiries(): Promise<Enquiry[]> {
  const root = path.join(process.env.BLOBS_DIRECTORY ?? '', 'entries');
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  // What is being written has a name with a dot until it is whole.
  const files = found.filter((file) => file.isFile() && !file.name.startsWith('.'));
  const place = ({ parentPath, name }: (typeof files)[number]) => path.join(parentPath, name);
  const single = files.filter(({ parentPath }) => singleStore.test(parentPath)).map(place);
  const received = await Promise.all(
    single.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Enquiry),
  );
  const documents = files
    .filter(({ parentPath, name }) => documentStore.test(parentPath) && name === 'enquiries')
    .map(place);
  const filed = (await Promise.all(documents.map(readDocument))).flat();
  // What is filed counts, as for the site.
  return [...new Map([...received, ...filed].map((one) => [one.id, one])).values()];
}
