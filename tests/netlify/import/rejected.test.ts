import { describe, expect, it } from 'vitest';
import { propertyRow, propertiesFile } from '../../support/properties-file';
import { workbookForm } from '../api';
import { json } from '../caller';
import { bulk, call, get, properties, post, preview, useOperator } from './calls';

useOperator();

it.each<[string, FormData, number, string]>([
  ['more than 4 MB', workbookForm(new Uint8Array(4 * 1024 * 1024 + 1)), 413, '4 MB'],
  ['text called .xlsx', workbookForm(new TextEncoder().encode('Name,Rent\nA,1')), 415, 'Excel'],
  ['no file', new FormData(), 422, 'Choose a workbook'],
])('row 20: a workbook that cannot be read: %s', async (_, form, status, text) => {
  for (const path of [bulk, `${bulk}/preview`]) {
    const response = await post(path, form);
    expect(response.status).toBe(status);
    expect((await json<{ detail: string }>(response)).detail).toContain(text);
  }
  expect(await properties()).toEqual([]);
});

describe('an unknown import', () => {
  it.each([
    ['POST', `${bulk}/import/nobody`, {}],
    ['POST', `${bulk}/undo/nobody`, undefined],
    ['GET', `${bulk}/faulty/nobody`, undefined],
  ])('%s %s is 404', async (method, path, body) => {
    expect((await call(method, path, body)).status).toBe(404);
  });

  it('rows that are no numbers are rejected, and without faulty rows there is no workbook of them', async () => {
    const { id } = await preview(propertiesFile([propertyRow('A')]));
    expect((await post(`${bulk}/import/${id}`, { skipped: ['2'] })).status).toBe(422);
    expect((await get(`${bulk}/faulty/${id}`)).status).toBe(404);
    expect(await properties()).toEqual([]);
  });
});
