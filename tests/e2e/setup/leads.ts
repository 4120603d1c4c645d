import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lead } from '../../../src/domain/lead/schema';

/** All leads as they lie in the local store of the tested site. */
export async function readLeads(): Promise<Lead[]> {
  const root = path.join(process.env.BLOBS_DIRECTORY ?? '', 'entries');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const leads = files.filter(
    (file) => file.isFile() && /site(?::|%3A)leads(?:[/\\]|$)/.test(file.parentPath),
  );
  return Promise.all(
    leads.map(
      async (file) =>
        JSON.parse(await readFile(path.join(file.parentPath, file.name), 'utf8')) as Lead,
    ),
  );
}
