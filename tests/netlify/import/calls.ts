import { read, utils } from '@e965/xlsx';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { ImportPreview } from '../../../src/domain/import/preview';
import type { ImportResult, UndoResult } from '../../../src/domain/import/result';
import type { Property } from '../../../src/domain/property/schema';
import type { SheetValue } from '../../support/properties-file';
import { useLocalStore } from '../../support/local-store';
import { workbookForm } from '../api';
import { configurePassword, json, send, signIn } from '../caller';
import { functionFor } from '../platform';

export const bulk = '/api/property/bulk';

let cookie = '';

/** Begins every test of a file with an empty store and the operator signed in. */
export function useOperator(): void {
  useLocalStore();
  beforeAll(() => configurePassword());
  beforeEach(async () => {
    cookie = await signIn();
  });
}

export const call = (method: string, path: string, body?: unknown) =>
  send(functionFor(path), method, path, { body, cookie });
export const post = (path: string, body?: unknown) => call('POST', path, body);
export const get = (path: string) => call('GET', path);

export async function preview(bytes: Uint8Array<ArrayBuffer>): Promise<ImportPreview> {
  const response = await post(`${bulk}/preview`, workbookForm(bytes));
  expect(response.status).toBe(200);
  return json<ImportPreview>(response);
}

export async function importAll(bytes: Uint8Array<ArrayBuffer>) {
  const prepared = await preview(bytes);
  const response = await post(`${bulk}/import/${prepared.id}`, {});
  expect(response.status).toBe(200);
  return { ...prepared, ...(await json<ImportResult>(response)) };
}

export async function undo(id: string): Promise<UndoResult> {
  return json<UndoResult>(await post(`${bulk}/undo/${id}`));
}

export async function properties(): Promise<Property[]> {
  return json<Property[]>(await get('/api/property/getproperty'));
}

export async function rowsOf(response: Response): Promise<SheetValue[][]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]+\.xlsx"$/,
  );
  const book = read(await response.arrayBuffer(), { cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return utils.sheet_to_json<SheetValue[]>(sheet ?? {}, { header: 1, defval: null, raw: true });
}
