/**
 * The state of the pictures that a form has: chosen, resized and uploaded one after another, ordered, removed and brought
 * back. How they look and how they are made small is not its business.
 */
import { atom } from 'nanostores';
import { pictureWords } from '../../../content/forms/pictures';
import { youtubeId } from '../../../domain/links';
import { moveItem } from '../../../domain/picture/order';
import { isBusy, pictureFailure, type PictureEntry } from './entry';
import type { PictureWork } from './uploads';

export interface PictureSettings {
  limit: number;
  replaces: boolean;
  takesVideos: boolean;
  /** A drawing stays transparent; of one alone, none is the cover. */
  isDrawing?: boolean;
  none?: string;
}

const { announcements, errors } = pictureWords;

/** The pictures of one form: their order, and their uploads, one after another. */
export class Pictures {
  readonly $entries = atom<readonly PictureEntry[]>([]);
  /** The list before the last removal or replacement, which can be undone. */
  readonly $previous = atom<readonly PictureEntry[] | null>(null);
  readonly $announcement = atom('');
  #count = 0;
  #current: { key: string; stop: AbortController } | null = null;

  constructor(
    saved: readonly string[],
    readonly settings: PictureSettings,
    private readonly work: PictureWork,
  ) {
    this.fill(saved);
  }

  fill(urls: readonly string[]): void {
    this.#stop(this.$entries.get());
    this.$previous.set(null);
    this.$entries.set(urls.map((url) => this.#entry({ url, state: 'ready' })));
  }

  choose(files: readonly File[]): string | null {
    if (files.length === 0) return null;
    const { replaces, limit } = this.settings;
    const before = this.$entries.get();
    const kept = replaces ? [] : before;
    if (kept.length + files.length > limit) return errors.tooMany(limit);
    const hasReplaced = replaces && before.length > 0;
    if (hasReplaced) {
      this.#stop(before);
      this.$announcement.set(announcements.replaced);
    }
    this.$previous.set(hasReplaced ? before : null);
    this.$entries.set([...kept, ...files.map((file) => this.#entry({ file, name: file.name }))]);
    void this.#upload();
    return null;
  }

  addVideo(link: string): string | null {
    const id = youtubeId(link.trim());
    if (id === null) return errors.video;
    const { limit } = this.settings;
    if (this.$entries.get().length >= limit) return errors.tooMany(limit);
    const url = `https://www.youtube.com/watch?v=${id}`;
    this.$entries.set([...this.$entries.get(), this.#entry({ url, state: 'ready' })]);
    this.$announcement.set(announcements.videoAdded);
    return null;
  }

  move(key: string, to: number): void {
    const name = this.formatName(key);
    const list = moveItem(this.$entries.get(), this.findIndex(key), to);
    this.$entries.set(list);
    this.$announcement.set(announcements.moved(name, this.findIndex(key) + 1, list.length));
  }

  remove(key: string): void {
    const before = this.$entries.get();
    this.#stop(before.filter((one) => one.key === key));
    this.$announcement.set(announcements.removed(this.formatName(key)));
    this.$previous.set(before);
    this.$entries.set(before.filter((one) => one.key !== key));
  }

  undo(): void {
    const previous = this.$previous.get();
    if (!previous) return;
    const now = new Map(this.$entries.get().map((one) => [one.key, one]));
    // A picture that was removed during its upload starts again.
    const revived = (one: PictureEntry) =>
      isBusy(one) ? { ...one, state: 'waiting' as const, progress: 0 } : one;
    const back = previous.map((one) => now.get(one.key) ?? revived(one));
    const added = [...now.values()].filter(({ key }) => !previous.some((one) => one.key === key));
    if (this.settings.replaces) this.#stop(added);
    this.$entries.set(this.settings.replaces ? back : [...back, ...added]);
    this.$previous.set(null);
    void this.#upload();
  }

  retry(only?: string): void {
    for (const { key, failure } of this.$entries.get()) {
      if (!failure?.canRetry || (only ?? key) !== key) continue;
      this.#change(key, { state: 'waiting', failure: null, progress: 0 });
    }
    void this.#upload();
  }

  urls(): string[] {
    return this.$entries.get().flatMap(({ url }) => (url === null ? [] : [url]));
  }

  /** The files that cannot become a picture, so that a save does without them; not where they replace earlier pictures. */
  unreadable(): PictureEntry[] {
    if (this.settings.replaces) return [];
    return this.$entries.get().filter(({ failure }) => failure?.canRetry === false);
  }

  stuck(): PictureEntry[] {
    const leftOut = this.unreadable();
    return this.$entries.get().filter((one) => one.state === 'failed' && !leftOut.includes(one));
  }

  findIndex(key: string): number {
    return this.$entries.get().findIndex((one) => one.key === key);
  }

  formatName(key: string): string {
    const index = this.findIndex(key);
    const one = this.$entries.get()[index];
    if (one && one.name !== '') return one.name;
    const isVideo = one?.url && youtubeId(one.url) !== null;
    const { numbered, video, picture } = pictureWords;
    return numbered(isVideo ? video : picture, index + 1);
  }

  waitForUploads(): Promise<void> {
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
    const blank = {
      name: '',
      url: null,
      thumbnail: null,
      caution: null,
      failure: null,
      file: null,
    };
    return { key, state: 'waiting', progress: 0, ...blank, ...given };
  }

  #change(key: string, changes: Partial<PictureEntry>): void {
    const list = this.$entries.get();
    this.$entries.set(list.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  #stop(entries: readonly PictureEntry[]): void {
    if (entries.some(({ key }) => key === this.#current?.key)) this.#current?.stop.abort();
  }

  /** Runs until no picture is waiting; a second call meanwhile does nothing. */
  async #upload(): Promise<void> {
    if (this.#current) return;
    const next = this.$entries.get().find(({ state }) => state === 'waiting');
    if (!next?.file) return;
    const { key, name } = next;
    const stop = new AbortController();
    this.#current = { key, stop };
    try {
      const url = await this.#send(key, next.file, stop.signal);
      this.#change(key, { state: 'ready', progress: 1, url });
      if (!stop.signal.aborted) this.$announcement.set(announcements.ready(name));
    } catch (thrown) {
      const failure = pictureFailure(thrown);
      if (!stop.signal.aborted) {
        this.#change(key, { state: 'failed', failure });
        this.$announcement.set(announcements.failed(name, failure.message));
      }
    }
    this.#current = null;
    await this.#upload();
  }

  async #send(key: string, file: File, signal: AbortSignal): Promise<string> {
    this.#change(key, { state: 'preparing', progress: 0, failure: null });
    const { isDrawing = false } = this.settings;
    const { picture, thumbnail, caution } = await this.work.prepare(file, { isDrawing });
    signal.throwIfAborted();
    this.#change(key, { state: 'uploading', thumbnail, caution });
    const ending = picture.type === 'image/png' ? '.png' : '.jpg';
    return this.work.upload(picture, file.name.replace(/(?:\.[^.]*)?$/, ending), {
      signal,
      isDrawing,
      onProgress: (progress) => this.#change(key, { progress }),
    });
  }
}
