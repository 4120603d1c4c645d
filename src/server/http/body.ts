import { Problem, type FieldError } from './problem';
import { mediaType, readBytes } from './read-bytes';
import { plainMessage, type Schema } from './schema';

/** The largest body of a call that is no upload, in bytes. */
export const bodyLimit = 100_000;
/** Errors named in one answer; a hostile body could cause thousands. */
const errorLimit = 100;

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem(400, 'The body is no valid UTF-8 text.', { cause });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Problem(400, 'The body is no valid JSON.', { cause });
  }
}

function describe(errors: FieldError[]): string {
  const [first] = errors;
  if (!first) return 'The data does not fit.';
  const place = first.field === '' ? '' : `${first.field}: `;
  const others = errors.length > 1 ? ` And ${errors.length - 1} more.` : '';
  return `${place}${first.message}${others}`;
}

/** Checks a value against a schema; unknown fields are dropped, wrong ones answered as 422 by name. */
export function checked<Output>(value: unknown, schema: Schema<Output>): Output {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, errorLimit)
    .map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  throw new Problem(422, describe(errors), { errors });
}

/** The JSON body of a request as the schema has it; throws 415, 413, 400 or 422. */
export async function readJson<Output>(request: Request, schema: Schema<Output>): Promise<Output> {
  if (mediaType(request) !== 'application/json') {
    throw new Problem(415, 'Send the data as JSON, with the content type application/json.');
  }
  return checked(parseJson(await readBytes(request, bodyLimit)), schema);
}
