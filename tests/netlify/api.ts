import type { Handler } from '../../src/server/http/router';
import { packed } from '../support/documents';
import { propertyRow, propertiesFile } from '../support/properties-file';
import { requiredFields } from '../support/property';
import { password, username } from './caller';
import { functionFor, routes } from './platform';

export const sampleProperty = requiredFields;

export const sampleBlog = {
  blogType: 'Review',
  title: 'Letting from abroad',
  description1: 'First.',
  description2: 'Second.',
};

/** A picture of four points, as small as it can be. */
export const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEWoRyoUkiEWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NgAAEAAAYAAWb0yWwAAAAASUVORK5CYII=',
    'base64',
  ),
);

export function pictureForm(bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), 'picture.png');
  form.set('upload_preset', 'homes');
  form.set('cloud_name', 'local');
  return form;
}

export function workbookForm(
  bytes: Uint8Array<ArrayBuffer> = propertiesFile([propertyRow('Sea View')]),
  name = 'homes.xlsx',
): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return form;
}

export interface ApiRow {
  /** Method and path, such as `GET /api/blog/getblog/:id`. */
  name: string;
  handler: Handler;
  method: string;
  /** Ends with the id where the row has one. */
  path: string;
  hasId: boolean;
  guarded: boolean;
  body?: (() => unknown) | undefined;
}

/** The calls that anybody may make. Every other one must be the operator's alone. */
const forEverybody = [
  'GET /api/property/getproperty',
  'GET /api/property/getfeaturesproperty',
  'GET /api/property/getrows',
  'GET /api/property/getwords',
  'GET /api/property/getproperty/:id',
  'GET /api/blog/getblogs',
  'GET /api/blog/getblog/:id',
  'POST /api/auth/signin',
  'POST /api/auth/signout',
  'POST /api/auth/setup',
  'POST /api/auth/join',
  'GET /api/auth/session',
  'GET /api/image/:hash',
  'GET /api/health',
];
/**
 * These have tests of their own: the form's call, which would look like spam if it were repeated here, and the preview of
 * a picture, which asks the site's own address instead of the store.
 */
const others = ['POST /api/mail/query', 'GET /api/image/preview'];
const isOther = (name: string) => !others.includes(name);

const nobody = () => ({ ids: ['nobody'] });
const edits = () => [{ id: 'nobody', version: 'v' }];
const bodies: Record<string, () => unknown> = {
  'POST /api/auth/signin': () => ({ username, password }),
  'POST /api/auth/setup': () => ({ code: 'none', name: 'Meena', username, password }),
  'POST /api/auth/join': () => ({ token: 'none', username, password }),
  'POST /api/auth/invite': () => ({ name: 'Ravi' }),
  'PUT /api/auth/own': () => ({ name: 'Meena', present: password }),
  'POST /api/property/addproperty': () => sampleProperty,
  'PUT /api/property/update': edits,
  'PUT /api/property/update/:id': () => sampleProperty,
  'POST /api/property/delete': nobody,
  'POST /api/property/restore': nobody,
  'POST /api/blog/addblog': () => sampleBlog,
  'PUT /api/blog/update': edits,
  'PUT /api/blog/update/:id': () => sampleBlog,
  'POST /api/blog/delete': nobody,
  'POST /api/blog/restore': nobody,
  'POST /api/company': () => ({ name: 'Marina' }),
  'PUT /api/company': () => ({ name: 'Marina' }),
  'POST /api/image/upload': () => pictureForm(),
  'PUT /api/image/:hash': () => png,
  'PUT /api/backup/:kind': () => packed([]),
  'POST /api/property/bulk': () => workbookForm(),
  'POST /api/property/bulk/preview': () => workbookForm(),
  'POST /api/property/bulk/import/:id': () => ({ choices: {} }),
  'POST /api/enquiry/add': () => ({
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    source: 'telephone',
    text: 'Lakshmi, 2 BHK',
  }),
  'PUT /api/enquiry/update/:id': () => ({ status: 'done' }),
};

/** Every row of the API, from the route tables. Each path belongs to exactly one function, or this throws. */
export const apiRows: ApiRow[] = routes
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))
  .filter(({ name }) => isOther(name))
  .map(({ name, method, path: pattern }) => {
    const path = pattern.replace(/:(?:id|hash)$/, '').replace(':kind', 'properties');
    const hasId = path.endsWith('/');
    const handler = functionFor(hasId ? `${path}x` : path);
    const guarded = !forEverybody.includes(name);
    const body = bodies[name];
    return { name, handler, method, path, hasId, guarded, body };
  });

/** The address of a row, with an id that no record has where it takes one. */
export function makeAddress({ path, hasId }: ApiRow, id = 'nobody'): string {
  return hasId ? `${path}${id}` : path;
}
