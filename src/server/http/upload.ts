import { Problem } from './problem';
import { mediaType, readBytes } from './read-bytes';

/** What a form with one file may hold. */
export interface UploadRules {
  /** The largest file in bytes. */
  limit: number;
  /** Names the file in sentences, such as `picture`. */
  noun: string;
}

export interface Upload {
  bytes: ArrayBuffer;
  fileName: string;
  /** The other fields of the form. */
  form: FormData;
}

/** Room for the form around the file. */
const formRoom = 16 * 1024;

async function readForm(request: Request, { limit, noun }: UploadRules): Promise<FormData> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Problem(
      415,
      `Send the ${noun} as a form (multipart/form-data) with the field "file".`,
    );
  }
  const bytes = await readBytes(request, limit + formRoom, `The ${noun}`);
  try {
    const type = request.headers.get('content-type') ?? '';
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Problem(400, `The form could not be read. Send the ${noun} again.`, { cause });
  }
}

/** The field `file` of a multipart form; throws 415, 413, 400, or 422 when no file was chosen. */
export async function readUpload(request: Request, rules: UploadRules): Promise<Upload> {
  const form = await readForm(request, rules);
  const file = form.get('file');
  const { limit, noun } = rules;
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    const message = `Choose a ${noun}.`;
    throw new Problem(422, message, { errors: [{ field: 'file', message }] });
  }
  if (file.size > limit) {
    const size = Math.floor(limit / (1024 * 1024));
    throw new Problem(413, `The ${noun} is larger than ${size} MB. Choose a smaller one.`);
  }
  return { bytes: await file.arrayBuffer(), fileName: file.name, form };
}
