const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const;
const maxSize = 5_000;

/** The picture that `/.netlify/images?…` asks for. */
export interface Variant {
  /** A path of the site. */
  source: string;
  format: (typeof formats)[keyof typeof formats];
  quality: number;
  /** undefined: as large as the source. */
  width: number | undefined;
}

/** The value of a choice; undefined for a text that is not among the choices. */
function choose<Value>(choices: Readonly<Record<string, Value>>, given: string): Value | undefined {
  return Object.hasOwn(choices, given) ? choices[given] : undefined;
}

/** A whole number up to `max`: undefined where it is not given, NaN where it is anything else. */
function readNumber(given: string | null, max: number): number | undefined {
  if (given === null) return undefined;
  const number = /^\d{1,5}$/.test(given) ? Number(given) : NaN;
  return number >= 1 && number <= max ? number : NaN;
}

/** Reads the parameters of the image service, those that the site uses; returns the status of what it refuses. */
export function readVariant(asked: URLSearchParams): Variant | 400 | 403 {
  const source = asked.get('url');
  if (source === null) return 400;
  // Only pictures of the site: none from elsewhere is allowed in the settings.
  if (!/^\/(?![/\\])/.test(source)) return 403;
  const format = choose(formats, asked.get('fm') ?? 'webp');
  const width = readNumber(asked.get('w'), maxSize);
  const quality = readNumber(asked.get('q'), 100) ?? 75;
  if (!format || [width, quality].some(Number.isNaN)) return 400;
  return { source, format, quality, width };
}
