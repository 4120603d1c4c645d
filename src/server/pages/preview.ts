/**
 * The unsaved record that the operator's form posts to a preview, in its field `record`; `null` when
 * the page was opened some other way.
 */
export async function readPreview(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return null;
  try {
    const record = (await request.formData()).get('record');
    return typeof record === 'string' ? (JSON.parse(record) as unknown) : null;
  } catch (cause) {
    console.warn('A preview could not be read.', cause);
    return null;
  }
}
