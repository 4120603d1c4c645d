import {
  isQuarantined,
  mostQuarantined,
  summarizeLead,
  type LeadSummary,
} from '../../domain/lead/inbox';
import { timeLeft } from '../store/deadline';
import { CorruptValue, StoreUnavailable } from '../store/key-value-store';
import { openStore } from '../store/open';
import {
  readIndex,
  writeIndex,
  type FoundIndex,
  type LeadEntries,
  type LeadEntry,
} from './index-document';
import { isLead } from './is-lead';
import { newestLeftOuts, packLeftOuts, unpackLeftOuts, type LeftOuts } from './left-out';

/** All leads: those that the index holds, and the older quarantined ones that it leaves out. */
export interface AllLeads {
  /** Newest first. */
  leads: LeadSummary[];
  leftOut: LeftOuts;
}

interface Known {
  entries: LeadEntries;
  leftOut: LeftOuts;
}

type Listed = readonly { key: string; etag: string }[];

const parallelReads = 24;
/** The index is kept after so many reads, so that a long rebuild which is cut off goes on from there. */
const readsBetweenWrites = 40 * parallelReads;
/** Milliseconds kept back from reading leads for what has to follow. */
const reserve = 2_500;
/** Somebody else may write at the same moment; more rounds than that leave it to the next look. */
const rounds = 5;

const leads = () => openStore('leads');

async function readEntry(id: string): Promise<LeadEntry | null> {
  try {
    const found = await leads().readJson(id);
    if (!found || !isLead(found.value)) return null;
    return { etag: found.etag, summary: summarizeLead(found.value) };
  } catch (error) {
    // One broken lead must not take the inbox away.
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/** Reads leads into the entries, `false` when time ran out before all were read. */
async function refresh({ entries, leftOut }: Known, ids: string[]): Promise<boolean> {
  for (let start = 0; start < ids.length; start += parallelReads) {
    if (timeLeft() < reserve) return false;
    const some = ids.slice(start, start + parallelReads);
    const read = await Promise.all(some.map(readEntry));
    for (const [place, id] of some.entries()) {
      const entry = read[place];
      leftOut.delete(id);
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    }
  }
  return true;
}

function newestFirst(one: LeadSummary, other: LeadSummary): number {
  return one.createdAt < other.createdAt ? 1 : -1;
}

/** Leaves the oldest quarantined leads out, so that no flood of them makes the index too large to move. */
function leaveOut({ entries, leftOut }: Known): void {
  const quarantined = [...entries.values()].filter(({ summary }) => isQuarantined(summary));
  const old = quarantined
    .sort((one, other) => newestFirst(one.summary, other.summary))
    .slice(mostQuarantined);
  for (const { etag, summary } of old) {
    entries.delete(summary.id);
    leftOut.set(summary.id, { etag, day: summary.createdAt.slice(0, 10) });
  }
}

/** The ids to be read: what changed, came or went, and what there is room for again. */
function unsureIds({ entries, leftOut }: Known, list: Listed): string[] {
  const changed = list
    .filter(({ key, etag }) => entries.get(key)?.etag !== etag && !leftOut.has(key))
    .map(({ key }) => key);
  const listed = new Set(list.map(({ key }) => key));
  // A list can miss a lead that is being written: nothing is dropped without a look.
  const missing = [...entries.keys()].filter((id) => !listed.has(id));
  const quarantined = [...entries.values()].filter(({ summary }) => isQuarantined(summary));
  const room = Math.max(0, mostQuarantined - quarantined.length);
  return [...changed, ...missing, ...newestLeftOuts(leftOut, room)];
}

/** Reads the leads and keeps the index; `false` when time ran out before all were read. */
async function bringUp(found: FoundIndex, known: Known, ids: string[]): Promise<boolean> {
  let etag: string | null | false = found.etag;
  for (let start = 0; start < ids.length; start += readsBetweenWrites) {
    const complete = await refresh(known, ids.slice(start, start + readsBetweenWrites));
    leaveOut(known);
    const index = { entries: known.entries, leftOut: packLeftOuts(known.leftOut) };
    // The answer is right even when the index cannot be stored; the next look compares again.
    if (etag !== false) etag = await writeIndex({ ...index, etag }).catch((): false => false);
    if (!complete) return false;
  }
  return true;
}

/**
 * All leads as they are now. Compares the index with the list of the leads' etags: two store calls (a
 * list takes one more per 1,000 leads), and one for each lead that changed since the last look.
 * Writers know nothing of the index, so that nothing can go wrong there for a visitor.
 * Out of time it keeps what it has for the next try, and throws `StoreUnavailable`.
 */
export async function loadAllLeads(): Promise<AllLeads> {
  const [found, list] = await Promise.all([readIndex(), leads().list()]);
  const known: Known = { entries: found.entries, leftOut: unpackLeftOuts(found.leftOut, list) };
  if (!(await bringUp(found, known, unsureIds(known, list)))) {
    throw new StoreUnavailable(new Error('The index of leads is being rebuilt.'));
  }
  const summaries = [...known.entries.values()].map(({ summary }) => summary);
  return { leads: summaries.sort(newestFirst), leftOut: known.leftOut };
}

/** The leads that the index holds, newest first; throws like `loadAllLeads`. */
export async function loadLeads(): Promise<LeadSummary[]> {
  return (await loadAllLeads()).leads;
}

/**
 * Takes erased leads out of the index at once; `false` when none was in it. What a look at the same
 * moment puts back, the next one drops.
 */
export async function forgetLeads(ids: readonly string[]): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const index = await readIndex();
    const known = ids.filter((id) => index.entries.delete(id));
    if (known.length === 0) return round > 0;
    if ((await writeIndex(index)) !== false) return true;
  }
  return true;
}
