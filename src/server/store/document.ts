/**
 * One document a kind: read, changed by a decision on its records, written by its etag, and decided again where somebody
 * else was faster.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { author } from './author';
import { timeLeft, wasTooBusy } from './deadline';
import type { Decision, Document, DocumentKind, Versioned } from './document-file';
import { checkComplete, packDocument, unpackDocument, withChange } from './document-file';
import { appendHistory, hasHistory } from './history';
import { DamagedDocument, SiteBusy, StoreUnavailable } from './key-value-store';
import { listNights } from './nights';
import { openStore } from './open';

export interface Stamp {
  /** The new version, the same for all records of the change and at each attempt. */
  version: string;
  /** ISO 8601 in UTC. */
  at: string;
  by: string;
}

export type Decide<Stored, Result> = (
  document: Document<Stored>,
  stamp: Stamp,
) => Decision<Stored, Result>;

export interface ChangeOptions {
  /** A fixed version makes the change repeatable. */
  version?: string;
  now?: Date;
  /** Whether a damaged document is replaced, as by a restore. */
  replacesDamaged?: boolean;
}

/** All records of one kind: read and changed as a whole. Every method throws `StoreUnavailable` rather than guess. */
export interface StoredDocument<Stored extends Versioned> {
  kind: DocumentKind<Stored>;
  read: () => Promise<Document<Stored>>;
  /** Writes what is decided, history first: all or nothing. Decides again when somebody else wrote first. */
  change: <Result>(decide: Decide<Stored, Result>, options?: ChangeOptions) => Promise<Result>;
}

interface Progress {
  /** Whether a write was sent that has no clear answer. */
  mayBeWritten: boolean;
}

interface Opened<Stored> {
  etag: string | null;
  document: Document<Stored>;
}

const maxAttempts = 8;
/** Milliseconds of which a random part passes before the second attempt, doubled each time up to `maxPause`. */
const firstPause = 20;
const maxPause = 400;
/** Milliseconds that writing needs; with less a change does not begin. */
const reserve = 1_500;

const emptyDocument = { entries: [], records: new Map(), erased: new Map() };

