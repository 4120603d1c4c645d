import type { BackedUpDocument } from '../../domain/backup/documents';
import { openStore } from '../store/open';

/** The store of the nights: `<day>/<document>` has a document as it was, day by day in Asia/Kolkata. */
export const backups = () => openStore('backups');

/** The key of a night's document. */
export const nightKey = (day: string, name: BackedUpDocument) => `${day}/${name}`;
/** The day of such a key, YYYY-MM-DD. */
export const dayOf = (key: string) => key.slice(0, key.indexOf('/'));

/** The nights of each document, oldest first: one store call. */
export async function listNights(): Promise<Record<BackedUpDocument, string[]>> {
  const keys = (await backups().list()).map(({ key }) => key).sort();
  const nightsOf = (name: BackedUpDocument) =>
    keys.filter((key) => key.endsWith(`/${name}`)).map(dayOf);
  return {
    properties: nightsOf('properties'),
    blogs: nightsOf('blogs'),
    enquiries: nightsOf('enquiries'),
    subscribers: nightsOf('subscribers'),
  };
}
