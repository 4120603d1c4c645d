import { atom } from 'nanostores';
import { differingFields } from '../../../domain/form';
import { type FoundDraft, Drafts, draftStorage } from './drafts';
import type { Editor } from './editor';
import { fieldNames } from './spec';

/** Work is kept so long (ms) after the last change, and at once when the page is left. */
const restMilliseconds = 2_000;

/** Keeps a copy of unsaved work in the browser and finds what was left there before. */
export class DraftKeeper {
  /** When the work was kept last; `null` when there is none, `'never'` when the browser keeps nothing. */
  readonly $keptAt = atom<number | 'never' | null>(null);
  readonly $left = atom<FoundDraft | null>(null);
  #drafts: Drafts | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFinished = false;

  constructor(private readonly editor: Editor) {}

  /** Begins to watch the form; answers how to stop. */
  start(): () => void {
    const { base, spec } = this.editor;
    const record = `${spec.kind}:${this.editor.isNew ? 'new' : base.id}`;
    this.#drafts = new Drafts(record, crypto.randomUUID(), draftStorage());
    this.#offer();
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

  /** Keeps the work as it is now. */
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
    const { base } = this.editor;
    const isKept = this.#drafts.keep({ at, base, values: this.editor.read() });
    this.$keptAt.set(isKept ? at : 'never');
  }

  /** Brings the found work back into the form. */
  use({ key, base, values }: FoundDraft): void {
    this.editor.fill(values, base);
    const isKept = this.#drafts?.keep({ at: Date.now(), base, values });
    if (isKept) this.#drafts?.forget(key);
    this.$left.set(null);
  }

  discard({ key }: FoundDraft): void {
    this.#drafts?.forget(key);
    this.#offer();
  }

  /** The work is saved: no copy of it is needed. */
  finish(): void {
    this.#isFinished = true;
    clearTimeout(this.#timer);
    this.#drafts?.forget();
  }

  #offer(): void {
    const fields = fieldNames(this.editor.spec);
    const left = this.#drafts?.left(Date.now()) ?? [];
    const saved = this.editor.base.values;
    const isWork = (draft: FoundDraft) => differingFields(fields, saved, draft.values).length > 0;
    for (const draft of left) if (!isWork(draft)) this.#drafts?.forget(draft.key);
    this.$left.set(left.find(isWork) ?? null);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), restMilliseconds);
  }
}
