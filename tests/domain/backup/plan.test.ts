import { describe, expect, it } from 'vitest';
import {
  backedUpStores,
  type BackupEntry,
  packManifest,
  unpackManifest,
} from '../../../src/domain/backup/manifest';
import { oldBackups, planBackup, recentHistory } from '../../../src/domain/backup/plan';
import { isBackupLate } from '../../../src/domain/backup/state';

const entry = (key: string, etag = 'one', sha256 = key): BackupEntry => ({
  store: 'properties',
  key,
  etag,
  sha256,
  size: 3,
});
const listed = (key: string, etag = 'one') => ({ store: 'properties' as const, key, etag });

describe('a backup takes over', () => {
  it('what has the etag of the night before, and reads what is new, changed, lost or not listed', () => {
    const values = [listed('same'), listed('changed', 'two'), listed('new'), listed('lost')];
    const before = [entry('same'), entry('changed'), entry('lost'), entry('gone')];
    const plan = planBackup(values, before, new Set(['same', 'changed', 'gone']));
    expect(plan.unchanged).toEqual([entry('same')]);
    expect(plan.toRead.map(({ key }) => key)).toEqual(['changed', 'new', 'lost', 'gone']);
  });

  it('no version that is not listed, as versions never change', () => {
    const version = { ...entry('property/a/1'), store: 'history' as const };
    expect(planBackup([], [version], new Set([version.sha256])).toRead).toEqual([]);
  });

  it('not the entry of another store with the same key', () => {
    const { toRead } = planBackup([{ ...listed('a'), store: 'blogs' }], [entry('a')], new Set('a'));
    expect(toRead.map(({ store }) => store)).toEqual(['blogs', 'properties']);
  });
});

it('the history of a backup has the versions since a moment, and the newest of each record', () => {
  const old = 'property/a/20250101T000000000Z-1';
  const newestOfA = 'property/a/20250201T000000000Z-2';
  const onlyOfB = 'blog/b/20240101T000000000Z-1';
  const recent = ['property/c/20260101T000000000Z-1', 'property/c/20260102T000000000Z-2'];
  const kept = recentHistory([old, newestOfA, onlyOfB, ...recent], '20260101T000000000Z');
  expect([...kept].sort()).toEqual([newestOfA, onlyOfB, ...recent].sort());
});

describe('backups that are too old', () => {
  it('are those of the 31st night and before', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-31'];
    expect(oldBackups(days, '2026-01-31')).toEqual(['2026-01-01']);
  });

  it('do not include the newest, however old it is', () => {
    expect(oldBackups(['2025-01-01', '2025-01-02'], '2026-01-31')).toEqual(['2025-01-01']);
    expect(oldBackups([], '2026-01-31')).toEqual([]);
  });
});

describe('a manifest', () => {
  const metadata = { type: 'image/png' };
  const manifest = {
    at: '2026-01-01T00:00:00.000Z',
    entries: backedUpStores.map((store) => ({
      ...entry(store),
      store,
      ...(store === 'images' && { metadata }),
    })),
  };

  it('is read as it was packed, each store of it', () => {
    expect(unpackManifest(JSON.parse(JSON.stringify(packManifest(manifest))))).toEqual(manifest);
  });

  it('names stores by the numbers that backups have always had, whatever the order of a restore', () => {
    const stores = [
      'images',
      'history',
      'properties',
      'blogs',
      'enquiries',
      'quarantine',
      'erased',
    ];
    const rows = stores.map((_store, number) => [number, 'a', 'one', 'a', 3]);
    const stored = unpackManifest({ format: 1, at: manifest.at, rows });
    expect(stored?.entries.map(({ store }) => store)).toEqual(stores);
    expect(packManifest(stored ?? manifest).rows).toEqual(rows);
  });

  it.each([null, 'text', {}, { ...packManifest(manifest), format: 0 }])(
    'of another form is not read: %j',
    (value) => {
      expect(unpackManifest(value)).toBeNull();
    },
  );
});

it('a backup is late after two days', () => {
  const now = new Date('2026-01-03T12:00:00Z');
  expect(isBackupLate('2026-01-01T12:00:00Z', now)).toBe(false);
  expect(isBackupLate('2026-01-01T11:59:59Z', now)).toBe(true);
});
