import sharp from 'sharp';

const formats = ['avif', 'webp', 'jpeg', 'png'] as const;

/**
 * The image service: `/.netlify/images?url=…&w=…&fm=…&q=…`, each variant encoded once. The
 * platform's local server encodes again for every request.
 */
export class Pictures {
  readonly #variants = new Map<string, Promise<Response>>();
  readonly #read: (address: string) => Promise<Response>;

  /** `read` gets a picture of the site by its path. */
  constructor(read: (address: string) => Promise<Response>) {
    this.#read = read;
  }

  async answer({ search, searchParams }: URL): Promise<Response> {
    const variant = this.#variants.get(search) ?? this.#make(searchParams);
    this.#variants.set(search, variant);
    return (await variant).clone();
  }

  async #make(wanted: URLSearchParams): Promise<Response> {
    const address = wanted.get('url') ?? '';
    if (!/^\/(?!\/)/.test(address)) return new Response(null, { status: 403 });
    const source = await this.#read(address);
    if (!source.ok) return new Response(null, { status: source.status });
    const picture = sharp(await source.arrayBuffer());
    const format = formats.find((one) => one === wanted.get('fm'));
    const quality = Number(wanted.get('q') ?? 80);
    if (wanted.has('w'))
      picture.resize({ width: Number(wanted.get('w')), withoutEnlargement: true });
    if (format) picture.toFormat(format, { quality });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    // The encoder calls AVIF by the name of its container.
    const type = `image/${info.format === 'heif' ? 'avif' : info.format}`;
    return new Response(new Uint8Array(data), { headers: { 'content-type': type } });
  }
}
