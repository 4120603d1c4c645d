import type { LeadSummary } from '../../domain/lead/inbox';
import { CorruptValue } from '../store/key-value-store';
import { openStore } from '../store/open';
import type { PackedLeftOuts } from './left-out';

/** A lead's summary, right as long as the lead's etag is this one. */
export interface LeadEntry {
  etag: string;
  summary: LeadSummary;
}

export type LeadEntries = Map<string, LeadEntry>;

/** The index as it lies in the store; without an etag there is none. */
export interface FoundIndex {
  etag: string | null;
  entries: LeadEntries;
  leftOut: PackedLeftOuts;
}

interface IndexDocument {
  format: number;
  entries: [id: string, entry: LeadEntry][];
  leftOut: PackedLeftOuts;
}

const key = 'leads';
/** Counted up whenever an entry changes its form, so that an older index is rebuilt. */
const format = 3;

const derived = () => openStore('derived');

function isIndex(value: unknown): value is IndexDocument {
  const index = value as Partial<IndexDocument> | null;
  return (
    index?.format === format &&
    Array.isArray(index.entries) &&
    typeof index.leftOut === 'object' &&
    (index.leftOut as unknown) !== null
  );
}

/** The index as found; whatever is not one of this format counts as empty: it is a cache. */
export async function readIndex(): Promise<FoundIndex> {
  try {
    const found = await derived().readJson(key);
    const index = isIndex(found?.value) ? found.value : { entries: [], leftOut: {} };
    return { etag: found?.etag ?? null, entries: new Map(index.entries), leftOut: index.leftOut };
  } catch (error) {
    if (error instanceof CorruptValue) return { etag: error.etag, entries: new Map(), leftOut: {} };
    throw error;
  }
}

/** Writes the index over the one that was found; the new etag, or `false` when somebody else wrote in between. */
export async function writeIndex({ etag, entries, leftOut }: FoundIndex): Promise<string | false> {
  const document: IndexDocument = { format, entries: [...entries], leftOut };
  return etag === null
    ? derived().createJson(key, document)
    : derived().replaceJson(key, document, etag);
}
