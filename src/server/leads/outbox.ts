import { openStore } from '../store/open';

interface Marker {
  createdAt: string;
}

/** Leads set aside wait here for the daily digest. No lead id begins so. */
const digestPrefix = 'digest/';
const outbox = () => openStore('outbox');

/** Says that mail is due for a lead, before the lead is stored, so that a crash cannot hide one. */
export async function mark(id: string, now: Date): Promise<void> {
  await outbox().writeJson(id, { createdAt: now.toISOString() } satisfies Marker);
}

/** When the mail of a lead fell due, or `null` when none is. */
export async function markedAt(id: string): Promise<Date | null> {
  const marker = await outbox().readJson<Marker>(id);
  return marker && new Date(marker.value.createdAt);
}

/** The mail of a lead is settled. */
export async function release(id: string): Promise<void> {
  await outbox().remove(id);
}

/** The ids of all leads whose mail is due. */
export async function due(): Promise<string[]> {
  const markers = await outbox().list();
  return markers.map(({ key }) => key).filter((key) => !key.includes('/'));
}

/** Moves a lead to the daily digest. */
export async function setAside(id: string, now: Date): Promise<void> {
  await outbox().writeJson(digestPrefix + id, { createdAt: now.toISOString() } satisfies Marker);
  await release(id);
}

/** The ids of all leads that wait for the digest. */
export async function waitingForDigest(): Promise<string[]> {
  const markers = await outbox().list(digestPrefix);
  return markers.map(({ key }) => key.slice(digestPrefix.length));
}

/** A lead was in a digest. */
export async function releaseFromDigest(id: string): Promise<void> {
  await outbox().remove(digestPrefix + id);
}
