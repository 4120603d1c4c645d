import { backupSource } from '../../../api/backup';
import { hasFailed } from '../../../api/failure';
import { type BackupSource, writeArchive } from '../../../domain/backup/archive';
import { isoDay } from '../../../domain/date';
import { withSession } from '../calls';

/** Before something is requested again, in milliseconds. */
const pauses = [1_000, 4_000];

async function readPatiently<Value>(
  read: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await withSession(read);
    } catch (thrown) {
      const pause = pauses[attempt];
      if (pause === undefined || !hasFailed(thrown, 'unanswered', 'busy')) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export interface Download {
  withPictures: boolean;
  /** Ends it before the next call. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads a backup of the site as it is now: one zip. Throws what a call throws, and when it is cancelled. */
export async function readBackup({ withPictures, signal, onProgress }: Download): Promise<Blob> {
  const patiently = <Value>(read: () => Promise<Value>) => readPatiently(read, signal);
  const source: BackupSource = {
    document: (name) => patiently(() => backupSource.document(name)),
    pictures: () => (withPictures ? patiently(backupSource.pictures) : Promise.resolve([])),
    picture: (hash) => patiently(() => backupSource.picture(hash)),
  };
  const pieces: BlobPart[] = [];
  const take = (piece: Uint8Array) => pieces.push(piece as Uint8Array<ArrayBuffer>);
  const origin = { site: window.location.origin, at: new Date().toISOString() };
  await writeArchive(source, origin, take, onProgress);
  return new Blob(pieces, { type: 'application/zip' });
}

/** Saves a backup as a file of the browser's downloads. */
export function saveBackup(backup: Blob, withPictures: boolean): void {
  const href = URL.createObjectURL(backup);
  const day = isoDay(new Date().toISOString());
  const download = `backup-${day}${withPictures ? '' : '-without-pictures'}.zip`;
  Object.assign(document.createElement('a'), { href, download }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
