import * as workbook from '@e965/xlsx';
import { expect, it } from 'vitest';
import { records } from '../../../src/content/problems';
import { sweep } from '../../server/enquiries/given';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { call, list, arrived } = await useInbox();

it('GET /api/enquiry/list returns newest first, filed or not, and possible spam last, with the reason', async () => {
  const given = { email: 'meena@example.com', propertyId: 'p1', propertyName: 'Sea View' };
  await arrived({ name: 'Old', ...given }, 3);
  const seen = await arrived({ name: 'Seen' }, 2);
  await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
  await arrived({ name: 'New' });
  await call('PUT', `update/${seen}`, { status: 'in progress' });
  await sweep(new Date());
  await arrived({ name: 'Newest' });
  const { enquiries } = await list();
  expect(enquiries.map(({ name }) => name)).toEqual(['Newest', 'New', 'Seen', 'Old', 'Spam']);
  expect(enquiries[4]).toMatchObject({
    spam: true,
    suspicion: [{ code: 'hidden field', number: 0 }],
  });
  const untouched = { status: 'new', thread: [], assignedTo: '', source: 'form', nextAction: '' };
  const about = { kind: 'enquiry', number: '+91 90000 00000', message: 'Is the home still free?' };
  expect(enquiries[3]).toMatchObject({
    ...given,
    ...untouched,
    ...about,
    delivery: { state: 'sent' },
  });
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
