import * as workbook from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { useInbox } from './office';

const { call, arrived } = await useInbox();

describe('GET /api/lead/export', () => {
  it('answers all leads with their whole messages as a workbook to save', async () => {
    const long = 'A long story. '.repeat(500).trim();
    await arrived({ name: 'Ravi', message: long }, 2);
    await arrived({ name: 'Spam', website: 'x' });
    const response = await call('GET', 'export');
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const book = workbook.read(new Uint8Array(await response.arrayBuffer()));
    const rows = workbook.utils.sheet_to_json(book.Sheets.Leads ?? {});
    expect(rows).toMatchObject([
      { Name: 'Spam', Mail: 'set aside', Type: 'Contact' },
      { Name: 'Ravi', Mail: 'sent', Message: long },
    ]);
  });
});
