import { expect, it } from 'vitest';
import { eraseOldKeys, findDayHash, requireDayHash } from '../../../src/server/limits/day-hash';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const network = '203.0.113.7';
const at = (text: string) => new Date(`2026-11-${text}Z`);

it('a network has one name all day, of which nobody can try the addresses through, and another one the next day', async () => {
  const name = (await requireDayHash(at('26T00:00:00')))(network);
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect((await requireDayHash(at('26T23:59:59')))(network)).toBe(name);
  expect((await requireDayHash(at('27T00:00:00')))(network)).not.toBe(name);
  // Another site has another key.
  store.reset();
  expect((await requireDayHash(at('26T00:00:00')))(network)).not.toBe(name);
});

it('those who ask first at the same time get the same name', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 5 }, () => requireDayHash(at('26T10:00:00'))),
  );
  expect(new Set(hashes.map((hash) => hash(network))).size).toBe(1);
});

it('a day on which nothing was named has no names, also after it was asked for', async () => {
  expect(await findDayHash(at('26T10:00:00'))).toBeNull();
  expect(await findDayHash(at('26T10:00:00'))).toBeNull();
});

it('a key that cannot be reached is not made anew', async () => {
  store.fault({ kind: 503, times: 50, match: (call) => call.store === 'local-marks' });
  await expect(requireDayHash(at('26T10:00:00'))).rejects.toThrow(StoreUnavailable);
  await expect(findDayHash(at('26T10:00:00'))).rejects.toThrow(StoreUnavailable);
});

it('a key that is damaged is made anew by whoever asks first', async () => {
  store.put('local-marks', 'day-keys/2026-11-26', '""');
  expect(await findDayHash(at('26T10:00:00'))).toBeNull();
  const hashes = await Promise.all([1, 2, 3].map(() => requireDayHash(at('26T10:00:00'))));
  expect(new Set(hashes.map((hash) => hash(network))).size).toBe(1);
});

it('every night the keys of the days before yesterday are erased: a limit of 24 hours asks for yesterday’s', async () => {
  for (const day of ['24', '25', '26']) await requireDayHash(at(`${day}T10:00:00`));
  const name = (await findDayHash(at('25T10:00:00')))?.(network);
  await eraseOldKeys(at('26T20:40:00'));
  expect(await findDayHash(at('24T10:00:00'))).toBeNull();
  expect((await findDayHash(at('25T23:00:00')))?.(network)).toBe(name);
  expect([...store.values('local-marks').keys()]).toEqual([
    'day-keys/2026-11-25',
    'day-keys/2026-11-26',
  ]);
});
