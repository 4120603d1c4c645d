import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { blankValues } from '../../../src/domain/field';
import { blogFields } from '../../../src/domain/blog/fields';
import { backUp } from '../../../src/server/backup/nightly';
import { loadEnquiries } from '../../../src/server/post/office';
import { mailEnquiries } from '../../../src/server/post/sweep';
import { eraseOldEnquiries } from '../../../src/server/post/retention';
import { countNewsFilters } from '../../../src/server/post/news/subscriber-list';
import { decideNews } from '../../../src/server/post/news/emails';
import { loadAttention } from '../../../src/server/pages/attention';
import { loadDocumentNotes } from '../../../src/server/pages/document-notes';
import { loadShortlist } from '../../../src/server/pages/shortlist';
import { eraseOldRecords } from '../../../src/server/records/all-records';
import { blogs } from '../../../src/server/records/blogs';
import { properties } from '../../../src/server/records/properties';
import { exportWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { purgeChangedPages } from '../../../src/server/publish/sweep';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

beforeEach(createGoodRecords);

it.each(oddRecords())('row 52: of the %s one fails alone: %s', async (name, _fields, value) => {
  store.putDocument(name, [value, ...store.documentRecords(name)]);
  const now = new Date();
  const listed = await Promise.all([properties.listPresent(), blogs.listPresent()]);
  expect(listed.map((records) => records.map(({ _id }) => _id))).toEqual([['good'], ['good']]);
  expect([...(await properties.trashed()), ...(await blogs.trashed())]).toEqual([]);
  expect((await loadAttention(now)).counts.Available).toBe(1);
  expect((await loadShortlist(['odd', 'good'], '2026-11-29')).gone).toBe(1);
  await exportWorkbook([...(await properties.allStored()).values()]);
  const jobs = [backUp, purgeChangedPages, eraseOldRecords, eraseOldEnquiries, decideNews];
  for (const job of jobs) await job(now);
  await mailEnquiries(now);
  expect((await loadEnquiries()).length + (await countNewsFilters()).length).toBe(0);

  const [note, ...others] = await loadDocumentNotes();
  expect(others).toEqual([]);
  expect([note?.document, note?.text.includes('Odd House')]).toEqual([name, true]);

  const kept = JSON.stringify(value);
  if (name === 'properties') await properties.update([{ id: 'good', patch: { price: '1' } }]);
  else if (name === 'blogs') await blogs.remove('good');
  expect(stored(name)).toContain(kept);
  await expect(properties.update([{ id: 'odd', patch: { price: '1' } }])).resolves.toBeNull();
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('cannot be read');
});

const stored = (name: string) =>
  gunzipSync(store.bytes('local-documents', name) ?? Buffer.of()).toString();

/** Records of which each is odd in one way: by the name of their document, with what is odd. */
function oddRecords() {
  const oddHomes = [
    { deletedAt: 'yesterday' },
    { updatedAt: '+275760-09-13T00:00:00.000Z' },
    { createdAt: 'now' },
    { date: 'Monday' },
    { version: 'v"1' },
    { price: { rupees: 1 } },
    { name: ['Odd', 'House'], title: 'Odd House' },
    { images: 'a.jpg' },
    { lift: 'yes' },
    { status: 1 },
    { letTo: 'family' },
    { features: null, address: true },
  ];
  const oddPosts = [
    { description1: '- '.repeat(21) },
    { description2: '_'.repeat(2_001) },
    { description1: 'x'.repeat(100_000) },
  ];
  const sent = { id: 'odd', name: 'Odd House', createdAt: '2026-01-05T04:00:00.000Z' };
  const oddEnquiries = [
    { createdAt: '+275760-09-13T00:00:00.000Z' },
    { version: 'v"1' },
    { message: ['Hello'] },
    { visit: { kind: 'visit', at: 'soon' } },
    { status: 7 },
  ];
  const subscribed = {
    id: 'odd',
    name: 'Odd House',
    email: 'a@example.com',
    createdAt: '2026-01-05T04:00:00.000Z',
    newsUpTo: '2026-01-05T04:00:00.000Z',
    token: 'secret',
  };
  const oddSubscribers = [{ email: 'nobody' }, { newsUpTo: 'now' }, { filter: 2 }, { news: true }];
  const readText = (fields: object) => JSON.stringify(fields).slice(0, 60);
  return (
    [
      ['properties', oddHouse(), oddHomes],
      ['enquiries', sent, oddEnquiries],
      ['subscribers', subscribed, oddSubscribers],
      ['blogs', oddHouse(), oddPosts],
    ] as const
  ).flatMap(([name, sound, all]) =>
    all.map((fields) => [name, readText(fields), { ...sound, ...fields }] as const),
  );
}

async function createGoodRecords(): Promise<void> {
  await properties.create(blankInput({ name: 'Good House' }), 'good');
  await blogs.create({ ...blankValues(blogFields), title: 'Good post' }, 'good');
  store.forget();
  vi.mocked(console.warn).mockClear();
}

/** A property or a blog post as it is stored. */
function oddHouse() {
  const times = { createdAt: '2026-01-05T04:00:00.000Z', date: '2026-01-05', version: 'v1' };
  return { _id: 'odd', name: 'Odd House', title: 'Odd House', ...times };
}
