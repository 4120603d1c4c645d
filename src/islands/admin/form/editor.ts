import { atom } from 'nanostores';
import type { SavedRecord } from '../../../api/record-form';
import { differingFields, type FormValue, type FormValues } from '../../../domain/form';
import { Pictures } from '../pictures/pictures';
import type { PictureWork } from '../pictures/uploads';
import { fieldNames, type FormSpec, valuesOf } from './spec';

function imagesOf({ images }: FormValues): readonly string[] {
  return typeof images === 'object' ? images : [];
}

/** Rejected when the form is checked. */
const noDay = '?';

function valueOf(control: Element | RadioNodeList | null): FormValue | null {
  if (control instanceof HTMLFieldSetElement) {
    const ticked = control.querySelectorAll<HTMLInputElement>('input:checked');
    return [...ticked].map(({ value }) => value);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const hasText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (!hasText) return null;
  // A day of which a part is missing reads as '', which would be saved as not stated.
  return control.validity.badInput ? noDay : control.value;
}

/** The values in the controls of a form; a field without a control has its value in `otherwise`. */
function readControls(spec: FormSpec, form: HTMLFormElement, otherwise: FormValues): FormValues {
  const entries = fieldNames(spec).map((field) => {
    const value = valueOf(form.elements.namedItem(field)) ?? otherwise[field] ?? '';
    return [field, value] as const;
  });
  return Object.fromEntries(entries);
}

/** The version that an edit started from; `version` is `null` for a record that was never saved. */
export interface Baseline {
  id: string;
  version: string | null;
  values: FormValues;
}

/** One open form: its baseline and its current values. */
export class Editor {
  /** The initial values of the controls; a new generation recreates them. */
  readonly $shown: ReturnType<typeof atom<{ generation: number; values: FormValues }>>;
  readonly $isDirty = atom(false);
  /** Counts the changes. */
  readonly $changes = atom(0);
  readonly pictures: Pictures;
  baseline: Baseline;
  #form: HTMLFormElement | null = null;

  constructor(
    readonly spec: FormSpec,
    record: SavedRecord | null,
    work: PictureWork,
  ) {
    const values = valuesOf(spec, record);
    this.baseline = { id: record?._id ?? '', version: record?.version ?? null, values };
    this.$shown = atom({ generation: 0, values });
    this.pictures = new Pictures(imagesOf(values), spec.pictures, work);
  }

  /** Whether the record was never saved. */
  get isNew(): boolean {
    return this.baseline.version === null;
  }

  /** Follows a form's controls from now on; returns a function that stops. */
  attach(form: HTMLFormElement): () => void {
    this.#form = form;
    this.note();
    return this.pictures.$entries.listen(() => this.note());
  }

  /** The id to save under; made in the browser, so that a second attempt adds nothing. */
  id(): string {
    if (this.baseline.id === '') this.baseline = { ...this.baseline, id: crypto.randomUUID() };
    return this.baseline.id;
  }

  /** The form's current values. */
  read(): FormValues {
    const { values } = this.$shown.get();
    const texts = this.#form ? readControls(this.spec, this.#form, values) : values;
    return { ...texts, images: this.pictures.urls() };
  }

  /** Fills the form with other values, and optionally sets another baseline. */
  fill(values: FormValues, baseline = this.baseline): void {
    this.baseline = baseline;
    this.pictures.fill(imagesOf(values));
    this.$shown.set({ generation: this.$shown.get().generation + 1, values });
  }

  /** Checks whether there is something to save. */
  note(): void {
    const isOnItsWay = this.pictures.$entries.get().some(({ url }) => url === null);
    const changed = differingFields(fieldNames(this.spec), this.baseline.values, this.read());
    this.$isDirty.set(isOnItsWay || changed.length > 0);
    this.$changes.set(this.$changes.get() + 1);
  }
}
