import { expect, it } from 'vitest';
import { Conflict, StoreUnavailable } from '../../../src/server/store/key-value-store';
import { repeats } from '../../support/repeats';
import { blankInput } from '../../support/property';
import { listedVersions, openProperties, trueVersions } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const many = Array.from({ length: 50 }, (_, index) => index);
const rounds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const isUnavailable = ({ reason }: PromiseRejectedResult) => reason instanceof StoreUnavailable;

/** The outcome of several writers: the values of those that succeeded, and the others. */
async function outcomes<Value>(writers: Promise<Value>[]) {
  const results = await Promise.allSettled(writers);
  return {
    saved: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    rejected: results.filter((result) => result.status === 'rejected'),
  };
}

const editText = (editor: number, ifMatch: string, properties = openProperties()) =>
  properties.update([{ id: 'one', ifMatch, patch: { propertyDes: `Text ${editor}` } }]);

it.each(rounds(repeats(3, 20)))(
  'row 5: of 50 editors of a version 1 saves, 50 are in the history, round %i',
  async (round) => {
    store.reset();
    const { record } = await openProperties().create(blankInput(), 'one');
    // In one instance, and in two that know nothing of each other.
    const instances = [openProperties(), openProperties()].slice(0, 1 + (round % 2));
    const { saved, rejected } = await outcomes(
      many.map((editor) => editText(editor, record.version, instances[editor % instances.length])),
    );
    expect(saved).toHaveLength(1);
    expect(rejected).toHaveLength(49);
    const current = await openProperties().readPresent('one');
    expect(saved[0]).toEqual([current]);
    for (const { reason } of rejected as { reason: unknown }[]) {
      expect(reason).toBeInstanceOf(Conflict);
      expect((reason as Conflict).current).toEqual(current);
    }
    const past = [...store.values('local-history').values()] as {
      document: { propertyDes: string };
    }[];
    const texts = past.map(({ document }) => document.propertyDes);
    expect(texts.filter((text) => text.startsWith('Text ')).sort()).toEqual(
      many.map((editor) => `Text ${editor}`).sort(),
    );
  },
);

it('editors without a version all succeed, one after another', async () => {
  await openProperties().create(blankInput({ features: '' }), 'one');
  const patches = [{ price: '1' }, { floor: '2' }, { balcony: '3' }, { facing: 'West' }];
  const properties = openProperties();
  await Promise.all(patches.map((patch) => properties.update([{ id: 'one', patch }])));
  expect(await openProperties().readPresent('one')).toMatchObject(
    Object.assign({}, ...patches) as object,
  );
});

const crowds = [
  { writers: 50, instances: 1 },
  { writers: 10, instances: 2 },
].flatMap((crowd) => rounds(repeats(3, 10)).map((round) => ({ ...crowd, round })));

it.each(crowds)(
  'row 6: $writers creates in $instances instances are each once, round $round',
  async ({ writers, instances }) => {
    store.reset();
    const first = openProperties();
    const second = openProperties();
    const created = await Promise.all(
      many
        .slice(0, writers)
        .map((one) => (one % instances === 0 ? first : second).create(blankInput())),
    );
    const expected = created.map(({ record: { _id, version } }) => `${_id}@${version}`).sort();
    expect(expected).toHaveLength(writers);
    expect(trueVersions(store)).toEqual(expected);
    expect(await listedVersions(openProperties())).toEqual(expected);
  },
);

it('row 6: who gets no turn writes nothing, and is told to try again', async () => {
  const crowd = many.map(() => openProperties());
  const { saved, rejected } = await outcomes(
    crowd.map((properties, one) => properties.create(blankInput(), `id-${one}`)),
  );
  expect(rejected.every(isUnavailable)).toBe(true);
  expect(trueVersions(store)).toEqual(
    saved.map(({ record: { _id, version } }) => `${_id}@${version}`).sort(),
  );
});
