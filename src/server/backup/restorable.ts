import { createHash } from 'node:crypto';
import { isBackedUpStore } from '../../domain/backup/manifest';
import { readInstant } from '../../domain/date';
import { isQuarantineKey } from '../../domain/enquiry/id';
import { parseEnquiry } from '../../domain/enquiry/schema';
import { isId, type RecordMeta } from '../../domain/record';
import { storedBlog } from '../../domain/blog/stored';
import { storedProperty } from '../../domain/property/stored';
import { pictureType } from '../images/picture-type';
import { isStoreKey } from '../store/keys';
import type { RecordKind } from '../store/record-write';
import type { GivenEntry } from './schema';

type ReadRecord = (document: unknown) => RecordMeta | null;
type Bytes = Uint8Array;

/** How the versions of each kind are read. */
const recordReaders = new Map<string, ReadRecord>(
  Object.entries({
    property: storedProperty,
    blog: storedBlog,
  } satisfies Record<RecordKind<RecordMeta, object>['kind'], ReadRecord>),
);

/** The value of bytes that are JSON, else `undefined`. */
function parsed(bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(read: ReadRecord | undefined, id: string, value: unknown): boolean {
  return isId(id) && read?.(value)?._id === id;
}

function isVersion(key: string, value: unknown): boolean {
  const [kind = '', id = '', name = '', ...rest] = key.split('/');
  const { document } = (value ?? {}) as { document?: unknown };
  return name !== '' && rest.length === 0 && isRecord(recordReaders.get(kind), id, document);
}

function isEnquiry(key: string, value: unknown, isQuarantined: boolean): boolean {
  return isId(key) && isQuarantineKey(key) === isQuarantined && parseEnquiry(value) !== null;
}

/** When the bytes of a mark say that something was erased, as moments are compared; '' where they do not say it. */
export function markedAt(bytes: Bytes): string {
  const { at } = (parsed(bytes) ?? {}) as { at?: unknown };
  return typeof at === 'string' ? at : '';
}

/**
 * The mark of what was erased names its store and key, and the moment as moments are compared. One of the future
 * would keep out what is restored until then.
 */
function isMark(key: string, at: string, now: Date): boolean {
  const place = key.indexOf('/');
  const time = readInstant(at);
  if (!isBackedUpStore(key.slice(0, place)) || time === null) return false;
  return time <= now.getTime() && new Date(time).toISOString() === at;
}

/** A picture has its hash as its name, the type that its bytes show, and perhaps when it was uploaded. */
function isPicture(key: string, bytes: Bytes, metadata: GivenEntry['metadata'] = {}): boolean {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { type, at, ...more } = metadata;
  const isTyped = type !== undefined && type === pictureType(bytes);
  const isDated = at === undefined || readInstant(at) !== null;
  const isPlain = isTyped && isDated && Object.keys(more).length === 0;
  return key.length === 24 && hash.startsWith(key) && isPlain;
}

/** Whether a value is what its store holds under such a key: a file can come from anywhere. */
export function isRestorable(entry: GivenEntry, bytes: Bytes, now: Date): boolean {
  const { store, key, metadata } = entry;
  if (!isStoreKey(key)) return false;
  if (store === 'images') return isPicture(key, bytes, metadata);
  const value = metadata === undefined ? parsed(bytes) : undefined;
  switch (store) {
    case 'erased':
      return metadata === undefined && isMark(key, markedAt(bytes), now);
    case 'history':
      return isVersion(key, value);
    case 'properties':
      return isRecord(storedProperty, key, value);
    case 'blogs':
      return isRecord(storedBlog, key, value);
    case 'enquiries':
      return isEnquiry(key, value, false);
    case 'quarantine':
      return isEnquiry(key, value, true);
  }
}
