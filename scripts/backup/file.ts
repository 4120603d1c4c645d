/** Reads the file of a backup, and says what is wrong with one before anything is done with it. */
import { readFile } from 'node:fs/promises';
import type { Archive, ArchiveFault } from '../../src/domain/backup/archive.ts';
import { readArchive, UnusableArchive } from '../../src/domain/backup/archive.ts';
import { Stop } from '../setup/say.mjs';

/** The file cannot be used; the message says why. */
export class UnusableFile extends Stop {}

const again = 'Download it again, or take another one.';
const faults: Record<ArchiveFault, (entry: string) => string> = {
  'no-archive': () => `This is not the file of a backup, or it is cut off. ${again}`,
  list: () => `The file is damaged: its list does not match its hash. ${again}`,
  missing: (entry) =>
    `${entry} is missing from this file. If you have unpacked and zipped it, zip everything that was in it; or download it again.`,
  damaged: (entry) => `The file is damaged: ${entry} does not match its hash. ${again}`,
};

/** A backup, every entry of which has been checked. Throws `UnusableFile`. */
export async function readBackup(path: string): Promise<Archive> {
  try {
    return await readArchive(await readFile(path));
  } catch (cause) {
    if (cause instanceof UnusableArchive)
      throw new UnusableFile(faults[cause.fault](cause.entry), { cause });
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'ENOENT') throw new UnusableFile(`There is no file ${path}.`, { cause });
    const advice = code === 'EISDIR' ? ' It is a folder: zip it, then name the zip file.' : '';
    if (code) throw new UnusableFile(`${path} cannot be read (${code}).${advice}`, { cause });
    throw cause;
  }
}
