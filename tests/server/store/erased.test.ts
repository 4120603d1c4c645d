import { describe, expect, it } from 'vitest';
import { deleteOldMarks, listErased, markErased } from '../../../src/server/store/erased';
import { openStore } from '../../../src/server/store/open';
import { useLocalStore } from '../../support/local-store';

useLocalStore();

const first = new Date('2026-03-01T20:40:00.000Z');
const daysAfter = (days: number) => new Date(first.getTime() + days * 24 * 60 * 60_000);

describe('what was erased for good', () => {
  it('is remembered by store and key, with the moment', async () => {
    await markErased('properties', ['villa', 'flat'], first);
    await markErased('history', ['property/villa/20260301T204000000Z-v1'], daysAfter(1));
    expect([...(await listErased())].sort()).toEqual([
      ['history/property/villa/20260301T204000000Z-v1', daysAfter(1).toISOString()],
      ['properties/flat', first.toISOString()],
      ['properties/villa', first.toISOString()],
    ]);
  });

  it('counts from the last erasure', async () => {
    await markErased('enquiries', ['one'], first);
    await listErased();
    await markErased('enquiries', ['one'], daysAfter(9));
    expect((await listErased()).get('enquiries/one')).toBe(daysAfter(9).toISOString());
  });

  it('is forgotten after three years, when no file of a backup is of use any more', async () => {
    await markErased('blogs', ['old'], first);
    await markErased('blogs', ['young'], daysAfter(1));
    await deleteOldMarks(daysAfter(1095));
    expect([...(await listErased()).keys()].sort()).toEqual(['blogs/old', 'blogs/young']);
    await deleteOldMarks(new Date(daysAfter(1095).getTime() + 1));
    expect([...(await listErased()).keys()]).toEqual(['blogs/young']);
    expect((await openStore('erased').list()).map(({ key }) => key)).toEqual(['blogs/young']);
  });

  it('skips a mark that cannot be read', async () => {
    await openStore('erased').writeJson('blogs/odd', ['no time']);
    await markErased('blogs', ['one'], first);
    expect([...(await listErased()).keys()]).toEqual(['blogs/one']);
  });
});
