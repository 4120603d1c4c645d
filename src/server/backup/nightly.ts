import { documentNames } from '../../domain/backup/documents';
import { addDays, isoDay } from '../../domain/date';
import { backupNights } from '../../domain/retention-periods';
import { parseDocument } from '../store/document-file';
import { openStore } from '../store/open';
import { backups, findDay, nightKey } from '../store/nights';

/** Copies the documents and deletes old nights. Throws, and deletes nothing, if a document is missing or damaged. */
export async function backUp(now: Date): Promise<void> {
  const today = isoDay(now.toISOString());
  const keys = await backups().list();
  const unreadable: string[] = [];
  for (const name of documentNames) {
    const key = nightKey(today, name);
    if (keys.includes(key)) continue;
    const found = await openStore('documents').readBytes(name);
    if (found && (await parseDocument(new Uint8Array(found.bytes))))
      await backups().writeBytes(key, found.bytes);
    else if (found || keys.some((each) => each.endsWith(`/${name}`))) unreadable.push(name);
  }
  if (unreadable.length > 0)
    throw new Error(`Missing or damaged, so not copied: ${unreadable.join(', ')}.`);
  const oldest = addDays(today, 1 - backupNights);
  await backups().removeAll(keys.filter((key) => findDay(key) < oldest));
}
