import { describe, expect, it } from 'vitest';
import { Conflict } from '../../../src/server/store/key-value-store';
import { repeats } from '../../support/repeats';
import {
  sampleProperty,
  listedVersions,
  openProperties,
  trueVersions,
} from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const many = Array.from({ length: 50 }, (_, index) => index);
const rounds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('row 5: 50 editors save one record from the same version', () => {
  it.each(rounds(repeats(3, 20)))(
    'round %i: 1 saved, 49 conflicts, 50 texts in the history',
    async () => {
      store.reset();
      const base = (await openProperties().create(sampleProperty(), { id: 'one' })).record;
      const results = await Promise.allSettled(
        many.map((editor) =>
          openProperties().update(
            'one',
            { propertyDes: `Text ${editor}` },
            { ifMatch: base.version },
          ),
        ),
      );
      const saved = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value?.record] : [],
      );
      const reasons = results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }): unknown => reason);
      expect(saved).toHaveLength(1);
      expect(reasons).toHaveLength(49);
      const current = await openProperties().read('one');
      expect(current).toEqual(saved[0]);
      for (const reason of reasons) {
        expect(reason).toBeInstanceOf(Conflict);
        expect((reason as Conflict).current).toEqual(current);
      }
      const past = [...store.values('local-history').values()] as {
        document: { propertyDes: string };
      }[];
      const texts = past
        .map(({ document }) => document.propertyDes)
        .filter((text) => text.startsWith('Text '));
      expect(texts.sort()).toEqual(many.map((editor) => `Text ${editor}`).sort());
      expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
    },
  );

  it('marks in the history which one became the record', async () => {
    const base = (await openProperties().create(sampleProperty(), { id: 'one' })).record;
    const results = await Promise.allSettled(
      many
        .slice(0, 10)
        .map((editor) =>
          openProperties().update(
            'one',
            { propertyDes: `Text ${editor}` },
            { ifMatch: base.version },
          ),
        ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const history = await openProperties().history('one');
    const current = await openProperties().read('one');
    expect(history).toHaveLength(11);
    const saved = history.filter((entry) => entry.saved).map(({ document }) => document);
    expect(saved).toHaveLength(2);
    expect(saved).toContainEqual(current);
    expect(saved).toContainEqual(base);
  });

  it('editors without a version all succeed, one after another', async () => {
    await openProperties().create(sampleProperty({ features: '' }), { id: 'one' });
    const fields = [
      { price: '1' },
      { floor: '2' },
      { balcony: '3' },
      { facing: 'West' },
      { power: 'Yes' },
    ];
    await Promise.all(fields.map((patch) => openProperties().update('one', patch)));
    expect(await openProperties().read('one')).toMatchObject(
      Object.assign({}, ...fields) as object,
    );
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
  });
});

describe('row 6: many create at the same time', () => {
  it.each(rounds(repeats(3, 10)))('round %i: 50 creates, each present once', async () => {
    store.reset();
    const created = await Promise.all(
      many.map((one) => openProperties().create(sampleProperty({ name: `${one}` }))),
    );
    const expected = created.map(({ record: { _id, version } }) => `${_id}@${version}`).sort();
    expect(trueVersions(store)).toEqual(expected);
    expect(await listedVersions(openProperties())).toEqual(expected);
    store.forget();
    expect(await listedVersions(openProperties())).toEqual(expected);
    expect(store.calls).toHaveLength(1);
  });

  it('500 rows are imported beside an edit, and nothing of either is lost', async () => {
    const properties = openProperties();
    await properties.create(sampleProperty(), { id: 'edited' });
    const rows = Array.from({ length: 500 }, (_, row) => `row-${row}`).values();
    const importer = async () => {
      for (const id of rows) await properties.create(sampleProperty({ name: id }), { id });
    };
    const editor = async () => {
      for (let price = 1; price <= 20; price += 1)
        await properties.update('edited', { price: `${price}` });
    };
    await Promise.all([...Array.from({ length: 10 }, importer), editor()]);
    expect(await properties.read('edited')).toMatchObject({ price: '20' });
    expect(trueVersions(store)).toHaveLength(501);
    expect(await listedVersions(properties)).toEqual(trueVersions(store));
  }, 60_000);

  it('one id is used once', async () => {
    const results = await Promise.allSettled(
      many.map((one) =>
        openProperties().create(sampleProperty({ name: `${one}` }), { id: 'same' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
  });
});
