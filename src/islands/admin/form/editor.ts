import { atom } from 'nanostores';
import type { SavedRecord } from '../../../api/save';
import { differingFields, type FormValues } from '../../../domain/form';
import { Pictures } from '../pictures/pictures';
import type { PictureWork } from '../pictures/uploads';
import { readControls } from './controls';
import type { Base } from './drafts';
import { fieldNames, type FormSpec, valuesOf } from './spec';

function imagesOf({ images }: FormValues): readonly string[] {
  return typeof images === 'object' ? images : [];
}

/** One open form: what it began from, and what stands in it. */
export class Editor {
  /** What the controls start with; with a new generation they are made anew. */
  readonly $shown: ReturnType<typeof atom<{ generation: number; values: FormValues }>>;
  readonly $isDirty = atom(false);
  /** Counts the changes. */
  readonly $changes = atom(0);
  readonly pictures: Pictures;
  base: Base;
  #form: HTMLFormElement | null = null;

  constructor(
    readonly spec: FormSpec,
    record: SavedRecord | null,
    work: PictureWork,
  ) {
    const values = valuesOf(spec, record);
    this.base = { id: record?._id ?? '', version: record?.version ?? null, values };
    this.$shown = atom({ generation: 0, values });
    this.pictures = new Pictures(imagesOf(values), spec.pictures, work);
  }

  /** Whether the record was never saved. */
  get isNew(): boolean {
    return this.base.version === null;
  }

  /** Follows a form's controls from now on; answers how to stop. */
  attach(form: HTMLFormElement): () => void {
    this.#form = form;
    this.note();
    return this.pictures.$entries.listen(() => this.note());
  }

  /** The id to save under; made in the browser, so that a second try adds nothing. */
  id(): string {
    if (this.base.id === '') this.base = { ...this.base, id: crypto.randomUUID() };
    return this.base.id;
  }

  /** What stands in the form. */
  read(): FormValues {
    const { values } = this.$shown.get();
    const texts = this.#form ? readControls(this.spec, this.#form, values) : values;
    return { ...texts, images: this.pictures.urls() };
  }

  /** Puts other values into the form, and what they began from where that is something else. */
  fill(values: FormValues, base = this.base): void {
    this.base = base;
    this.pictures.fill(imagesOf(values));
    this.$shown.set({ generation: this.$shown.get().generation + 1, values });
  }

  /** Looks whether there is something to save. */
  note(): void {
    const isOnItsWay = this.pictures.$entries.get().some(({ url }) => url === null);
    const changed = differingFields(fieldNames(this.spec), this.base.values, this.read());
    this.$isDirty.set(isOnItsWay || changed.length > 0);
    this.$changes.set(this.$changes.get() + 1);
  }
}