/** Opens the document of a kind. Each instance of a function keeps what it read last, and revalidates it by its etag. */
export function makeDocument<Stored extends Versioned>(
  kind: DocumentKind<Stored>,
): StoredDocument<Stored> {
  let known: Opened<Stored> | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const store = () => openStore('documents');

  async function open(replacesDamaged = false): Promise<Opened<Stored>> {
    const found = await store().readVersioned(kind.name, known?.etag ?? undefined);
    if (found === 'unchanged' && known) return known;
    const stored = found === 'unchanged' ? null : found;
    const document = stored && (await unpackDocument(kind, stored.bytes));
    if (stored && document) return (known = { etag: stored.etag, document });
    const empty = { etag: stored?.etag ?? null, document: emptyDocument };
    if (replacesDamaged) return empty;
    // People are in no backup, so that no password leaves the site.
    const night = kind.name === 'people' ? undefined : (await listNights())[kind.name].at(-1);
    const wasThere =
      stored !== null ||
      night !== undefined ||
      (kind.history !== null && (await hasHistory(kind.history))) ||
      (await kind.wasWritten?.());
    if (wasThere) throw new DamagedDocument(kind.name, night);
    return empty;
  }

  const write = async (document: Document<Stored>, etag: string | null) =>
    store().writeVersioned(kind.name, await packDocument(document), etag);

  function hasLanded(
    { records, erased }: Document<Stored>,
    { changed = [], restored = [], erased: gone = [], evicted = [] }: Decision<Stored, unknown>,
  ): boolean {
    const written = [...changed, ...restored];
    const isStored = (record: Stored) =>
      // Compared as it would be read back: JSON drops members that are undefined.
      isDeepStrictEqual(
        records.get(kind.findId(record)),
        kind.read(JSON.parse(JSON.stringify(record))),
      );
    return (
      written.length + gone.length + evicted.length > 0 &&
      written.every(isStored) &&
      gone.every((id) => erased.has(id)) &&
      [...gone, ...evicted].every((id) => !records.has(id))
    );
  }

  /** Appends what the history lacks; `appended` has the entries of earlier attempts as JSON by id. */
  async function appendNewHistory(
    { changed = [], lost = [] }: Decision<Stored, unknown>,
    { records }: Document<Stored>,
    at: string,
    appended: Map<string, string>,
  ): Promise<void> {
    if (kind.history === null) return;
    const saved = changed.map((record) => ({
      record,
      basedOn: records.get(kind.findId(record))?.version ?? null,
    }));
    const entries = [...saved, ...lost]
      .map((entry) => ({ ...entry, id: kind.findId(entry.record) }))
      .filter((entry) => appended.get(entry.id) !== JSON.stringify(entry));
    await appendHistory(kind.history, entries, at);
    for (const entry of entries) appended.set(entry.id, JSON.stringify(entry));
  }

  async function attemptChange<Result>(
    decide: Decide<Stored, Result>,
    { version = randomUUID(), now = new Date(), replacesDamaged }: ChangeOptions,
    progress: Progress,
  ): Promise<Result> {
    const stamp = { version, at: now.toISOString(), by: author() };
    const appended = new Map<string, string>();
    let last: {
      decision: Decision<Stored, Result>;
      etag: string | null;
      isUnclear: boolean;
    } | null = null;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (attempt > 0)
        await pause(Math.random() * Math.min(maxPause, firstPause * 2 ** (attempt - 1)));
      if (timeLeft() < reserve) break;
      const opened = await open(replacesDamaged);
      // An earlier attempt may have been written although its answer was lost.
      if (last && hasLanded(opened.document, last.decision)) return last.decision.result;
      // The store said that it wrote, and still has what was there: nobody guesses what it will have.
      if (last?.isUnclear && last.etag === opened.etag) break;
      const decision = decide(opened.document, stamp);
      const { changed = [], restored = [], erased = [], evicted = [] } = decision;
      // History without its document means that the document was lost. If the process ended between the first history and
      // the first document, it would look so: an empty document is there first. Not for a restore, which writes no history: an
      // empty document in place of a lost one would let the night erase the whole history.
      let { etag } = opened;
      if (kind.history !== null && etag === null && changed.length > 0) {
        const created = await write(emptyDocument, null);
        if (created.state !== 'written') continue;
        etag = created.etag;
      }
      await appendNewHistory(decision, opened.document, stamp.at, appended);
      if (changed.length + restored.length + erased.length + evicted.length === 0)
        return decision.result;
      const next = withChange(kind, opened.document, decision, stamp.at);
      checkComplete(opened.document, next, [...erased, ...evicted]);
      if (timeLeft() <= 0) break;
      progress.mayBeWritten = true;
      const written = await write(next, etag);
      if (written.state === 'written') {
        known = { etag: written.etag, document: next };
        return decision.result;
      }
      progress.mayBeWritten = written.state === 'unclear';
      last = { decision, etag, isUnclear: written.state === 'unclear' };
    }
    // No call failed, unless the last one is unclear: the time is over, or others wrote first every time.
    const Reason = last?.isUnclear && !wasTooBusy() ? StoreUnavailable : SiteBusy;
    throw new Reason(new Error(`The change of ${kind.name} was not written.`));
  }

  async function changeInTurn<Result>(
    decide: Decide<Stored, Result>,
    options: ChangeOptions,
  ): Promise<Result> {
    const progress = { mayBeWritten: false };
    try {
      return await attemptChange(decide, options, progress);
    } catch (thrown) {
      if (thrown instanceof StoreUnavailable) thrown.mayBeWritten = progress.mayBeWritten;
      throw thrown;
    }
  }

  return {
    kind,
    read: async () => (await open()).document,
    change: (decide, options = {}) => {
      // One after the other: writers of one instance would only make each other decide again.
      const turn = lastTurn.then(() => changeInTurn(decide, options));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
  };
}
