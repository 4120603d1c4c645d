import { beforeEach, expect, it, vi } from 'vitest';
import { backUp } from '../../../src/server/backup/nightly';
import { loadBackupState } from '../../../src/server/pages/backup';
import { properties } from '../../../src/server/records/properties';
import { sampleProperty } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

it('an empty site needs no backup', async () => {
  expect(await loadBackupState(new Date())).toEqual({
    latest: null,
    isLate: false,
    isUntidy: false,
  });
});

it('a site that has properties for days without a backup is told so', async () => {
  await properties.create(sampleProperty());
  expect(await loadBackupState(new Date())).toEqual({
    latest: null,
    isLate: false,
    isUntidy: false,
  });
  expect((await loadBackupState(inDays(4)))?.isLate).toBe(true);
});

it('without a backup, the property that was left alone for longest tells whether one was missed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  const at = (days: number) => new Date(start + days * day);
  for (const days of [2, 0, 1]) {
    vi.setSystemTime(at(days));
    await properties.create(sampleProperty(), { id: `home-${days}` });
  }
  vi.setSystemTime(at(2));
  await properties.update('home-0', { price: '1' });
  expect((await loadBackupState(at(2.9)))?.isLate).toBe(false);
  expect((await loadBackupState(at(3.1)))?.isLate).toBe(true);
  vi.useRealTimers();
});

it('a backup is late after two days', async () => {
  await backUp(new Date());
  expect(await loadBackupState(inDays(1))).toMatchObject({ latest: { all: {} }, isLate: false });
  expect((await loadBackupState(inDays(3)))?.isLate).toBe(true);
});

it('nothing is said about backups while the store does not answer', async () => {
  store.fault({ kind: 500, times: Infinity });
  expect(await loadBackupState(new Date())).toBeNull();
});

it('a night that ended before it had tidied up is told of once it is over', async () => {
  // Whatever names the bytes that are still needed cannot be written.
  store.fault({ kind: 503, times: Infinity, match: ({ key }) => key === 'last-named' });
  await backUp(new Date()).catch(() => undefined);
  store.forget();
  expect(await loadBackupState(inDays(1 / 24))).toMatchObject({ isLate: false, isUntidy: false });
  expect(await loadBackupState(inDays(1))).toMatchObject({ isLate: false, isUntidy: true });
  await backUp(new Date());
  expect(await loadBackupState(inDays(1))).toMatchObject({ isLate: false, isUntidy: false });
});
