import { atom } from 'nanostores';
import { pictureWords } from '../../../content/pictures';
import { youtubeId } from '../../../domain/links';
import { moved } from '../../../domain/picture/order';
import { isBusy, type PictureEntry } from './entry';
import { type PictureWork, Uploads } from './uploads';

export interface PictureSettings {
  /** The maximum number of pictures and videos. */
  limit: number;
  /** Whether chosen files replace the earlier ones. */
  replaces: boolean;
  /** Whether YouTube links are allowed among them. */
  takesVideos: boolean;
}

const { announcements, errors } = pictureWords;

/** The pictures of one form: their order and their uploads. */
export class Pictures {
  readonly $entries = atom<readonly PictureEntry[]>([]);
  /** The list before the last removal or replacement, which can be undone. */
  readonly $previous = atom<readonly PictureEntry[] | null>(null);
  /** The text that screen readers read out. */
  readonly $announcement = atom('');
  #count = 0;
  readonly #uploads: Uploads;

  constructor(
    saved: readonly string[],
    readonly settings: PictureSettings,
    work: PictureWork,
  ) {
    this.#uploads = new Uploads(work, {
      list: () => this.$entries.get(),
      change: (key, changes) => this.#change(key, changes),
      ended: (key) => this.#announceEnd(key),
    });
    this.fill(saved);
  }

  /** Replaces the pictures, for example with those of an older version. */
  fill(urls: readonly string[]): void {
    for (const { key } of this.$entries.get()) this.#uploads.stop(key);
    this.$previous.set(null);
    this.$entries.set(urls.map((url) => this.#entry({ url, state: 'ready' })));
  }

  /** Adds files and starts to upload them; returns what is wrong, or `null`. */
  choose(files: readonly File[]): string | null {
    if (files.length === 0) return null;
    const before = this.$entries.get();
    const kept = this.settings.replaces ? [] : before;
    if (kept.length + files.length > this.settings.limit) return this.#tooMany();
    for (const { key } of before) if (this.settings.replaces) this.#uploads.stop(key);
    const hasReplaced = this.settings.replaces && before.length > 0;
    this.$previous.set(hasReplaced ? before : null);
    if (hasReplaced) this.$announcement.set(announcements.replaced);
    this.$entries.set([...kept, ...files.map((file) => this.#fileEntry(file))]);
    void this.#uploads.start();
    return null;
  }

  /** Adds a YouTube video at the end; returns what is wrong, or `null`. */
  addVideo(link: string): string | null {
    const id = youtubeId(link.trim());
    if (id === null) return errors.video;
    if (this.$entries.get().length >= this.settings.limit) return this.#tooMany();
    const url = `https://www.youtube.com/watch?v=${id}`;
    this.$entries.set([...this.$entries.get(), this.#entry({ url, state: 'ready' })]);
    this.$announcement.set(announcements.videoAdded);
    return null;
  }

  /** Moves a picture to a place, counted from 0. */
  move(key: string, to: number): void {
    const name = this.nameOf(key);
    const list = moved(this.$entries.get(), this.placeOf(key), to);
    this.$entries.set(list);
    const now = this.placeOf(key) + 1;
    this.$announcement.set(announcements.moved(name, now, list.length));
  }

  /** Removes a picture, and cancels its upload. */
  remove(key: string): void {
    const before = this.$entries.get();
    this.#uploads.stop(key);
    this.$announcement.set(announcements.removed(this.nameOf(key)));
    this.$previous.set(before);
    this.$entries.set(before.filter((one) => one.key !== key));
  }

  /** Undoes the last removal or replacement. */
  undo(): void {
    const previous = this.$previous.get();
    if (!previous) return;
    const now = new Map(this.$entries.get().map((one) => [one.key, one]));
    const back = previous.map((one) => now.get(one.key) ?? this.#uploads.revived(one));
    for (const { key } of previous) now.delete(key);
    for (const key of now.keys()) if (this.settings.replaces) this.#uploads.stop(key);
    this.$entries.set(this.settings.replaces ? back : [...back, ...now.values()]);
    this.$previous.set(null);
    void this.#uploads.start();
  }

  /** Retries failed pictures: one of them, those that failed offline, or all. */
  retry(which: { key?: string; onlyOffline?: boolean } = {}): void {
    for (const { key, failure } of this.$entries.get()) {
      const isWanted = which.key === undefined || which.key === key;
      if (!failure?.canRetry || !isWanted || (which.onlyOffline && !failure.isOffline)) continue;
      this.#change(key, { state: 'waiting', failure: null, progress: 0 });
    }
    void this.#uploads.start();
  }

  /** The addresses to save. */
  urls(): string[] {
    return this.$entries.get().flatMap(({ url }) => (url === null ? [] : [url]));
  }

  /** Where a picture stands, counted from 0. */
  placeOf(key: string): number {
    return this.$entries.get().findIndex((one) => one.key === key);
  }

  /** How a sentence names a picture: its file, or its place. */
  nameOf(key: string): string {
    const place = this.placeOf(key);
    const one = this.$entries.get()[place];
    if (one && one.name !== '') return one.name;
    const isVideo = one?.url && youtubeId(one.url) !== null;
    const { numbered, video, picture } = pictureWords;
    return numbered(isVideo ? video : picture, place + 1);
  }

  /** Resolves when no upload is pending. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.$entries.subscribe((list) => {
        if (list.some(isBusy)) return;
        resolve();
        // The first call comes before `stop` is there.
        queueMicrotask(() => stop());
      });
    });
  }

  #entry(given: Partial<PictureEntry>): PictureEntry {
    this.#count += 1;
    const key = `picture-${this.#count}`;
    const blank = { name: '', url: null, thumbnail: null, progress: 0, failure: null };
    return { key, state: 'waiting', ...blank, ...given };
  }

  #fileEntry(file: File): PictureEntry {
    const entry = this.#entry({ name: file.name });
    this.#uploads.keep(entry.key, file);
    return entry;
  }

  #change(key: string, changes: Partial<PictureEntry>): void {
    const list = this.$entries.get();
    this.$entries.set(list.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  #announceEnd(key: string): void {
    const one = this.$entries.get().find((other) => other.key === key);
    if (!one) return;
    const { name, failure } = one;
    const { ready, failed } = announcements;
    this.$announcement.set(failure ? failed(name, failure.message) : ready(name));
  }

  #tooMany(): string {
    return errors.tooMany(this.settings.limit);
  }
}
