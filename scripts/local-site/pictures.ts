/** The platform's image service for a local site, with its results kept on disk. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readVariant, type Variant } from './variant.ts';

// A picture takes one core: more of them at once finish no sooner.
sharp.concurrency(1);
/** Of the four threads that the process has for such work, one at least stays free for the files of the store. */
const maxAtOnce = Math.min(availableParallelism(), 3);

const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/**
 * The image service, `/.netlify/images?url=…&w=…&fm=…&q=…`. Each variant is encoded once and kept in a folder: the
 * platform's local server encodes again for every request.
 */
export class ImageService {
  readonly #folder: string;
  readonly #read: (source: string) => Promise<Response>;
  readonly #underway = new Map<string, Promise<Uint8Array>>();
  readonly #waiting: (() => void)[] = [];
  #freeSlots = maxAtOnce;

  /** `read` gets a picture of the site by its path. */
  constructor(folder: string, read: (source: string) => Promise<Response>) {
    this.#folder = folder;
    this.#read = read;
    mkdirSync(folder, { recursive: true });
  }

  async answer(request: Request, url: URL): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 });
    const variant = readVariant(url.searchParams);
    if (typeof variant === 'number') return new Response(null, { status: variant });
    const source = await this.#read(variant.source);
    if (!source.ok) return new Response(null, { status: source.status });
    const original = new Uint8Array(await source.arrayBuffer());
    const name = digest(digest(original) + JSON.stringify([variant.width, variant.quality]));
    const headers = {
      'content-type': `image/${variant.format}`,
      'cache-control': source.headers.get('cache-control') ?? 'no-cache',
      etag: `"${name}"`,
    };
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    const file = path.join(this.#folder, `${name}.${variant.format}`);
    const kept = await readFile(file).catch(() => null);
    try {
      const bytes = kept ?? (await this.#encodeOnce(file, variant, original));
      return new Response(new Uint8Array(bytes), { headers });
    } catch (cause) {
      // What cannot be read as a picture is the asker's mistake, not the site's.
      console.warn(`${variant.source} could not be encoded.`, cause);
      return new Response(null, { status: 400 });
    }
  }

  /** Encodes a variant and keeps it; asked again meanwhile, both wait for the same one. */
  #encodeOnce(file: string, variant: Variant, original: Uint8Array): Promise<Uint8Array> {
    const encoded =
      this.#underway.get(file) ?? this.#withSlot(() => this.#encode(file, variant, original));
    this.#underway.set(file, encoded);
    return encoded.finally(() => this.#underway.delete(file));
  }

  async #withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#freeSlots > 0) this.#freeSlots -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#freeSlots += 1;
    }
  }

  async #encode(file: string, variant: Variant, original: Uint8Array): Promise<Uint8Array> {
    const picture = sharp(original);
    if (variant.width) picture.resize({ width: variant.width, withoutEnlargement: true });
    // A sixth of the processor's time for pictures that are a tenth larger.
    const effort = variant.format === 'avif' ? { effort: 2 } : {};
    picture.toFormat(variant.format, { quality: variant.quality, ...effort });
    const bytes = await picture.toBuffer();
    // In one step, so that no half of a picture is ever found.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bytes)
      .then(() => rename(unfinished, file))
      .catch((error: unknown) => console.error('A picture could not be kept.', error));
    return bytes;
  }
}
