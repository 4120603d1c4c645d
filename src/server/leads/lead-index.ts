import { summarizeLead, type LeadSummary } from '../../domain/lead/inbox';
import type { Lead } from '../../domain/lead/schema';
import { timeLeft } from '../store/deadline';
import { CorruptValue, StoreUnavailable } from '../store/key-value-store';
import { openStore } from '../store/open';

/** A lead's summary, right as long as the lead's etag is this one. */
interface LeadEntry {
  etag: string;
  summary: LeadSummary;
}

type LeadEntries = Map<string, LeadEntry>;

interface IndexDocument {
  format: number;
  entries: [id: string, entry: LeadEntry][];
}

const key = 'leads';
/** Counted up whenever an entry changes its form, so that an older index is rebuilt. */
const format = 2;
const parallelReads = 24;
/** Milliseconds kept back from reading leads for what has to follow. */
const reserve = 2_500;
/** Somebody else may write at the same moment; more rounds than that leave it to the next look. */
const rounds = 5;

const derived = () => openStore('derived');
const leads = () => openStore('leads');

/** The index as found; whatever is not one of this format counts as empty: it is a cache. */
async function readIndex(): Promise<{ etag: string | null; entries: LeadEntries }> {
  try {
    const found = await derived().readJson<Partial<IndexDocument> | null>(key);
    const entries = found?.value?.format === format ? found.value.entries : undefined;
    return { etag: found?.etag ?? null, entries: new Map(Array.isArray(entries) ? entries : []) };
  } catch (error) {
    if (error instanceof CorruptValue) return { etag: error.etag, entries: new Map() };
    throw error;
  }
}

async function writeIndex(entries: LeadEntries, etag: string | null): Promise<boolean> {
  const document: IndexDocument = { format, entries: [...entries] };
  const written = await (etag === null
    ? derived().createJson(key, document)
    : derived().replaceJson(key, document, etag));
  return written !== false;
}

function isLead(value: unknown): value is Lead {
  const lead = value as Partial<Lead> | null;
  return typeof lead?.message === 'string' && typeof lead.delivery === 'object';
}

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
async function refresh(entries: LeadEntries, ids: string[]): Promise<boolean> {
  for (let start = 0; start < ids.length; start += parallelReads) {
    if (timeLeft() < reserve) return false;
    const some = ids.slice(start, start + parallelReads);
    const read = await Promise.all(some.map(readEntry));
    for (const [place, id] of some.entries()) {
      const entry = read[place];
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    }
  }
  return true;
}

/**
 * All leads as they are now, newest first. Compares the index with the list of the leads' etags: two
 * store calls (a list takes one more per 1,000 leads), and one for each lead that changed since the
 * last look. Writers know nothing of the index, so that nothing can go wrong there for a visitor.
 * Out of time it keeps what it has for the next try, and throws `StoreUnavailable`.
 */
export async function loadLeads(): Promise<LeadSummary[]> {
  const [{ etag, entries }, list] = await Promise.all([readIndex(), leads().list()]);
  const listed = new Map(list.map((each) => [each.key, each.etag]));
  const changed = [...listed.keys()].filter((id) => entries.get(id)?.etag !== listed.get(id));
  // A list can miss a lead that is being written: nothing is dropped without a look.
  const missing = [...entries.keys()].filter((id) => !listed.has(id));
  const unsure = [...changed, ...missing];
  const complete = await refresh(entries, unsure);
  // The answer is right even when the index cannot be stored; the next look compares again.
  if (unsure.length > 0) await writeIndex(entries, etag).catch(() => false);
  if (!complete) throw new StoreUnavailable(new Error('The index of leads is being rebuilt.'));
  return [...entries.values()]
    .map(({ summary }) => summary)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** Takes erased leads out of the index at once; what a look at the same moment puts back, the next one drops. */
export async function forgetLeads(ids: readonly string[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { etag, entries } = await readIndex();
    const known = ids.filter((id) => entries.delete(id));
    if (known.length === 0 || (await writeIndex(entries, etag))) return;
  }
}
