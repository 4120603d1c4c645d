import { atom } from 'nanostores';
import { type BrowserStorage, keptMilliseconds, longStorage } from '../../../api/storage';
import { differingFields, type FormValues } from '../../../domain/form';
import type { Baseline, Editor } from './editor';
import { fieldNames } from './spec';

/** Unsaved changes, with their baseline. */
export interface Draft {
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** The baseline, under its name in drafts stored since the first release. */
  base: Baseline;
  values: FormValues;
}

export interface FoundDraft extends Draft {
  key: string;
}

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
 * each other.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #key: string;

  constructor(
    /** The record, such as `property:adyar-1`, or `property:new`. */
    record: string,
    session: string,
    private readonly storage: BrowserStorage,
  ) {
    this.#prefix = `draft:${record}:`;
    this.#key = this.#prefix + session;
  }

  /** Drafts of other forms that were left unsaved, newest first. */
  left(now: number): FoundDraft[] {
    const keys = this.storage.keys().filter((key) => key.startsWith(this.#prefix));
    const drafts = keys
      .filter((key) => key !== this.#key)
      .map((key) => ({ key, draft: parse(this.storage.read(key)) }));
    const isOld = (draft: Draft | null) => draft === null || now - draft.at > keptMilliseconds;
    for (const { key, draft } of drafts) if (isOld(draft)) this.forget(key);
    return drafts
      .flatMap(({ key, draft }) => (draft === null || isOld(draft) ? [] : [{ key, ...draft }]))
      .sort((a, b) => b.at - a.at);
  }

  /** Stores the changes of this form; returns whether that succeeded. */
  keep(draft: Draft): boolean {
    return this.storage.write(this.#key, JSON.stringify(draft));
  }

  /** Discards a draft, by default this form's own. */
  forget(key = this.#key): void {
    this.storage.write(key, null);
  }
}

/** How long (ms) after the last edit the draft is stored; at once when the page is left. */
const restMilliseconds = 2_000;

/** Keeps unsaved changes in the browser and finds those of an earlier session. */
export class DraftKeeper {
  /** When the draft was last stored; `null` without changes, `'never'` when storage is unavailable. */
  readonly $keptAt = atom<number | 'never' | null>(null);
  readonly $left = atom<FoundDraft | null>(null);
  #drafts: Drafts | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFinished = false;

  constructor(private readonly editor: Editor) {}

  /** Follows the form's edits; returns a function that stops. */
  start(): () => void {
    const { baseline, spec } = this.editor;
    const record = `${spec.kind}:${this.editor.isNew ? 'new' : baseline.id}`;
    this.#drafts = new Drafts(record, crypto.randomUUID(), longStorage);
    this.#find();
    const stopListening = this.editor.$changes.listen(() => this.#schedule());
    const keep = () => this.keepNow();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(this.#timer);
      stopListening();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }

  /** Stores the form's current values. */
  keepNow(): void {
    clearTimeout(this.#timer);
    if (this.#isFinished || !this.#drafts) return;
    if (!this.editor.$isDirty.get()) {
      this.#drafts.forget();
      this.$keptAt.set(null);
      return;
    }
    this.editor.id();
    const at = Date.now();
    const { baseline: base } = this.editor;
    const isKept = this.#drafts.keep({ at, base, values: this.editor.read() });
    this.$keptAt.set(isKept ? at : 'never');
  }

  /** Restores a draft into the form. */
  restore({ key, base, values }: FoundDraft): void {
    this.editor.fill(values, base);
    const isKept = this.#drafts?.keep({ at: Date.now(), base, values });
    if (isKept) this.#drafts?.forget(key);
    this.$left.set(null);
  }

  discard({ key }: FoundDraft): void {
    this.#drafts?.forget(key);
    this.#find();
  }

  /** Call once the form is saved: discards its draft and stores no more. */
  finish(): void {
    this.#isFinished = true;
    clearTimeout(this.#timer);
    this.#drafts?.forget();
  }

  #find(): void {
    const fields = fieldNames(this.editor.spec);
    const left = this.#drafts?.left(Date.now()) ?? [];
    const saved = this.editor.baseline.values;
    const hasChanges = (draft: FoundDraft) =>
      differingFields(fields, saved, draft.values).length > 0;
    for (const draft of left) if (!hasChanges(draft)) this.#drafts?.forget(draft.key);
    this.$left.set(left.find(hasChanges) ?? null);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), restMilliseconds);
  }
}
