import { readBackupPart } from '../../../api/backup';
import { hasFailed } from '../../../api/failure';
import { withSession } from '../calls';

/** A download of a backup: what has arrived, and where to continue. */
export interface Collected {
  day: string;
  withPictures: boolean;
  /** The number of entries that have arrived. */
  from: number;
  isWhole: boolean;
  parts: Blob[];
}

/** Before a part is requested again, in milliseconds. */
const pauses = [1_000, 4_000];

/** Safari has compression since version 16.4; without it the file is longer, and as good. */
export const canCompress = typeof CompressionStream !== 'undefined';

function compressed(text: string): Promise<Blob> {
  const blob = new Blob([text]);
  if (!canCompress) return Promise.resolve(blob);
  // Compressed pieces one after the other are a compressed file.
  return new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

async function readPatiently({ day, from, withPictures }: Collected): Promise<string> {
  for (const pause of pauses) {
    try {
      return await withSession(() => readBackupPart(day, from, withPictures));
    } catch (thrown) {
      if (!hasFailed(thrown, 'unanswered', 'busy')) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return withSession(() => readBackupPart(day, from, withPictures));
}

/** Collects part after part, until the backup is whole or `isCancelled`; called again after a failure, it continues. */
export async function collectBackup(
  collected: Collected,
  isCancelled: () => boolean,
  onProgress: (done: number) => void,
): Promise<void> {
  while (!collected.isWhole && !isCancelled()) {
    const text = await readPatiently(collected);
    const lines = text.trimEnd().split('\n');
    collected.parts.push(await compressed(text));
    collected.isWhole = lines.at(-1)?.startsWith('{"end":true') ?? false;
    // Beside the entries the first part has the header, the last one the end.
    const others = Number(collected.from === 0) + Number(collected.isWhole);
    collected.from += lines.length - others;
    onProgress(collected.from);
  }
}

/** Saves a whole backup as a file of the browser's downloads. */
export function saveBackup({ day, withPictures, parts }: Collected): void {
  const address = URL.createObjectURL(new Blob(parts));
  const link = document.createElement('a');
  link.href = address;
  link.download = `backup-${day}${withPictures ? '' : '-without-pictures'}.ndjson${canCompress ? '.gz' : ''}`;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
