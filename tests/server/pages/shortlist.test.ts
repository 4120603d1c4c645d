import { expect, it } from 'vitest';
import { loadShortlist } from '../../../src/server/pages/shortlist';
import { properties } from '../../../src/server/records/properties';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const names = (homes: readonly { _id: string }[]) => homes.map(({ _id }) => _id);

/** Stores properties under the given ids. */
async function list(...ids: string[]): Promise<void> {
  await properties.listPresent();
  for (const id of ids) await properties.create(blankInput(), id);
}

it('has the homes of a list in its order, the first four whole, with one store call', async () => {
  await list('a', 'b', 'c', 'd', 'e', 'f', 'deleted');
  await properties.remove('deleted');
  store.forget();
  const page = await loadShortlist(['f', 'deleted', 'b', 'a', 'e', 'c'], '2026-11-29');
  expect(store.calls.length).toBe(1);
  expect(names(page.compared)).toEqual(['f', 'b', 'a', 'e']);
  expect(page.compared[0]).toMatchObject({ advance: '', propertyDes: blankInput().propertyDes });
  expect(names(page.others)).toEqual(['c']);
  expect(names(page.more)).toEqual(['d']);
  expect(page.gone).toBe(1);
});

it('without homes has some to begin with, and reads nothing but the document', async () => {
  await list('a', 'b');
  store.forget();
  const page = await loadShortlist([], '2026-11-29');
  expect(store.calls.length).toBe(1);
  expect(page).toMatchObject({ compared: [], others: [], gone: 0 });
  expect(names(page.more).toSorted()).toEqual(['a', 'b']);
});
