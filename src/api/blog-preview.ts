import type { FormValues } from '../domain/form';
import { paths } from '../paths';
import { RequestFailed } from './failure';

const previewMilliseconds = 20_000;

/**
 * A blog post as visitors would see it, rendered by the server from unsaved values; throws
 * `RequestFailed` without an answer, and when it is another page, as after the session has ended.
 * Uses `XMLHttpRequest`, which makes a document without a string of HTML that the policy would refuse.
 */
export function renderBlog(values: FormValues): Promise<Element> {
  const form = new FormData();
  const record = { ...values, _id: 'preview', date: new Date().toISOString() };
  form.set('record', JSON.stringify(record));
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new RequestFailed(call.status, null));
    call.open('POST', paths.admin.livePreviewBlog);
    call.responseType = 'document';
    call.timeout = previewMilliseconds;
    call.onerror = call.ontimeout = call.onabort = fail;
    call.onload = () => {
      const article = call.responseXML?.querySelector('[data-preview]');
      if (article) resolve(article);
      else fail();
    };
    call.send(form);
  });
}
