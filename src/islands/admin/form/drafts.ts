import type { FormValues } from '../../../domain/form';

/** What was typed before; `version` is `null` for a record that was never saved. */
export interface Base {
  id: string;
  version: string | null;
  values: FormValues;
}

/** Unsaved work, with what it began from. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  base: Base;
  values: FormValues;
}

export interface FoundDraft extends Draft {
  key: string;
}

/** Older drafts are thrown away: nobody comes back to them. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1_000;

function parse(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    const isWhole = typeof draft?.at === 'number' && typeof draft.base.values === 'object';
    return isWhole && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/**
 * The drafts of one record. Every opened form has a key of its own, so that two tabs do not write over
 * each other. Storage can be full or forbidden: then nothing is found and `keep` answers `false`.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #key: string;

  constructor(
    /** The record, such as `property:adyar-1`, or `property:new`. */
    record: string,
    session: string,
    private readonly storage: Storage | null,
  ) {
    this.#prefix = `draft:${record}:`;
    this.#key = this.#prefix + session;
  }

  /** Drafts of forms that were left, newest first. */
  left(now: number): FoundDraft[] {
    const { storage } = this;
    if (!storage) return [];
    const keys = Object.keys(storage).filter((key) => key.startsWith(this.#prefix));
    const drafts = keys
      .filter((key) => key !== this.#key)
      .map((key) => ({ key, draft: parse(storage.getItem(key)) }));
    const isOld = (draft: Draft | null) => draft === null || now - draft.at > keptMilliseconds;
    for (const { key, draft } of drafts) if (isOld(draft)) this.forget(key);
    return drafts
      .flatMap(({ key, draft }) => (draft === null || isOld(draft) ? [] : [{ key, ...draft }]))
      .sort((a, b) => b.at - a.at);
  }

  /** Keeps the work of this form; answers whether the browser did. */
  keep(draft: Draft): boolean {
    try {
      this.storage?.setItem(this.#key, JSON.stringify(draft));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  /** Throws a draft away, this form's own unless told. */
  forget(key = this.#key): void {
    this.storage?.removeItem(key);
  }
}

/** The browser's storage, or `null` where it is forbidden. */
export function draftStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
