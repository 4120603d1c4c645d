import type { Lead } from '../../domain/lead/schema';
import { inParallel } from '../in-parallel';
import { openStore } from '../store/open';
import { timeKey } from '../store/time-key';

interface Marker {
  createdAt: string;
}

type WaitingLead = Pick<Lead, 'id' | 'createdAt'>;

/** A lead that waits for the digest; without a time when an earlier version of the site set it aside. */
export interface DigestMarker {
  key: string;
  id: string;
  time: string;
}

/** Leads set aside wait here for the daily digest. No lead id begins so. */
const digestPrefix = 'digest/';
const digestKey = /^digest\/(?:(\d{8}T\d{9}Z)-)?(.*)$/;
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

/** Moves a lead to the daily digest; its key is the same however often it is moved. */
export async function setAside({ id, createdAt }: WaitingLead, now: Date): Promise<void> {
  const key = `${digestPrefix}${timeKey(new Date(createdAt))}-${id}`;
  await outbox().writeJson(key, { createdAt: now.toISOString() } satisfies Marker);
  await release(id);
}

/** All leads that wait for the digest, the oldest first. */
export async function waitingForDigest(): Promise<DigestMarker[]> {
  const listed = await outbox().list(digestPrefix);
  const markers = listed.map(({ key }) => {
    const [, time = '', id = ''] = digestKey.exec(key) ?? [];
    return { key, id, time };
  });
  return markers.sort((one, other) => one.time.localeCompare(other.time));
}

/** A lead was in a digest. */
export async function dropDigestMarker({ key }: DigestMarker): Promise<void> {
  await outbox().remove(key);
}

/** Leads are out of quarantine, or gone: what of them waits for the digest goes. */
export async function releaseFromDigest(ids: readonly string[]): Promise<void> {
  const released = new Set(ids);
  const markers = (await waitingForDigest()).filter(({ id }) => released.has(id));
  await inParallel(markers, 10, dropDigestMarker);
}
