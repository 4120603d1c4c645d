import { documentNames, type DocumentName } from '../../domain/backup/documents';
import { openStore } from './open';

/** The store of the nights: `<day>/<document>` has a document as it was, day by day in Asia/Kolkata. */
export const backups = () => openStore('backups');

export const nightKey = (day: string, name: DocumentName) => `${day}/${name}`;
/** The day of such a key, YYYY-MM-DD. */
export const findDay = (key: string) => key.slice(0, key.indexOf('/'));

/** The nights of each document, oldest first: one store call. */
export async function listNights(): Promise<Record<DocumentName, string[]>> {
  const keys = await backups().list();
  const nights = documentNames.map((name) => {
    return [name, keys.filter((key) => key.endsWith(`/${name}`)).map(findDay)] as const;
  });
  // The compiler forgets the names.
  return Object.fromEntries(nights) as Record<DocumentName, string[]>;
}
