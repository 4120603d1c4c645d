import * as workbook from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { newLead } from '../../../src/server/leads/new-lead';
import { message } from '../../server/leads/given';
import { useInbox } from './office';

const { store, call, arrived } = await useInbox();

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

  it('holds the newest 200 that were set aside whole, of the others the beginning', async () => {
    const long = 'Buy now. '.repeat(100).trim();
    const now = Date.now();
    for (let at = 0; at <= 200; at += 1) {
      const lead = newLead(`spam-${at}`, message({ message: long }), {
        suspicion: 'The hidden field was filled in.',
        mail: true,
        now: new Date(now - at * 1_000),
      });
      store.put('local-leads', lead.id, JSON.stringify(lead));
    }
    const response = await call('GET', 'export');
    const book = workbook.read(new Uint8Array(await response.arrayBuffer()));
    const rows = workbook.utils.sheet_to_json<{ Message: string }>(book.Sheets.Leads ?? {});
    const texts = rows.map(({ Message }) => Message);
    expect(texts.slice(0, 200).every((text) => text === long)).toBe(true);
    expect(texts[200]).toBe(`${long.slice(0, 199)}…`);
  });
});
