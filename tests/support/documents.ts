import { gunzipSync, gzipSync } from 'node:zlib';
import { documentNames, type DocumentName } from '../../src/domain/backup/documents';
import { openStore } from '../../src/server/store/open';

/** A document's bytes with these records. */
export const packed = (records: readonly unknown[], erased: [string, string][] = []) =>
  new Uint8Array(gzipSync(JSON.stringify({ records, erased })));

/** The records of every document and the pictures, past the site's own code: what a restore has to bring back. */
export async function readContent(): Promise<Record<string, unknown>> {
  const readRecords = async (name: DocumentName): Promise<[string, unknown]> => {
    const found = await openStore('documents').readBytes(name);
    if (!found) return [name, {}];
    const text = gunzipSync(Buffer.from(found.bytes)).toString();
    const { records } = JSON.parse(text) as { records: { _id?: string; id?: string }[] };
    return [name, Object.fromEntries(records.map((each) => [each._id ?? each.id, each]))];
  };
  const documents = await Promise.all(documentNames.map(readRecords));
  const pictures = await openStore('images').list();
  return { ...Object.fromEntries(documents), pictures };
}
