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
  const add = async (path: string, record: unknown): Promise<string> => {
    const response = await call('POST', path, record, cookie);
    return ((await response.json()) as { _id: string })._id;
  };
  return {
    addProperty: (property: PropertyInput) => add(paths.api.addProperty, property),
    addBlog: (blog: BlogInput) => add(paths.api.addBlog, blog),
    removeBlog: (id: string) => call('DELETE', paths.api.deleteBlog(id), {}, cookie),
  };
}
