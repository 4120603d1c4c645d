import { askedPath } from '../http/paths';

/** The id in a page's address, taken as a rest parameter so that the deeper addresses of `askedPath` are 404. */
export function pageId(parameter: string | undefined): string {
  return askedPath(parameter ?? '');
}

/** The unsaved record that the form posts to a preview; `null` when the page was opened some other way. */
export async function readPreview(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return null;
  try {
    const record = (await request.formData()).get('record');
    return typeof record === 'string' ? JSON.parse(record) : null;
  } catch (cause) {
    console.warn('A preview could not be read.', cause);
    return null;
  }
}
