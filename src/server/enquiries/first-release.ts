import pMap from 'p-map';
import { quarantineKey } from '../../domain/enquiry/id';
import { isQuarantined } from '../../domain/enquiry/inbox';
import { timeLeft } from '../store/deadline';
import { openStore } from '../store/open';
import { readVerified } from '../store/verified';
import { digestedKey, enquiryKind, enquiryStore, quarantineStore, readEnquiry } from './stored';

/** Milliseconds reserved, while enquiries are moved, for the steps that follow. */
const reserve = 5_000;
const digestPrefix = 'digest/';
const digestTime = /^digest\/(\d{8}T\d{4})\d{5}Z-/;

/**
 * Moves one enquiry that the first release quarantined among the others; returns its key in
 * quarantine, or '' for any other enquiry. Every step may be repeated after a crash.
 */
export async function moveToQuarantine(id: string): Promise<string> {
  const enquiry = await readEnquiry(id);
  if (!enquiry || !isQuarantined(enquiry)) return '';
  const key = quarantineKey(enquiry);
  await quarantineStore().createJson(key, { ...enquiry, id: key });
  // If the operator has just released it, the copy is removed.
  const current = await readEnquiry(id);
  if (current?.version === enquiry.version) await enquiryStore().remove(id);
  else await quarantineStore().remove(key);
  return key;
}

/**
 * Moves what the first release has quarantined among the enquiries, and marks what of it was in a digest:
 * everything before the oldest of its own markers. `false` when it has to continue the next night.
 */
export async function moveFirstRelease(): Promise<boolean> {
  const { entries } = await readVerified(enquiryKind);
  const ids = [...entries].filter(([, { summary }]) => isQuarantined(summary)).map(([id]) => id);
  const outbox = openStore('outbox');
  const markers = (await outbox.list(digestPrefix)).map(({ key }) => key);
  if (ids.length === 0 && markers.length === 0) return true;

  const isInTime = () => timeLeft() > reserve;
  const moved = await pMap(ids, async (id) => (isInTime() ? moveToQuarantine(id) : null), {
    concurrency: 10,
  });
  if (moved.includes(null)) return false;

  const times = markers.map((key) => digestTime.exec(key)?.[1] ?? '');
  const newest = moved.reduce<string>((last, key) => (key !== null && key > last ? key : last), '');
  const start =
    times.length > 0 ? times.reduce((one, other) => (one < other ? one : other)) : newest;
  await openStore('derived').createJson(digestedKey, start);
  await pMap(markers, (key) => outbox.remove(key), { concurrency: 10 });
  return true;
}
