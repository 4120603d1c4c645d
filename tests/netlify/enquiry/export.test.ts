import * as workbook from '@e965/xlsx';
import { expect, it } from 'vitest';
import { sweep } from '../../server/enquiries/given';
import { useInbox } from './use-inbox';

const { call, arrived } = await useInbox();

it('GET /api/enquiry/export returns all enquiries, filed or not, with their whole messages as a workbook', async () => {
  const long = 'A long story. '.repeat(500).trim();
  await arrived({ name: 'Ravi', message: long }, 3);
  await arrived({ name: 'Spam', website: 'x' });
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
  ]);
});
