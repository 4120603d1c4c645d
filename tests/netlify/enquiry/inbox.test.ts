import * as workbook from '@e965/xlsx';
import { expect, it } from 'vitest';
import { records } from '../../../src/content/problems';
import { properties } from '../../../src/server/records/properties';
import { givenOwner, sweep } from '../../server/post/given';
import { blankInput } from '../../support/property';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { call, list, arrived } = await useInbox();

it('GET /api/enquiry/list returns newest first, filed or not, and possible spam apart, with the reason', async () => {
  const given = { email: 'meena@example.com', propertyId: 'p1', propertyName: 'Sea View' };
  await arrived({ name: 'Old', ...given }, 3);
  const seen = await arrived({ name: 'Seen' }, 2);
  await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
  await arrived({ name: 'New' });
  await call('PUT', `update/${seen}`, { status: 'in progress' });
  await sweep(new Date());
  await arrived({ name: 'Newest' });
  const { rows: enquiries } = await list();
  expect(enquiries.map(({ name }) => name)).toEqual(['Newest', 'New', 'Seen', 'Old']);
  expect((await list('show=spam')).rows).toMatchObject([
    { name: 'Spam', spam: true, suspicion: [{ code: 'hidden field', number: 0 }] },
  ]);
  const untouched = { status: 'new', thread: [], assignedTo: '', source: 'form', nextAction: '' };
  const about = { kind: 'enquiry', number: '+91 90000 00000', message: 'Is the home still free?' };
  expect(enquiries[3]).toMatchObject({
    ...given,
    ...untouched,
    ...about,
    mails: [
      { kind: 'enquiry', state: 'sent' },
      { kind: 'answer', state: 'sent' },
    ],
  });
});

it('GET /api/enquiry/list answers a search, so many rows of it, and what each filter would show', async () => {
  const home = (name: string, address: string) =>
    properties.create({ ...blankInput({ name, address, bedrooms: '2' }), shown: true });
  const { record: adyar } = await home('Sea View', 'Adyar, Chennai');
  const { record: other } = await home('Hill View', 'Velachery, Chennai');
  await arrived({ name: 'Lakshmi', propertyId: adyar._id, propertyName: 'Sea View' }, 4);
  await arrived({ name: 'Lakshmi', propertyId: other._id, propertyName: 'Hill View' }, 3);
  const owner = givenOwner({ home: 'plot', services: ['watch'] });
  await arrived({ name: 'Ravi', owner }, 2);
  await arrived({ name: 'Meena' }, 1);
  const find = async (query: string) => {
    const { rows, found, total } = await list(query);
    return [rows.map(({ name, propertyName }) => `${name} ${propertyName}`.trim()), found, total];
  };
  expect(await find('text=lakshmi+2bhk+adyar')).toEqual([['Lakshmi Sea View'], 1, 4]);
  expect(await find('text=watch+the+plot')).toEqual([['Ravi'], 1, 4]);
  expect(await find('limit=2')).toEqual([['Meena', 'Ravi'], 4, 4]);
  const { counts, opened } = await list(`limit=1&enquiry=${(await list()).rows[3]?.id ?? ''}`);
  expect(counts).toMatchObject({ '': 4, owners: 1, new: 4, spam: 0 });
  expect(opened).toMatchObject({ name: 'Lakshmi', propertyName: 'Sea View' });
});

it('GET /api/enquiry/export returns all enquiries, filed or not, with their whole messages as a workbook', async () => {
  const long = 'A long story. '.repeat(500).trim();
  await arrived({ name: 'Ravi', message: long }, 3);
  await arrived({ name: 'Spam', website: 'https://spam.example' });
  await arrived({ name: 'Meena', propertyName: 'Sea View' }, 1);
  await sweep(new Date());
  await arrived({ name: 'Priya' });
  const response = await call('GET', 'export');
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.xlsx"$/,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const book = workbook.read(new Uint8Array(await response.arrayBuffer()));
  const rows = workbook.utils.sheet_to_json(book.Sheets.Enquiries ?? {});
  expect(rows).toMatchObject([
    { Name: 'Priya', Mail: 'sent', Type: 'Contact' },
    { Name: 'Meena', Property: 'Sea View' },
    { Name: 'Ravi', Mail: 'sent', Message: long },
    { Name: 'Spam', 'Possible spam': 'yes' },
  ]);
});

it('GET /api/enquiry/calendar/{id} says that there is none where none was asked for', async () => {
  const response = await call('GET', `calendar/${await arrived()}`);
  expect(response.status).toBe(404);
  expect((await json(response)).detail).toBe(records.noVisit);
});

it.each([
  ['PUT', 'update/nobody', { status: 'done' }],
  ['POST', 'resend/nobody', undefined],
  ['DELETE', 'delete/nobody', undefined],
  ['DELETE', 'delete/digest', undefined],
])('an unknown enquiry: %s %s answers 404, with words', async (method, path, body) => {
  const response = await call(method, path, body);
  expect(response.status).toBe(404);
  expect((await json(response)).detail).toBe('This enquiry does not exist, or was erased.');
});
