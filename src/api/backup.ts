import { paths } from '../paths';
import { request } from './request';

/** A part has up to 4 MB, which take minutes on a poor connection (ms). */
const partMilliseconds = 180_000;

/** The lines of a backup's file from entry number `from` on; the last line of the last part begins with `{"end":true`. */
export async function readBackupPart(
  day: string,
  from: number,
  pictures: boolean,
): Promise<string> {
  const path = paths.api.backupPart(day, from, pictures);
  return (await request<string>(path, { milliseconds: partMilliseconds })).body;
}
