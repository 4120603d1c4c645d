import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { timeLeft } from './deadline';
import {
  checkComplete,
  type Decision,
  type Document,
  type DocumentKind,
  packDocument,
  unpackDocument,
  type Versioned,
  withChange,
} from './document-file';
import { appendHistory } from './history';
import { DamagedDocument, StoreUnavailable } from './key-value-store';
import { openStore } from './open';

/** What one change writes into every record that it changes. */
export interface Stamp {
  /** The new version: the same for all records of the change, and at each attempt. */
  version: string;
  /** ISO 8601 in UTC. */
  at: string;
}

export type Decide<Stored, Result> = (
  document: Document<Stored>,
  stamp: Stamp,
) => Decision<Stored, Result>;

export interface ChangeOptions {
  /** The version of the changed records; a fixed one makes the change safe to send again. */
  version?: string;
  now?: Date;
  /** Whether a damaged document is replaced, as a restore does; otherwise nobody writes over it. */
  replacesDamaged?: boolean;
}

/** All records of one kind: read and changed as a whole. Every method throws `StoreUnavailable` rather than guess. */
export interface StoredDocument<Stored extends Versioned> {
  kind: DocumentKind<Stored>;
  /** The records as they are now; throws `DamagedDocument` when nothing can be read. */
  read: () => Promise<Document<Stored>>;
  /**
   * Decides on the records as they are and writes what is decided: history first, then the document, over the one
   * that was read. All of it is written or nothing. When somebody else wrote first, decides again on their records.
   */
  change: <Result>(decide: Decide<Stored, Result>, options?: ChangeOptions) => Promise<Result>;
}

interface Opened<Stored> {
  /** `null` when there is no document yet. */
  etag: string | null;
  document: Document<Stored>;
}

const maxAttempts = 8;
/** Milliseconds: the pause before the second attempt, doubled before each further one, and at most. */
const firstPause = 10;
const maxPause = 400;
/** Milliseconds that a change needs to write; with less time left it is not begun. */
const reserve = 1_500;

/** Opens the document of a kind. Each instance of a function keeps what it read last, and revalidates it by its etag. */
export function documentOf<Stored extends Versioned>(
  kind: DocumentKind<Stored>,
): StoredDocument<Stored> {
  let known: Opened<Stored> | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const store = () => openStore('documents');

  async function open(replacesDamaged = false): Promise<Opened<Stored>> {
    const found = await store().readVersioned(kind.name, known?.etag ?? undefined);
    if (found === 'unchanged' && known) return known;
    const empty = { entries: [], records: new Map(), erased: new Map() };
    if (found === null || found === 'unchanged') return { etag: null, document: empty };
    const document = await unpackDocument(kind, found.bytes);
    if (document) return (known = { etag: found.etag, document });
    if (!replacesDamaged) throw new DamagedDocument(kind.name);
    return { etag: found.etag, document: empty };
  }

  /** Whether the document holds what a decision writes; `false` when it writes nothing. */
  function hasLanded(
    { records, erased }: Document<Stored>,
    { changed = [], erased: gone = [], dropped = [] }: Decision<Stored, unknown>,
  ): boolean {
    return (
      changed.length + gone.length + dropped.length > 0 &&
      changed.every((record) => isDeepStrictEqual(records.get(kind.idOf(record)), record)) &&
      gone.every((id) => erased.has(id)) &&
      [...gone, ...dropped].every((id) => !records.has(id))
    );
  }

  async function keepHistory(
    { changed = [], lost = [] }: Decision<Stored, unknown>,
    { records }: Document<Stored>,
    at: string,
  ): Promise<void> {
    if (kind.history === null) return;
    const saved = changed.map((record) => ({
      record,
      basedOn: records.get(kind.idOf(record))?.version ?? null,
    }));
    const entries = [...saved, ...lost].map((entry) => ({ ...entry, id: kind.idOf(entry.record) }));
    await appendHistory(kind.history, entries, at);
  }

  async function changeInTurn<Result>(
    decide: Decide<Stored, Result>,
    { version = randomUUID(), now = new Date(), replacesDamaged }: ChangeOptions,
  ): Promise<Result> {
    const stamp = { version, at: now.toISOString() };
    let last: {
      decision: Decision<Stored, Result>;
      etag: string | null;
      isUnclear: boolean;
    } | null = null;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (attempt > 0) await pause(Math.random() * Math.min(maxPause, firstPause * 2 ** attempt));
      if (timeLeft() < reserve) break;
      const opened = await open(replacesDamaged);
      // An earlier attempt may have been written although its answer was lost.
      if (last && hasLanded(opened.document, last.decision)) return last.decision.result;
      if (last?.isUnclear && last.etag === opened.etag) break;
      const decision = decide(opened.document, stamp);
      await keepHistory(decision, opened.document, stamp.at);
      const { changed = [], erased = [], dropped = [] } = decision;
      if (changed.length + erased.length + dropped.length === 0) return decision.result;
      const next = withChange(kind, opened.document, decision, stamp.at);
      checkComplete(opened.document, next, [...erased, ...dropped]);
      const written = await store().writeVersioned(
        kind.name,
        await packDocument(next),
        opened.etag,
      );
      if (written.state === 'written') {
        known = { etag: written.etag, document: next };
        return decision.result;
      }
      last = { decision, etag: opened.etag, isUnclear: written.state === 'unclear' };
    }
    throw new StoreUnavailable(new Error(`The change of ${kind.name} was not written.`));
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
