import { describe, expect, it } from 'vitest';
import { blogs } from '../../../src/server/records/blogs';
import { moveRecords } from '../../../src/server/records/decisions';
import { timeKey } from '../../../src/server/store/keys';
import { openStore } from '../../../src/server/store/open';
import { blankInput } from '../../support/property';
import { openProperties } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const day = 24 * 60 * 60_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);
const blog = {
  blogType: 'Business' as const,
  shown: true,
  title: 'Marigold Lane',
  images: [],
  description1: '',
  description2: '',
};
const erased = () =>
  openProperties().document.change(({ erased: ids }) => ({ result: [...ids.keys()] }));

async function retain(now: Date): Promise<void> {
  await openProperties().eraseOld(now);
  await blogs.eraseOld(now);
}

const holds = (text: string) => store.countWith(text) > 0;

it('row 44: a record in the trash is erased 90 days after it was deleted, with its history', async () => {
  await openProperties().create(blankInput({ name: 'Peacock House' }), 'villa');
  await blogs.create(blog, 'article');
  await openProperties().remove('villa');
  await blogs.remove('article');
  await openProperties().create(blankInput(), 'listed');
  await retain(fromNow(89));
  expect([holds('Peacock House'), holds('Marigold Lane')]).toEqual([true, true]);
  await retain(fromNow(91));
  expect([holds('Peacock House'), holds('Marigold Lane')]).toEqual([false, false]);
  expect(await erased()).toEqual(['villa']);
  expect(await openProperties().readPresent('listed')).not.toBeNull();
});

it('row 44: an erased record leaves its id for 400 days, for older backups', async () => {
  await openProperties().create(blankInput(), 'villa');
  await openProperties().remove('villa');
  await retain(fromNow(91));
  await trashed('later', 91 + 300);
  await retain(fromNow(91 + 399));
  expect(await erased()).toEqual(['villa', 'later']);
  await trashed('last', 91 + 301);
  await retain(fromNow(91 + 401));
  expect(await erased()).toEqual(['later', 'last']);
  expect(holds('villa')).toBe(false);
});

/** A change makes the document forget what was erased long ago: one that is in the trash when the night comes. */
const trashed = async (id: string, days: number) => {
  await openProperties().create(blankInput(), id);
  const properties = openProperties();
  const move = moveRecords(properties.writer, [id], 'trash');
  await properties.document.change(move, { now: fromNow(days) });
};

describe('the history', () => {
  const history = openStore('history');
  const keys = () => history.list();
  const versionAt = async (id: string, days: number, version: string) => {
    const at = fromNow(days);
    const document = { ...blankInput(), _id: id, version, updatedAt: at.toISOString() };
    const key = `property/${id}/${timeKey(at)}-${version}`;
    await history.writeJson(key, { at: at.toISOString(), basedOn: null, document });
    return key;
  };

  it('keeps every version of 400 days', async () => {
    await openProperties().create(blankInput(), 'villa');
    const [created] = await keys();
    await versionAt('villa', -401, 'v-old');
    const young = await versionAt('villa', -399, 'v-young');
    await retain(new Date());
    expect(await keys()).toEqual([young, created]);
  });

  it('of what does not exist is deleted a day later', async () => {
    await openProperties().create(blankInput(), 'villa');
    const [created] = await keys();
    await versionAt('nobody', -2, 'v');
    const late = await versionAt('nobody', -0.5, 'w');
    await retain(new Date());
    expect(await keys()).toEqual([late, created].sort());
  });

  it('stays where a record cannot be read, to rescue it with', async () => {
    const rescue = await versionAt('odd', -2, 'v');
    store.putDocument('properties', [{ _id: 'odd, damaged' }]);
    await retain(new Date());
    expect(await keys()).toEqual([rescue]);
  });
});
