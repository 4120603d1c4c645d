import auth from '../../netlify/functions/auth';
import backup from '../../netlify/functions/backup';
import blog from '../../netlify/functions/blog';
import health from '../../netlify/functions/health';
import image from '../../netlify/functions/image';
import enquiry from '../../netlify/functions/enquiry';
import imports from '../../netlify/functions/import';
import property from '../../netlify/functions/property';
import spreadsheet from '../../netlify/functions/spreadsheet';
import { packed } from '../support/documents';
import { propertyRow, propertiesFile } from '../support/properties-file';
import { password, username, type Handler } from './caller';

export const sampleProperty = {
  name: 'Sea View',
  floor: '2nd',
  price: '25000',
  propertySize: '1200',
  address: '4 Beach Road, Chennai',
  bedrooms: '2',
  bathrooms: '2',
};

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
  handler: Handler;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Ends with the id where the row has one. */
  path: string;
  hasId?: boolean;
  guarded?: boolean;
  body?: () => unknown;
}

/** Every row of the API that these functions serve. */
export const apiRows: ApiRow[] = [
  { handler: property, method: 'GET', path: '/api/property/getproperty' },
  { handler: property, method: 'GET', path: '/api/property/getfeaturesproperty' },
  { handler: property, method: 'GET', path: '/api/property/getcatalogue' },
  { handler: property, method: 'GET', path: '/api/property/getproperty/', hasId: true },
  {
    handler: property,
    method: 'POST',
    path: '/api/property/addproperty',
    guarded: true,
    body: () => sampleProperty,
  },
  {
    handler: property,
    method: 'PUT',
    path: '/api/property/update/',
    hasId: true,
    guarded: true,
    body: () => sampleProperty,
  },
  {
    handler: property,
    method: 'DELETE',
    path: '/api/property/delete/',
    hasId: true,
    guarded: true,
  },
  { handler: blog, method: 'GET', path: '/api/blog/getblogs' },
  { handler: blog, method: 'GET', path: '/api/blog/getblog/', hasId: true },
  {
    handler: blog,
    method: 'POST',
    path: '/api/blog/addblog',
    guarded: true,
    body: () => sampleBlog,
  },
  {
    handler: blog,
    method: 'PUT',
    path: '/api/blog/update/',
    hasId: true,
    guarded: true,
    body: () => sampleBlog,
  },
  { handler: blog, method: 'DELETE', path: '/api/blog/delete/', hasId: true, guarded: true },
  { handler: auth, method: 'POST', path: '/api/auth/signin', body: () => ({ username, password }) },
  { handler: auth, method: 'POST', path: '/api/auth/signout' },
  { handler: auth, method: 'GET', path: '/api/auth/session' },
  {
    handler: image,
    method: 'POST',
    path: '/api/image/upload',
    guarded: true,
    body: () => pictureForm(),
  },
  { handler: image, method: 'GET', path: '/api/image/', hasId: true },
  { handler: health, method: 'GET', path: '/api/health' },
  { handler: backup, method: 'GET', path: '/api/backup/nights', guarded: true },
  { handler: backup, method: 'GET', path: '/api/backup/pictures', guarded: true },
  {
    handler: backup,
    method: 'PUT',
    path: '/api/backup/pictures/',
    hasId: true,
    guarded: true,
    body: () => png,
  },
  { handler: backup, method: 'GET', path: '/api/backup/properties', guarded: true },
  {
    handler: backup,
    method: 'PUT',
    path: '/api/backup/properties',
    guarded: true,
    body: () => packed([]),
  },
  ...[property, blog].flatMap((handler): ApiRow[] => {
    const kind = handler === property ? 'property' : 'blog';
    const several = { handler, guarded: true, body: () => ({ ids: ['nobody'] }) };
    return [
      {
        handler,
        method: 'PUT',
        path: `/api/${kind}/update`,
        guarded: true,
        body: () => [{ id: 'nobody', version: 'v' }],
      },
      { ...several, method: 'POST', path: `/api/${kind}/delete` },
      { ...several, method: 'POST', path: `/api/${kind}/restore` },
      { handler, method: 'GET', path: `/api/${kind}/trash`, guarded: true },
      { handler, method: 'POST', path: `/api/${kind}/restore/`, hasId: true, guarded: true },
      { handler, method: 'DELETE', path: `/api/${kind}/erase/`, hasId: true, guarded: true },
      { handler, method: 'GET', path: `/api/${kind}/history/`, hasId: true, guarded: true },
    ];
  }),
  { handler: spreadsheet, method: 'GET', path: '/api/property/template', guarded: true },
  { handler: spreadsheet, method: 'GET', path: '/api/property/export', guarded: true },
  { handler: imports, method: 'GET', path: '/api/property/bulk/batches', guarded: true },
  {
    handler: spreadsheet,
    method: 'GET',
    path: '/api/property/bulk/faulty/',
    hasId: true,
    guarded: true,
  },
  ...['/api/property/bulk', '/api/property/bulk/preview'].map((path): ApiRow => ({
    handler: spreadsheet,
    method: 'POST',
    path,
    guarded: true,
    body: () => workbookForm(),
  })),
  {
    handler: imports,
    method: 'POST',
    path: '/api/property/bulk/import/',
    hasId: true,
    guarded: true,
    body: () => ({ skipped: [] }),
  },
  {
    handler: imports,
    method: 'POST',
    path: '/api/property/bulk/undo/',
    hasId: true,
    guarded: true,
  },
  { handler: enquiry, method: 'GET', path: '/api/enquiry/list', guarded: true },
  { handler: enquiry, method: 'GET', path: '/api/enquiry/quarantine', guarded: true },
  { handler: spreadsheet, method: 'GET', path: '/api/enquiry/export', guarded: true },
  { handler: enquiry, method: 'GET', path: '/api/enquiry/getenquiry/', hasId: true, guarded: true },
  { handler: enquiry, method: 'GET', path: '/api/enquiry/calendar/', hasId: true, guarded: true },
  {
    handler: enquiry,
    method: 'PUT',
    path: '/api/enquiry/update/',
    hasId: true,
    guarded: true,
    body: () => ({ status: 'done' }),
  },
  { handler: enquiry, method: 'POST', path: '/api/enquiry/resend/', hasId: true, guarded: true },
  { handler: enquiry, method: 'DELETE', path: '/api/enquiry/delete/', hasId: true, guarded: true },
];

/** How a test names a row. */
export function nameOf({ method, path, hasId }: ApiRow): string {
  return `${method} ${path}${hasId ? '{id}' : ''}`;
}

/** The address of a row, with an id that no record has where it takes one. */
export function addressOf({ path, hasId }: ApiRow, id = 'nobody'): string {
  return hasId ? `${path}${id}` : path;
}
