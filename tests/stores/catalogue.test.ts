import { beforeEach, expect, it, vi } from 'vitest';
import { $catalogue, loadCatalogue } from '../../src/stores/catalogue';
import { writeRows } from '../../src/domain/rows';
import { properties } from '../islands/listings/property';

const fetching = vi.fn<typeof fetch>();
beforeEach(() => {
  $catalogue.set({ state: 'idle' });
  vi.stubGlobal('fetch', fetching.mockReset());
});

it('oddity: lists load once per page, however often they are asked for', async () => {
  fetching.mockResolvedValue(Response.json(writeRows(properties(3))));
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await loadCatalogue();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect($catalogue.get()).toMatchObject({ state: 'ready', properties: { length: 3 } });
});

it('says so when loading fails, and can be tried again', async () => {
  fetching.mockResolvedValueOnce(new Response('', { status: 503 }));
  await loadCatalogue();
  expect($catalogue.get()).toEqual({ state: 'failed' });

  fetching.mockResolvedValueOnce(Response.json(writeRows(properties(1))));
  const loading = loadCatalogue();
  expect($catalogue.get()).toEqual({ state: 'loading' });
  await loading;
  expect($catalogue.get()).toMatchObject({ state: 'ready' });
});
