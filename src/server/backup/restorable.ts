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
import type { GivenEntry } from './schema';

type ReadRecord = (document: unknown) => RecordMeta | null;
type Bytes = Uint8Array;

const recordReaders: Readonly<Record<string, ReadRecord>> = {
  property: storedProperty,
  blog: storedBlog,
};

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
  return name !== '' && rest.length === 0 && isRecord(recordReaders[kind], id, document);
}

function isEnquiry(key: string, value: unknown, isQuarantined: boolean): boolean {
  return isId(key) && isQuarantineKey(key) === isQuarantined && parseEnquiry(value) !== null;
}

/** The mark of what was erased names its store and key, and the moment as moments are compared. */
function isMark(key: string, value: unknown): boolean {
  const place = key.indexOf('/');
  const { at } = (value ?? {}) as { at?: unknown };
  const time = typeof at === 'string' ? readInstant(at) : null;
  return (
    isBackedUpStore(key.slice(0, place)) && time !== null && new Date(time).toISOString() === at
  );
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
export function isRestorable(entry: GivenEntry, bytes: Bytes): boolean {
  const { store, key, metadata } = entry;
  if (!isStoreKey(key)) return false;
  if (store === 'images') return isPicture(key, bytes, metadata);
  const value = metadata === undefined ? parsed(bytes) : undefined;
  switch (store) {
    case 'erased':
      return isMark(key, value);
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
