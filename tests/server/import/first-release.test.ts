import { beforeEach, expect, it, vi } from 'vitest';
import { recentImports } from '../../../src/server/import/recent';
import type { ImportPlan, ImportProgress, ImportRow } from '../../../src/server/import/schema';
import { propertyRow } from '../../support/properties-file';
import { openProperties, sampleProperty } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { propertiesNow, importAll, undo } from './imports';

const store = await useStrictStore();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const documents = 'local-batches';

/** Rewrites an import of one chunk to the documents of the first release. */
function writtenByFirstRelease(id: string): void {
  const found = store.values(documents);
  const put = (name: string, document: unknown) =>
    store.put(documents, `${id}/${name}`, JSON.stringify(document));
  const { rejected, ...plan } = found.get(`${id}/plan`) as ImportPlan;
  const rows = found.get(`${id}/rows-000`) as ImportRow[];
  const { chunks } = found.get(`${id}/progress`) as ImportProgress;
  put('plan', plan);
  put('kept', rejected);
  put(
    'before-000',
    Object.fromEntries(
      rows.map(({ id: property, write }) => [
        property,
        write.kind === 'update' ? write.before : null,
      ]),
    ),
  );
  put(
    'rows-000',
    rows.map(({ write, ...row }) => ({ ...row, write: { ...write, before: undefined } })),
  );
  put('done-000', { chunk: 0, results: chunks[0]?.results });
  put('late-000', { create: 0, update: -1, unchanged: 0, error: 1 });
  store.put(documents, `${id}/progress`, null);
}

it('an import of the first release is listed and can be undone', async () => {
  await openProperties().create(sampleProperty({ name: 'Old' }), { id: 'one' });
  const before = await propertiesNow();
  const { id } = await importAll([
    propertyRow('New'),
    propertyRow('Changed', { Reference: 'one' }),
  ]);
  writtenByFirstRelease(id);
  const counts = { create: 1, update: 0, unchanged: 0, error: 1 };
  expect(await recentImports()).toMatchObject([{ id, state: 'finished', counts }]);
  expect(await undo(id)).toEqual({ undone: 2, edited: [], left: 0 });
  expect(await propertiesNow()).toEqual(before);
  expect(await recentImports()).toMatchObject([{ id, state: 'undone', counts }]);
});

it.each(['not JSON', '{"at":"yesterday"}', '[]'])(
  'an import whose documents are %s is omitted from the list',
  async (text) => {
    const { id } = await importAll([propertyRow('New')]);
    const { id: broken } = await importAll([propertyRow('Other')]);
    for (const name of ['plan', 'progress']) store.put(documents, `${broken}/${name}`, text);
    expect((await recentImports()).map((summary) => summary.id)).toEqual([id]);
  },
);
