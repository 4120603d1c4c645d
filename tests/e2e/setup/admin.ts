import type { BlogInput } from '../../../src/domain/blog/schema';
import type { PropertyInput } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';
import { operator } from './operator';

async function call(
  method: 'POST' | 'DELETE',
  path: string,
  body: unknown,
  cookie = '',
): Promise<Response> {
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** An operator who signs in once and uses the API; additions return their id. */
export async function openAdmin() {
  const signedIn = await call('POST', paths.api.signin, operator);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  let isLate = false;
  const save = async (method: 'POST' | 'DELETE', path: string, record: unknown) => {
    const response = await call(method, path, record, cookie);
    isLate ||= response.headers.has('x-warning');
    return response;
  };
  const add = async (path: string, record: unknown): Promise<string> => {
    const response = await save('POST', path, record);
    return ((await response.json()) as { _id: string })._id;
  };
  return {
    addProperty: (property: PropertyInput) => add(paths.api.addProperty, property),
    addBlog: (blog: BlogInput) => add(paths.api.addBlog, blog),
    removeBlog: (id: string) => save('DELETE', paths.api.deleteBlog(id), {}),
    /** Runs the sweep if a save said that visitors see it later, as one among many does on a slow machine. */
    sweepIfLate: async () => {
      if (isLate) await call('POST', '/.netlify/functions/scheduled-sweep', {});
      isLate = false;
    },
  };
}
