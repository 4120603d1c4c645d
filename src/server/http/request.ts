/**
 * What a call may bring: media type, size, JSON, upload, version. It throws the problem that the caller is told, and knows
 * no kind of record.
 */
import { fieldError } from '../../content/forms/field-errors';
import { problems } from '../../content/problems';
import { isId } from '../../domain/record';
import { faultOfIssue, type Schema } from '../../domain/schema';
import { Problem } from './problem';

/** The largest body of a call other than an upload, in bytes. */
export const bodyLimit = 100_000;
const maxErrors = 100;
const formBytes = 16 * 1024;

/** The media type of the body, lower case, without parameters; empty when none is named. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The body of a request; throws 415 for a packed one, 413 once more than `limit` bytes have really arrived. */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge = problems.body.tooLarge(Math.floor(limit / 1_000)),
): Promise<Uint8Array<ArrayBuffer>> {
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') {
    // RFC 9110, 12.5.3: what would be read instead.
    const headers = { 'accept-encoding': 'identity' };
    throw new Problem(415, problems.body.packed(coding), { headers });
  }
  if (Number(request.headers.get('content-length')) > limit) throw new Problem(413, tooLarge);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Problem(413, tooLarge);
    chunks.push(chunk);
  }
  return new Blob(chunks).bytes();
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem(400, problems.body.notUtf8, { cause });
  }
}

/** The value of a JSON text; throws 400 for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem(400, problems.body.malformed, { cause });
  }
}

/** Checks a value against a schema; unknown fields are dropped, throws 422 that names the invalid ones. */
export function validate<Output>(value: unknown, schema: Schema<Output>): Output {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, maxErrors)
    .map((issue) => ({
      field: issue.path.map(String).join('.'),
      message: fieldError(faultOfIssue(issue), String(issue.path[0] ?? '')),
    }));
  throw invalidFields(errors);
}

/** The answer to a body with these invalid fields. */
export function invalidFields(errors: { field: string; message: string }[]): Problem {
  const [first] = errors;
  const detail = first
    ? problems.body.errors(first.field, first.message, errors.length - 1)
    : problems.body.invalid;
  return new Problem(422, detail, { errors });
}

/** The JSON body of a request of at most `limit` bytes as the schema reads it; throws 415, 413, 400 or 422. */
export async function readJson<Output>(
  request: Request,
  schema: Schema<Output>,
  limit = bodyLimit,
): Promise<Output> {
  if (mediaType(request) !== 'application/json') throw new Problem(415, problems.body.notJson);
  return validate(parseJson(decodeUtf8(await readBytes(request, limit))), schema);
}

interface UploadRules {
  limit: number;
  noun: string;
}

export interface Upload {
  bytes: ArrayBuffer;
  fileName: string;
  form: FormData;
}

/** The field `file` of a multipart form; throws 415, 413, 400, or 422 when no file was chosen. */
export async function readUpload(request: Request, { limit, noun }: UploadRules): Promise<Upload> {
  const words = problems.upload;
  if (mediaType(request) !== 'multipart/form-data') throw new Problem(415, words.notAForm(noun));
  const tooLarge = words.tooLarge(noun, Math.floor(limit / (1024 * 1024)));
  const body = await readBytes(request, limit + formBytes, tooLarge);
  const form = await parseForm(request, body).catch((cause: unknown) => {
    throw new Problem(400, words.malformed(noun), { cause });
  });
  const file = form.get('file');
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    const message = words.missing(noun);
    throw new Problem(422, message, { errors: [{ field: 'file', message }] });
  }
  if (file.size > limit) throw new Problem(413, tooLarge);
  return { bytes: await file.arrayBuffer(), fileName: file.name, form };
}

function parseForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  return new Response(body, { headers: { 'content-type': type } }).formData();
}

/** The version that a save is based on; undefined without the header or for `*` (any version). */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"([^"]+)"$/.exec(header)?.[1];
  if (version === undefined) throw new Problem(400, problems.invalidIfMatch);
  return version;
}

/** The browser's id for a new record (`Idempotency-Key`): sent again, a create makes no second one. */
export function idempotencyKey(request: Request): string | undefined {
  const header = request.headers.get('idempotency-key')?.trim();
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!isId(key)) throw new Problem(400, problems.invalidIdempotencyKey);
  return key;
}
