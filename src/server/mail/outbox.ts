import { openStore } from '../store/open';

/** A note that something may have to be mailed, from before it is stored until its email is settled. */
export interface Marker {
  key: string;
  /** What kind of thing it is. */
  kind: string;
  id: string;
}

/** Markers of the first release have no kind in their keys. */
const firstKind = 'enquiry';
const outbox = () => openStore('outbox');
const keyOf = (kind: string, id: string) => `${kind}/${id}`;

/** Marks something as to be mailed, before it is stored, so that a crash cannot hide it. */
export async function mark(kind: string, id: string, now: Date): Promise<void> {
  await outbox().writeJson(keyOf(kind, id), { createdAt: now.toISOString() });
}

/** When a marker was written, in milliseconds; `NaN` when it is gone or cannot be read. */
export async function markedAt({ key }: Marker): Promise<number> {
  const read = (value: unknown) =>
    typeof value === 'object' && value !== null && 'createdAt' in value
      ? Date.parse(String(value.createdAt))
      : NaN;
  return (await outbox().readJson(key, read))?.value ?? NaN;
}

/** Nothing is left to be mailed. */
export async function settle(kind: string, id: string): Promise<void> {
  await outbox().remove(keyOf(kind, id));
}

/** The same for a marker that was listed. */
export async function settleMarker({ key }: Marker): Promise<void> {
  await outbox().remove(key);
}

/** All markers. */
export async function listMarkers(): Promise<Marker[]> {
  const listed = await outbox().list();
  return listed.map(({ key }) => {
    const [kind, id] = key.includes('/') ? key.split('/', 2) : [firstKind, key];
    return { key, kind: kind ?? '', id: id ?? '' };
  });
}
