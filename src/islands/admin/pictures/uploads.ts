import { hasFailed, RequestFailed } from '../../../api/failure';
import { type PictureHost, pictureHost, uploadPicture } from '../../../api/images';
import { withSession } from '../calls';
import { isBusy, pictureFailure, type PictureEntry, type PreparedPicture } from './entry';
import { preparePicture } from './prepare';

/** The functions that prepare and upload a file. */
export interface PictureWork {
  prepare: (file: File) => Promise<PreparedPicture>;
  /** Uploads a picture and returns its address. */
  upload: (
    picture: Blob,
    name: string,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<string>;
}

interface Places {
  list: () => readonly PictureEntry[];
  change: (key: string, changes: Partial<PictureEntry>) => void;
  /** Called when a picture is uploaded or has failed. */
  ended: (key: string) => void;
}

/** Prepares and uploads the waiting pictures of a list, one after another in its order. */
export class Uploads {
  #isWorking = false;
  readonly #files = new Map<string, File>();
  readonly #prepared = new Map<string, PreparedPicture>();
  readonly #running = new Map<string, AbortController>();

  constructor(
    private readonly work: PictureWork,
    private readonly places: Places,
  ) {}

  keep(key: string, file: File): void {
    this.#files.set(key, file);
  }

  stop(key: string): void {
    this.#running.get(key)?.abort();
  }

  /** Returns a picture whose upload was stopped to `waiting`. */
  revived(one: PictureEntry): PictureEntry {
    const wasStopped = isBusy(one) && this.#running.get(one.key)?.signal.aborted !== false;
    return wasStopped ? { ...one, state: 'waiting', progress: 0 } : one;
  }

  /** Runs until no picture is waiting; a second call meanwhile does nothing. */
  async start(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#process(next.key);
    this.#isWorking = false;
  }

  #next(): PictureEntry | undefined {
    return this.places.list().find(({ state }) => state === 'waiting');
  }

  async #process(key: string): Promise<void> {
    const controller = new AbortController();
    this.#running.set(key, controller);
    const { change, ended } = this.places;
    try {
      const url = await this.#send(key, controller.signal);
      if (url !== null) change(key, { state: 'ready', progress: 1, url });
    } catch (thrown) {
      const failure = pictureFailure(thrown);
      if (!controller.signal.aborted) change(key, { state: 'failed', failure });
    }
    this.#running.delete(key);
    if (!controller.signal.aborted) ended(key);
  }

  async #send(key: string, signal: AbortSignal): Promise<string | null> {
    const { change } = this.places;
    const file = this.#files.get(key);
    if (!file) throw new Error('A picture without a file cannot wait.');
    change(key, { state: 'preparing', progress: 0, failure: null });
    const ready = this.#prepared.get(key) ?? (await this.work.prepare(file));
    this.#prepared.set(key, ready);
    if (signal.aborted) return null;
    change(key, { state: 'uploading', thumbnail: ready.thumbnail });
    return this.work.upload(ready.picture, file.name.replace(/(?:\.[^.]*)?$/, '.jpg'), {
      signal,
      onProgress: (progress) => change(key, { progress }),
    });
  }
}

const serverError = 500;

/** Another host rejects a call because of its own settings: signing in again does not help. */
function asFailedHost(thrown: unknown): unknown {
  const isRejected = hasFailed(thrown, 'signed-out', 'forbidden');
  return isRejected ? new RequestFailed(serverError, null, thrown.body, thrown) : thrown;
}

/** The upload to a host: an ended session asks for the password only when the host is our own. */
export function uploadTo(host: PictureHost, send = uploadPicture): PictureWork['upload'] {
  const upload: PictureWork['upload'] = (picture, name, options) =>
    send(picture, name, { host, ...options });
  if (host.isOwn) return (...picture) => withSession(() => upload(...picture));
  return (...picture) =>
    upload(...picture).catch((thrown: unknown) => {
      throw asFailedHost(thrown);
    });
}

const host = pictureHost(
  import.meta.env.PUBLIC_CLOUDINARY_CLOUD_NAME,
  import.meta.env.PUBLIC_CLOUDINARY_UPLOAD_PRESET,
);

/** How this site's forms prepare and upload pictures. */
export const pictureWork: PictureWork = { prepare: preparePicture, upload: uploadTo(host) };
