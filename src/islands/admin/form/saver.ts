/**
 * How a form is saved: what is checked and asked first, waiting for pictures, one attempt at a time, and what an answer or a
 * missing one means for the form.
 */
import { atom } from 'nanostores';
import { hasFailed } from '../../../api/failure';
import { addRecord, type SavedRecord, updateRecord } from '../../../api/records';
import { pictureWords } from '../../../content/forms/pictures';
import { isoDay } from '../../../domain/date';
import type { Choices, Difference, FormError, FormValues } from '../../../domain/form';
import { differences, findAssumed, mergeVersions } from '../../../domain/form';
import type { findDoubts } from '../../../domain/property/doubts';
import { now } from '../../../stores/clock';
import { isBusy } from '../pictures/entry';
import { withSession } from '../calls';
import type { Editor } from './editor';
import { conflictingRecord, type SaveFailure, describeSaveFailure } from './FailureDialog';
import { findErrors, fieldNames, readValues } from './spec';

export interface SaveConflict {
  mine: FormValues;
  theirs: FormValues;
  version: string;
  savedAt: string;
  savedBy: string | undefined;
  differences: readonly Difference[];
}

export type FieldDoubt = ReturnType<typeof findDoubts>[number];

export type Saving =
  | { state: 'idle' | 'waiting' | 'sending' | 'saved' }
  | { state: 'asked'; assumed: readonly string[]; doubts: readonly FieldDoubt[] }
  | { state: 'invalid'; title: string | null; errors: readonly FormError[] }
  | { state: 'failed'; failure: SaveFailure }
  | { state: 'conflict'; conflict: SaveConflict };

export interface Saved {
  wasNew: boolean;
  warning: string | null;
}

/** A record without a version is new: it is added under the id of the form, so that a second attempt adds nothing. */
function sendRecord({ spec, baseline }: Editor, values: FormValues): Promise<string | null> {
  return withSession(() =>
    baseline.version === null
      ? addRecord(spec.kind, baseline.id, { ...spec.singleton?.initialValues, ...values })
      : updateRecord(spec.kind, baseline.id, values, baseline.version),
  );
}

interface Options {
  send?: typeof sendRecord;
  /** Whether nobody needs to be asked about defaults, as the form began with what somebody has stated. */
  isStated?: boolean;
}

/** Saves a form, one attempt at a time; typed text is never lost. */
export class Saver {
  readonly $saving = atom<Saving>({ state: 'idle' });
  readonly #send: typeof sendRecord;
  #isStated: boolean;
  /** The unlikely values that somebody has been asked about. */
  #doubted = '';

  constructor(
    private readonly editor: Editor,
    private readonly onSaved: (saved: Saved) => void,
    { send = sendRecord, isStated = false }: Options = {},
  ) {
    this.#send = send;
    this.#isStated = isStated;
  }

  async save(): Promise<void> {
    if (this.#isSavingOrSaved() || !this.#check() || this.#ask()) return;
    const all = this.editor.allPictures().map(({ pictures }) => pictures);
    if (all.some(({ $entries }) => $entries.get().some(isBusy))) {
      this.$saving.set({ state: 'waiting' });
      await Promise.all(all.map((pictures) => pictures.waitForUploads()));
      // Texts may have changed and pictures failed in the meantime.
      if (!this.#check()) return;
    }
    await this.#deliver(this.editor.read());
  }

  async resolve(conflict: SaveConflict, choices: Choices): Promise<void> {
    const { mine, theirs, version, differences: found } = conflict;
    const values = mergeVersions(mine, theirs, found, choices);
    this.editor.fill(values, { id: this.editor.ensureId(), version, values: theirs });
    await this.#deliver(values);
  }

  dismiss(): void {
    this.$saving.set({ state: 'idle' });
  }

  /** Says that a dialog could not be shown; nothing is saved or lost, and another attempt compares them again. */
  failToShow(): void {
    const { isNew, spec } = this.editor;
    const failure = describeSaveFailure(null, { isNew, fields: fieldNames(spec) });
    this.$saving.set({ state: 'failed', failure });
  }

  /** Another attempt is of no use then: one is running, or the page is about to be left after one. */
  #isSavingOrSaved(): boolean {
    const { state } = this.$saving.get();
    return state === 'waiting' || state === 'sending' || state === 'saved';
  }

  #check(): boolean {
    const { editor } = this;
    const stuck = editor.allPictures().flatMap(({ field, pictures }) =>
      pictures.stuck().map(({ key }) => {
        return { field, message: pictureWords.errors.unfinished(pictures.formatName(key)) };
      }),
    );
    const errors = [...findErrors(editor.spec, editor.read(), isoDay(now())), ...stuck];
    if (errors.length > 0) this.$saving.set({ state: 'invalid', title: null, errors });
    return errors.length === 0;
  }

  /** Whether it has to be asked now if the defaults of a new record are so, once, and what is typed anew and hardly likely. */
  #ask(): boolean {
    const { spec, isNew, baseline } = this.editor;
    const values = this.editor.read();
    const isAsked = isNew && !this.#isStated;
    const assumed = isAsked ? findAssumed(spec.fields, values) : [];
    const doubts = (spec.findDoubts?.(values) ?? []).filter(
      ({ field }) => values[field] !== baseline.values[field],
    );
    const doubted = JSON.stringify(doubts.map(({ field }) => values[field]));
    const isNeeded = assumed.length > 0 || (doubts.length > 0 && doubted !== this.#doubted);
    this.#isStated = true;
    this.#doubted = doubted;
    if (isNeeded) this.$saving.set({ state: 'asked', assumed, doubts });
    return isNeeded;
  }

  async #deliver(values: FormValues): Promise<void> {
    const { isNew } = this.editor;
    this.editor.ensureId();
    this.$saving.set({ state: 'sending' });
    try {
      const warning = await this.#send(this.editor, values);
      const leftOut = this.editor.gallery.unreadable().map(({ name }) => name);
      const warnings = [leftOut.length > 0 ? pictureWords.leftOut(leftOut) : '', warning ?? ''];
      this.#end(isNew, warnings.filter(Boolean).join(' ') || null);
    } catch (thrown) {
      this.#fail(thrown, values);
    }
  }

  #end(wasNew: boolean, warning: string | null): void {
    this.$saving.set({ state: 'saved' });
    this.onSaved({ wasNew, warning });
  }

  #fail(thrown: unknown, values: FormValues): void {
    // The dialog that asked for the password, and was closed, has said why.
    if (hasFailed(thrown, 'signed-out')) {
      this.dismiss();
      return;
    }
    const current = conflictingRecord(thrown);
    if (current) {
      this.#compare(current, values);
      return;
    }
    const { isNew, spec } = this.editor;
    const fields = fieldNames(spec);
    const failure = describeSaveFailure(thrown, { isNew, fields });
    const { title, errors } = failure;
    const isInvalid = errors.length > 0;
    this.$saving.set(
      isInvalid ? { state: 'invalid', title, errors } : { state: 'failed', failure },
    );
  }

  #compare(current: SavedRecord, mine: FormValues): void {
    const { spec, baseline, isNew } = this.editor;
    const theirs = readValues(spec, current);
    const versions = { baseline: baseline.values, mine, theirs };
    const found = differences(fieldNames(spec), versions, spec.fields);
    if (found.length === 0) {
      // An earlier attempt got through and only its answer was lost.
      this.#end(isNew, null);
      return;
    }
    const { version, updatedAt: savedAt, by: savedBy } = current;
    const conflict = { mine, theirs, version, savedAt, savedBy, differences: found };
    this.$saving.set({ state: 'conflict', conflict });
  }
}
