import type { BackupSource } from '../domain/backup/archive';
import { adminPaths } from '../admin-paths';
import { request } from './request';
import { hasFailed } from './failure';

/** A document or picture has up to some MB, which take minutes on a poor connection (ms). */
const milliseconds = 180_000;

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { body } = await request<ArrayBuffer>(path, { isBytes: true, milliseconds });
    return new Uint8Array(body);
  } catch (thrown) {
    if (hasFailed(thrown, 'gone')) return null;
    throw thrown;
  }
}

/** Reads the parts of a backup from the site. */
export const backupSource: BackupSource = {
  document: (name) => readBytes(adminPaths.api.backupDocument(name)),
  pictures: async () => {
    const { body } = await request<{ pictures: string[] }>(adminPaths.api.backupPictures);
    return body.pictures;
  },
  picture: (hash) => readBytes(adminPaths.api.image(hash)),
};
