import type { BlogInput } from '../../../src/domain/blog/schema';
import type { PropertyInput } from '../../../src/domain/property/schema';
import { paths } from '../../../src/paths';
import { operator } from './operator';

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(`${process.env.SITE_ADDRESS ?? ''}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The operator at work: signs in once and adds records by the API; each answers its id. */
export async function openOffice() {
  const signedIn = await post(paths.api.signin, operator);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const add = async (path: string, record: unknown): Promise<string> => {
    const response = await post(path, record, cookie);
    return ((await response.json()) as { _id: string })._id;
  };
  return {
    addHome: (home: PropertyInput) => add(paths.api.addProperty, home),
    addArticle: (article: BlogInput) => add(paths.api.addBlog, article),
  };
}
