import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Turn, Turns } from './turns.ts';
import { readVariant, type Variant } from './variant.ts';

// A picture takes one core: more of them at once finish no sooner.
sharp.concurrency(1);

/** A source whose name is a hash of its content never changes, so that it need not be read to know it. */
const isNamedByContent = (source: string) => source.startsWith('/api/image/');
const forever = 'public, max-age=31536000, immutable';

interface Source {
  /** Names the content. */
  identity: string;
  cacheControl: string;
  bytes: () => Promise<ArrayBuffer>;
}

/** By RFC 9218 from 0 to 7; 3 where the request does not say. */
const urgencyOf = (request: Request) =>
  Number(/\bu=([0-7])/.exec(request.headers.get('priority') ?? '')?.[1] ?? 3);

const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** A source that the site does not answer with a picture. */
class NoSource extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The source answered ${status}.`);
    this.status = status;
  }
}

/**
 * The image service, `/.netlify/images?url=…&w=…&fm=…&q=…`. Each variant is encoded once and kept in a folder: the
 * platform's local server encodes again for every request.
 */
export class Pictures {
  readonly #folder: string;
  readonly #read: (source: string) => Promise<Response>;
  readonly #turns = new Turns(availableParallelism());
  readonly #underway = new Map<string, Turn<Uint8Array>>();

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
    try {
      const source = await this.#source(variant.source);
      const name = digest(JSON.stringify([source.identity, variant.resize, variant.quality]));
      const headers = {
        'content-type': `image/${variant.format}`,
        'cache-control': source.cacheControl,
        etag: `"${name}"`,
      };
      if (request.headers.get('if-none-match') === headers.etag)
        return new Response(null, { status: 304, headers });
      const file = path.join(this.#folder, `${name}.${variant.format}`);
      const kept = await readFile(file).catch(() => null);
      const bytes = kept ?? (await this.#encodeOnce(file, variant, source, urgencyOf(request)));
      return new Response(new Uint8Array(bytes), { headers });
    } catch (error) {
      // What cannot be read as a picture is the asker's mistake, not the site's.
      return new Response(null, { status: error instanceof NoSource ? error.status : 400 });
    }
  }

  async #source(source: string): Promise<Source> {
    const read = async () => {
      const response = await this.#read(source);
      if (!response.ok) throw new NoSource(response.status);
      return response;
    };
    if (isNamedByContent(source)) {
      const bytes = async () => (await read()).arrayBuffer();
      return { identity: source, cacheControl: forever, bytes };
    }
    const response = await read();
    const bytes = await response.arrayBuffer();
    return {
      identity: digest(new Uint8Array(bytes)),
      cacheControl: response.headers.get('cache-control') ?? 'no-cache',
      bytes: () => Promise.resolve(bytes),
    };
  }

  /** Encodes a variant and keeps it; asked again meanwhile, both wait for the same one. */
  #encodeOnce(
    file: string,
    variant: Variant,
    source: Source,
    urgency: number,
  ): Promise<Uint8Array> {
    const before = this.#underway.get(file);
    before?.hurry(urgency);
    const turn = before ?? this.#turns.run(urgency, () => this.#encode(file, variant, source));
    this.#underway.set(file, turn);
    return turn.result.finally(() => this.#underway.delete(file));
  }

  async #encode(file: string, variant: Variant, source: Source): Promise<Uint8Array> {
    const picture = sharp(await source.bytes());
    if (variant.resize) picture.resize({ ...variant.resize, withoutEnlargement: true });
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
