import { describe, expect, it } from 'vitest';
import { blogs } from '../../../src/server/records/blogs';
import { properties } from '../../../src/server/records/properties';
import { eraseOldTrash, thinHistories } from '../../../src/server/records/retention';
import { openStore } from '../../../src/server/store/open';
import { timeKey } from '../../../src/server/store/keys';
import { useLocalStore } from '../../support/local-store';
import { sampleProperty } from '../../support/strict-properties';

const local = useLocalStore();
const day = 24 * 60 * 60_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);
const blog = {
  blogType: 'Business' as const,
  title: 'Marigold Lane',
  images: [],
  description1: '',
  description2: '',
  textStyle: 'Markdown' as const,
};

/** How many files of the stores, those of the marks left out, have this text in them or in their name. */
async function filesWith(text: string): Promise<number> {
  const files = (await local.files()).filter(({ path }) => !path.includes('erased'));
  return files.filter((file) => `${file.path}\n${file.text}`.includes(text)).length;
}

describe('row 44: a record in the trash, seen in the files of the store', () => {
  it('is erased 90 days after it was deleted, with its history and its entry in the index', async () => {
    await properties.create(sampleProperty({ name: 'Peacock House' }), { id: 'villa' });
    await blogs.create(blog, { id: 'article' });
    await properties.list();
    await blogs.list();
    await properties.remove('villa');
    await blogs.remove('article');
    expect(await filesWith('Peacock House')).toBe(4);
    await eraseOldTrash(fromNow(89));
    expect(await filesWith('Peacock House')).toBe(4);
    expect(await filesWith('Marigold Lane')).toBe(4);
    await eraseOldTrash(fromNow(91));
    expect(await filesWith('Peacock House')).toBe(0);
    expect(await filesWith('Marigold Lane')).toBe(0);
    expect(await filesWith('villa')).toBe(0);
  });

  it('stays for ever when it is not in the trash', async () => {
    await properties.create(sampleProperty({ name: 'Peacock House' }), { id: 'villa' });
    await eraseOldTrash(fromNow(9_999));
    expect((await properties.read('villa'))?.name).toBe('Peacock House');
  });
});

describe('the history', () => {
  const history = openStore('history');
  const keys = async () => (await history.list()).map(({ key }) => key).sort();
  const versionAt = async (id: string, days: number, version: string, basedOn: string | null) => {
    const at = fromNow(days);
    const document = { ...sampleProperty(), _id: id, version, updatedAt: at.toISOString() };
    const key = `property/${id}/${timeKey(at)}-${version}`;
    await history.writeJson(key, { at: at.toISOString(), basedOn, document });
    return key;
  };

  it('keeps every version of a year, then the newest of each month; older ones still count as saved', async () => {
    const { record } = await properties.create(sampleProperty(), { id: 'villa' });
    const [created] = await keys();
    // Three days of one month, more than a year ago.
    const month = new Date(fromNow(-500).toISOString().slice(0, 7)).getTime();
    const daysAgo = (month - Date.now()) / day;
    const first = await versionAt('villa', daysAgo + 1, 'v-first', null);
    const second = await versionAt('villa', daysAgo + 2, 'v-second', 'v-first');
    const third = await versionAt('villa', daysAgo + 3, 'v-third', 'v-second');
    const before = await versionAt('villa', daysAgo - 1, 'v-before', null);
    const young = await versionAt('villa', -300, 'v-young', 'v-third');
    await thinHistories(new Date());
    expect(await keys()).toEqual([before, third, young, created].sort());
    expect([first, second]).not.toContain(third);

    const changed = { ...record, version: 'v-now' };
    await openStore('properties').writeJson('villa', changed);
    await versionAt('villa', 1, 'v-now', 'v-young');
    const shown = await properties.history('villa');
    expect(shown.map(({ saved, document }) => [document.version, saved])).toEqual([
      ['v-now', true],
      [record.version, false],
      ['v-young', true],
      ['v-third', true],
      ['v-before', true],
    ]);
  });

  it('keeps what was public, and not the edit that lost to it', async () => {
    const { record } = await properties.create(sampleProperty(), { id: 'villa' });
    const month = new Date(fromNow(-500).toISOString().slice(0, 7)).getTime();
    const daysAgo = (month - Date.now()) / day;
    await versionAt('villa', daysAgo + 1, 'v-first', null);
    await versionAt('villa', daysAgo + 2, 'v-public', 'v-first');
    await versionAt('villa', daysAgo + 3, 'v-lost', 'v-first');
    await versionAt('villa', 0.1, record.version, 'v-public');
    await thinHistories(new Date());
    const shown = await properties.history('villa');
    expect(shown.map(({ document }) => document.version)).toContain('v-public');
    expect(shown.map(({ document }) => document.version)).not.toContain('v-lost');
  });

  it('of what does not exist is erased a day later; of what cannot be read it stays', async () => {
    await properties.create(sampleProperty(), { id: 'villa' });
    const [created] = await keys();
    await versionAt('nobody', -2, 'v', null);
    const late = await versionAt('nobody', -0.5, 'w', null);
    const rescue = await versionAt('odd', -2, 'v', null);
    await openStore('properties').writeJson('odd', 'no record');
    await thinHistories(new Date());
    expect(await keys()).toEqual([created, late, rescue].sort());
    await thinHistories(fromNow(2));
    expect(await keys()).toEqual([created, rescue].sort());
  });
});
