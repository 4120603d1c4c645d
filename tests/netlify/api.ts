import { packed } from '../support/documents';
import { propertyRow, propertiesFile } from '../support/properties-file';
import { requiredFields } from '../support/property';
import { password, username, type Handler } from './caller';
import { functionFor } from './platform';

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

/** A form of the hosted upload protocol. */
export function pictureForm(bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), 'picture.png');
  form.set('upload_preset', 'homes');
  form.set('cloud_name', 'local');
  return form;
}

/** A form with a workbook of properties. */
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

/** The names of rows of one kind, such as `GET /api/blog/getblog/:id` for `GET getblog/:id`. */
const rowsOf = (kind: string, ...rows: string[]) =>
  rows.map((row) => row.replace(' ', ` /api/${kind}/`));
const recordRows = (kind: string) => [
  ...rowsOf(kind, `POST add${kind}`, 'PUT update', 'PUT update/:id', 'POST delete'),
  ...rowsOf(kind, 'DELETE delete/:id', 'GET trash', 'POST restore', 'POST restore/:id'),
  ...rowsOf(kind, 'DELETE erase/:id', 'GET history/:id'),
];

const forEverybody = [
  ...rowsOf('property', 'GET getproperty', 'GET getfeaturesproperty', 'GET getcatalogue'),
  ...rowsOf('property', 'GET getproperty/:id'),
  ...rowsOf('blog', 'GET getblogs', 'GET getblog/:id'),
  ...rowsOf('auth', 'POST signin', 'POST signout', 'GET session'),
  ...['GET /api/image/:id', 'GET /api/health'],
];
const forTheOperator = [
  ...recordRows('property'),
  ...recordRows('blog'),
  'POST /api/image/upload',
  ...rowsOf('backup', 'GET nights', 'GET pictures', 'PUT pictures/:id'),
  ...rowsOf('backup', 'GET properties', 'PUT properties'),
  ...rowsOf('property', 'GET template', 'GET export', 'POST bulk', 'POST bulk/preview'),
  ...rowsOf('property', 'POST bulk/import/:id', 'GET bulk/batches', 'GET bulk/faulty/:id'),
  ...rowsOf('property', 'POST bulk/undo/:id'),
  ...rowsOf('enquiry', 'GET list', 'GET quarantine', 'GET export', 'GET getenquiry/:id'),
  ...rowsOf(
    'enquiry',
    'GET calendar/:id',
    'PUT update/:id',
    'POST resend/:id',
    'DELETE delete/:id',
  ),
];

const nobody = () => ({ ids: ['nobody'] });
const edits = () => [{ id: 'nobody', version: 'v' }];
const bodies: Record<string, () => unknown> = {
  'POST /api/auth/signin': () => ({ username, password }),
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
  'POST /api/image/upload': () => pictureForm(),
  'PUT /api/backup/pictures/:id': () => png,
  'PUT /api/backup/properties': () => packed([]),
  'POST /api/property/bulk': () => workbookForm(),
  'POST /api/property/bulk/preview': () => workbookForm(),
  'POST /api/property/bulk/import/:id': () => ({ skipped: [] }),
  'PUT /api/enquiry/update/:id': () => ({ status: 'done' }),
};

/** Every row of the API. Each path belongs to exactly one function, or this throws. */
export const apiRows: ApiRow[] = [...forEverybody, ...forTheOperator].map((name) => {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:id$/, '');
  const handler = functionFor(`${path}${path === pattern ? '' : 'x'}`);
  const guarded = forTheOperator.includes(name);
  return { name, handler, method, path, hasId: path !== pattern, guarded, body: bodies[name] };
});

/** The address of a row, with an id that no record has where it takes one. */
export function addressOf({ path, hasId }: ApiRow, id = 'nobody'): string {
  return hasId ? `${path}${id}` : path;
}
