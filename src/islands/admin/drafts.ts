import {
  listStoredKeys,
  longStorage,
  readStored,
  type StoredFields,
  writeStored,
} from '../../api/storage';

const prefix = 'draft:';

/** How long (ms) this browser keeps unsaved text. */
const maxDraftAge = 30 * 24 * 60 * 60 * 1_000;

/** Unsaved text, kept in the operator's browser beyond the tab and the session. */
export interface Draft<Base, Values> {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  base: Base;
  values: Values;
}

function parseDraft({ at, base, values }: StoredFields): Draft<unknown, unknown> | null {
  const isYoung = typeof at === 'number' && Date.now() - at <= maxDraftAge;
  return isYoung && typeof values === typeof base ? { at, base, values } : null;
}

/** The draft of this name, unless it is too old or unreadable. */
export function readDraft<Base, Values>(name: string): Draft<Base, Values> | null {
  // Only `keepDraft` writes under this name, with these types.
  return readStored(longStorage, prefix + name, parseDraft) as Draft<Base, Values> | null;
}

/** Keeps a draft; returns when, or `null` where the browser keeps nothing. */
export function keepDraft(name: string, base: unknown, values: unknown): number | null {
  const draft: Draft<unknown, unknown> = { at: Date.now(), base, values };
  return writeStored(longStorage, prefix + name, JSON.stringify(draft)) ? draft.at : null;
}

export function forgetDraft(name: string): void {
  writeStored(longStorage, prefix + name, null);
}

/** The names of the drafts that begin so; those that are too old are discarded. */
export function draftNames(start: string): string[] {
  const names = listStoredKeys(longStorage)
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
  const kept = names.filter((name) => readDraft(name) !== null);
  for (const name of names) if (!kept.includes(name)) forgetDraft(name);
  return kept;
}
