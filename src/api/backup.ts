import type { BackupSource } from '../domain/backup/archive';
import { paths } from '../paths';
import { request } from './request';
import { hasFailed } from './failure';

/** A document or picture has up to some MB, which take minutes on a poor connection (ms). */
const milliseconds = 180_000;

/** Bytes of the site, `null` where it has none. */
async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { body } = await request<ArrayBuffer>(path, { isBytes: true, milliseconds });
    return new Uint8Array(body);
  } catch (thrown) {
    if (hasFailed(thrown, 'gone')) return null;
    throw thrown;
  }
}

/** What a backup of the site is made of. */
export const backupSource: BackupSource = {
  document: (name) => readBytes(paths.api.backupDocument(name)),
  pictures: async () => {
    const { body } = await request<{ pictures: string[] }>(paths.api.backupPictures);
    return body.pictures;
  },
  picture: (hash) => readBytes(paths.api.image(hash)),
};
