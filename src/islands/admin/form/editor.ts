/**
 * What an open form holds: the saved baseline, what stands in its controls now, its pictures, and the draft of it that the
 * browser keeps. It saves nothing on the server.
 */
import { atom } from 'nanostores';
import type { SavedRecord } from '../../../api/records';
import { differingFields, type FormValues, textsIn } from '../../../domain/form';
import { type Draft, draftNames, forgetDraft, keepDraft, readDraft } from '../drafts';
import { Pictures } from '../pictures/pictures';
import { pictureWork, type PictureWork } from '../pictures/uploads';
import { pickControl } from './controls/controls';
import { fieldNames, type FormEditor, type FormSpec, readValues } from './spec';

const readImages = ({ images }: FormValues) => textsIn(images);

function readControls(spec: FormSpec, form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const entries = fieldNames(spec).flatMap((name) => {
    const field = spec.fields[name];
    return field ? [[name, pickControl(field).read(data, name, field, form)] as const] : [];
  });
  return Object.fromEntries(entries);
}

interface Baseline {
  id: string;
  version: string | null;
  values: FormValues;
}

/** Unsaved changes of an earlier session, under the name that they are kept by. */
export interface FoundDraft extends Draft<Baseline, FormValues> {
  name: string;
}

/** An open form: its baseline, its current values, and their draft in the browser. */
export class Editor implements FormEditor {
  /** The initial values of the controls; a new generation recreates them. */
  readonly $shown: ReturnType<typeof atom<{ generation: number; values: FormValues }>>;
  readonly $values: ReturnType<typeof atom<FormValues>>;
  /** When the copy was last kept; `null` while there is nothing to save, `'never'` where the browser keeps nothing. */
  readonly $keptAt = atom<number | 'never' | null>(null);
  readonly $foundDraft = atom<FoundDraft | null>(null);
  /** The pictures of the field `images`. */
  readonly gallery: Pictures;
  /** The pictures of fields that hold one each, by the path of the field. */
  readonly #singlePictures = new Map<string, Pictures>();
  baseline: Baseline;
  #form: HTMLFormElement | null = null;
  /** Every opened form keeps its own copy, so that two tabs do not write over each other. */
  #draft = '';

  constructor(
    readonly spec: FormSpec,
    record: SavedRecord | null,
    private readonly work: PictureWork = pictureWork,
  ) {
    const values = readValues(spec, record);
    const id = record?._id ?? spec.singleton?.id ?? '';
    this.baseline = { id, version: record?.version ?? null, values };
    this.$shown = atom({ generation: 0, values });
    this.$values = atom(values);
    this.gallery = new Pictures(readImages(values), spec.pictures, work);
  }

  get isNew(): boolean {
    return this.baseline.version === null;
  }

  get #draftPrefix(): string {
    const { kind, singleton } = this.spec;
    return `${kind}:${singleton?.page ?? (this.isNew ? 'new' : this.baseline.id)}:`;
  }

  attach(form: HTMLFormElement): () => void {
    this.#form = form;
    this.#draft = this.#draftPrefix + crypto.randomUUID();
    this.#find();
    this.updateDraft();
    return this.gallery.$entries.listen(() => this.updateDraft());
  }

  /** All pictures of the form, uploaded or not, with the field that an error belongs to. */
  allPictures(): { field: string; pictures: Pictures }[] {
    const singlePictures = [...this.#singlePictures].map(([field, pictures]) => ({
      field,
      pictures,
    }));
    return [{ field: 'images', pictures: this.gallery }, ...singlePictures];
  }

  makeSinglePicture(url: string): Pictures {
    const settings = { limit: 1, replaces: true, takesVideos: false };
    return new Pictures(url === '' ? [] : [url], settings, this.work);
  }

  /** Counts a picture as part of the form at this path, until the returned function is called. */
  addSinglePicture(path: string, pictures: Pictures): () => void {
    this.#singlePictures.set(path, pictures);
    return () => {
      if (this.#singlePictures.get(path) === pictures) this.#singlePictures.delete(path);
    };
  }

  /** The id to save under; made in the browser, so that a second attempt adds nothing. */
  ensureId(): string {
    if (this.baseline.id === '') this.baseline = { ...this.baseline, id: crypto.randomUUID() };
    return this.baseline.id;
  }

  read(): FormValues {
    const texts = this.#form ? readControls(this.spec, this.#form) : this.$shown.get().values;
    return 'images' in this.spec.fields ? { ...texts, images: this.gallery.urls() } : texts;
  }

  fill(values: FormValues, baseline = this.baseline): void {
    this.baseline = baseline;
    this.gallery.fill(readImages(values));
    this.$shown.set({ generation: this.$shown.get().generation + 1, values });
  }

  takeSaved(saved: FormValues, version: string): void {
    const { baseline } = this;
    const values = { ...baseline.values, ...saved };
    this.fill({ ...this.read(), ...saved }, { ...baseline, version, values });
  }

  /** Reads the form and keeps its values as a draft, or forgets the draft if nothing has changed. */
  updateDraft(): void {
    if (!this.#form) return;
    const values = this.read();
    this.$values.set(values);
    const isOnItsWay = this.allPictures().some(({ pictures }) =>
      pictures.$entries.get().some(({ url }) => url === null),
    );
    const changed = differingFields(fieldNames(this.spec), this.baseline.values, values);
    const isDirty = isOnItsWay || changed.length > 0;
    if (!isDirty) forgetDraft(this.#draft);
    else this.ensureId();
    this.$keptAt.set(isDirty ? (keepDraft(this.#draft, this.baseline, values) ?? 'never') : null);
  }

  restore({ name, base, values }: FoundDraft): void {
    this.fill(values, base);
    if (keepDraft(this.#draft, base, values) !== null) forgetDraft(name);
    this.$foundDraft.set(null);
  }

  discard({ name }: FoundDraft): void {
    forgetDraft(name);
    this.#find();
  }

  finish(): void {
    this.#form = null;
    forgetDraft(this.#draft);
    this.$keptAt.set(null);
  }

  /** Finds the newest copy that another form has left and that has something to save. */
  #find(): void {
    const fields = fieldNames(this.spec);
    const left = draftNames(this.#draftPrefix).flatMap((name) => {
      const draft = readDraft<Baseline, FormValues>(name);
      if (!draft) return [];
      if (differingFields(fields, this.baseline.values, draft.values).length > 0)
        return [{ name, ...draft }];
      forgetDraft(name);
      return [];
    });
    this.$foundDraft.set(left.sort((one, other) => other.at - one.at)[0] ?? null);
  }
}
