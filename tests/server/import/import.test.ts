import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { importMessages } from '../../../src/content/import/messages';
import { importRows } from '../../../src/server/import/import-rows';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { isWrite } from '../../support/strict-store';
import { repeats } from '../../support/repeats';
import { propertyRow } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { openProperties, trueVersions } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { edit, importAll, preview, propertiesNow } from './imports';

const store = await useStrictStore();

const rows = (count: number, rest: Parameters<typeof propertyRow>[1] = {}) =>
  Array.from({ length: count }, (_, index) => propertyRow(`Home ${index}`, rest));
const rounds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const times = (count: number, state: string) => Array<string>(count).fill(state);
const states = ({ results }: { results: { state: string }[] }) => results.map(({ state }) => state);
const writes = () =>
  store.calls.filter(({ store: name, method }) => name !== 'local-imports' && method !== 'GET');

it('an import writes nothing before it is confirmed, nor of the same file the second time', async () => {
  await preview(rows(6));
  expect(writes()).toEqual([]);
  await importAll(rows(6));
  const before = trueVersions(store);
  store.forget();
  expect(await importAll(rows(6))).toMatchObject({
    counts: { create: 0, unchanged: 6 },
    results: [],
  });
  expect(writes()).toEqual([]);
  expect(trueVersions(store)).toEqual(before);
});

it.each(rounds(repeats(1, 5)))(
  'row 6, row 54: an import of 900 rows beside saves of one home elsewhere writes or names all, round %d',
  async () => {
    await properties.create(blankInput(), 'edited');
    const changed = propertyRow('Changed', { Reference: 'edited', Rent: 40_000 });
    const { id } = await preview([...rows(899), changed]);
    const another = openProperties();
    let isOver = false;
    const saves: Promise<unknown>[] = [];
    const save = async () => {
      for (let floor = 1; !isOver; floor += 1) {
        saves.push(another.update([{ id: 'edited', patch: { floor: String(floor) } }]));
        await pause(400);
      }
    };
    const saving = save();
    store.forget();
    const imported = await importRows(id).finally(() => (isOver = true));
    await saving;
    await Promise.all(saves);
    const [last, ...created] = states(imported).reverse();
    expect(created).toEqual(times(899, 'created'));
    expect(trueVersions(store)).toHaveLength(900);
    const written = store.calls.filter(isWrite('history')).map(({ key }) => key);
    expect(new Set(written).size).toBe(written.length);
    const edited = await properties.readPresent('edited');
    expect(edited?.floor).toBe(String(saves.length));
    // Whichever came first, the row is either in the property or named as skipped.
    expect(edited?.price).toBe(last === 'skipped' ? '25000' : '40000');
  },
);

it('an import writes of rows with the name and address of a property what the operator chooses, and undoes it', async () => {
  for (const index of [1, 2, 3]) {
    const address = `Home ${index}, Anna Nagar, Chennai`;
    await properties.create(blankInput({ name: `Home ${index}`, address }), `home-${index}`);
  }
  const before = await propertiesNow();
  const { id, counts } = await preview(rows(5, { Rent: 40_000 }));
  expect(counts).toMatchObject({ create: 2, skipped: 3 });
  const first = await importRows(id, { 4: 'create', 5: 'update' });
  expect(first.results.map(({ row, state }) => [row, state])).toEqual([
    [2, 'created'],
    [3, 'skipped'],
    [4, 'created'],
    [5, 'updated'],
    [6, 'created'],
  ]);
  expect(first.results[1]?.message).toBe(importMessages.same);
  expect(await importRows(id, {})).toEqual(first);
  expect(await propertiesNow()).toHaveLength(6);
  expect(await properties.readPresent('home-2')).not.toMatchObject({ price: '40000' });
  expect(await properties.readPresent('home-3')).toMatchObject({ price: '40000' });
  expect(await undoImport(id, new Date())).toEqual({ undone: 4, inTrash: 3, edited: [] });
  expect(await propertiesNow()).toEqual(before);
});

it('an import skips the rows whose properties were edited or deleted after the preview, and imports the others', async () => {
  for (const id of ['one', 'two']) await properties.create(blankInput(), id);
  const { id } = await preview([
    propertyRow('First', { Reference: 'one' }),
    propertyRow('Second', { Reference: 'two' }),
    propertyRow('Third'),
  ]);
  await edit('one', { price: '99000' });
  await properties.remove('two');
  expect((await importRows(id)).results).toMatchObject([
    { row: 2, state: 'skipped', message: importMessages.editedMeanwhile },
    { row: 3, state: 'skipped', message: importMessages.deletedMeanwhile },
    { row: 4, state: 'created', message: '' },
  ]);
  expect(await properties.readPresent('one')).toMatchObject({ price: '99000' });
  expect(await properties.readPresent('two')).toBeNull();
});

it('an import that is sent ten times reports to each that the rows are imported', async () => {
  await properties.create(blankInput({ name: 'Old' }), 'one');
  const { id } = await preview([...rows(5), propertyRow('New', { Reference: 'one' })]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => importRows(id)));
  for (const answer of answers) expect(states(answer)).toEqual([...times(5, 'created'), 'updated']);
  expect(trueVersions(store)).toHaveLength(6);
});

it('two imports of the same rows at once make each property once', async () => {
  const [one, other] = await Promise.all([preview(rows(5)), preview(rows(5))]);
  const answers = await Promise.all([importRows(one.id), importRows(other.id)]);
  expect(answers.flatMap(states).sort()).toEqual([...times(5, 'created'), ...times(5, 'skipped')]);
  expect(await properties.listPresent()).toHaveLength(5);
});
