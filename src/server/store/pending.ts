import type { RecordMeta } from '../../domain/property/schema';
import type { Table } from './table';
import { timeKey, timeOfKey } from './time-key';

/** Tells readers that a write began whose result may not be in the index yet. */
export interface Marker {
  key: string;
  id: string;
  /** The version that the write gives to the record. */
  version: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

type AnyTable = Pick<Table<RecordMeta, unknown>, 'kind' | 'pending' | 'now' | 'callBackLater'>;

/**
 * Milliseconds after which no writer can still be at work (an operation ends after 9 s, a function
 * after 60 s). Only then may a reader remove a marker: the write behind a younger one could still
 * land, and nobody would know that the index lacks it.
 */
export const abandonedAfter = 90_000;

/** One read removes at most so many; the next ones go on. */
const mostDropped = 50;

/** Leaves a marker for the write that gives `version` to the record; its key is the whole of it. */
export async function placeMarker(table: AnyTable, id: string, version: string): Promise<Marker> {
  const now = table.now();
  const key = `${table.kind}/${id}-${timeKey(now)}-${version}`;
  await table.pending.writeJson(key, {});
  return { key, id, version, startedAt: now.getTime() };
}

/** All markers of the table's kind: one store call. */
export async function listMarkers(table: AnyTable): Promise<Marker[]> {
  const listed = await table.pending.list(`${table.kind}/`);
  return listed.flatMap(({ key }) => readMarker(table.kind, key) ?? []);
}

function readMarker(kind: string, key: string): Marker | null {
  const match = /^(.+)-(\d{8}T\d{9}Z)-([0-9a-f-]{36})$/.exec(key.slice(kind.length + 1));
  const [, id, time, version] = match ?? [];
  if (!id || !time || !version) return null;
  return { key, id, version, startedAt: timeOfKey(time) };
}

/**
 * Removes the markers whose writers cannot be at work any more; one that stays is tried again by a later
 * read. Such a writer may have died after its commit point, before it called the pages back: this is
 * noted first.
 */
export async function dropAbandoned(table: AnyTable, markers: Marker[]): Promise<void> {
  const limit = table.now().getTime() - abandonedAfter;
  const abandoned = markers.filter((marker) => marker.startedAt < limit).slice(0, mostDropped);
  if (abandoned.length === 0) return;
  const ids = [...new Set(abandoned.map(({ id }) => id))];
  const isNoted = await table.callBackLater(ids).then(
    () => true,
    () => false,
  );
  if (!isNoted) return;
  await Promise.allSettled(abandoned.map(({ key }) => table.pending.remove(key)));
}
