import { read, utils } from '@e965/xlsx';
import { beforeAll, beforeEach, expect } from 'vitest';
import property from '../../../netlify/functions/property';
import type { BulkPreview, ChunkResult, UndoResult } from '../../../src/domain/bulk/preview';
import type { Property } from '../../../src/domain/property/schema';
import type { SheetValue } from '../../support/homes-file';
import { useLocalStore } from '../../support/local-store';
import { workbookForm } from '../api';
import { configurePassword, json, send, signIn } from '../caller';

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
  send(property, method, path, { body, cookie });
export const post = (path: string, body?: unknown) => call('POST', path, body);
export const get = (path: string) => call('GET', path);

export async function preview(bytes: Uint8Array<ArrayBuffer>): Promise<BulkPreview> {
  const response = await post(`${bulk}/preview`, workbookForm(bytes));
  expect(response.status).toBe(200);
  return json<BulkPreview>(response);
}

export async function load(bytes: Uint8Array<ArrayBuffer>) {
  const prepared = await preview(bytes);
  const results: ChunkResult['results'] = [];
  for (let chunk = 0; chunk < prepared.chunks; chunk += 1) {
    const response = await post(`${bulk}/chunk/${prepared.batch}`, { chunk });
    expect(response.status).toBe(200);
    results.push(...(await json<ChunkResult>(response)).results);
  }
  return { ...prepared, results };
}

export async function undo(batch: string): Promise<UndoResult> {
  for (;;) {
    const result = await json<UndoResult>(await post(`${bulk}/undo/${batch}`));
    if (result.left === 0) return result;
  }
}

export async function homes(): Promise<Property[]> {
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
