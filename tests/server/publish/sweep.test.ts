import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withinTime } from '../../../src/server/store/deadline';
import { purgeChangedPages } from '../../../src/server/publish/sweep';
import { blankInput } from '../../support/property';
import { openProperties } from '../../support/strict-properties';
import { useCdn } from '../../support/use-cdn';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();

const minute = 60_000;
let began = 0;
beforeEach(() => void (began = Date.now()));

describe('row 30: the purge of changed pages', () => {
  it('of an unchanged site stops purging', async () => {
    await create('one');
    await purgeChangedPages();
    cdn.purged = [];
    await purgeChangedPages(after(10));
    await purgeChangedPages(after(20));
    expect(cdn.purged).toHaveLength(1);
    cdn.purged = [];
    await purgeChangedPages(after(30));
    expect(cdn.purged).toEqual([]);
  });

  it.each([429, 500, 'hang'] as const)('purges again after an answer of %s', async (answer) => {
    await create('one');
    await purgeChangedPages(after(5));
    const before = mark();
    cdn.answer = answer;
    await changeAt(after(10), 'one');
    const purging = withinTime(2_000, () => purgeChangedPages(after(15)));
    await expect(purging).rejects.toThrow('not purged');
    expect(mark()).toBe(before);
    cdn.answer = 202;
    cdn.purged = [];
    const now = after(20);
    await purgeChangedPages(now);
    expect(tags()).toEqual(['properties']);
    expect(mark()).toBe(now.toISOString());
  });

  it.each([
    ['missing', null],
    ['no JSON', '{"at'],
    ['of another form', '{"at":"yesterday"}'],
    ['of a clock that was ahead', '{"at":"2126-11-29T12:00:00.000Z"}'],
  ])('without a usable mark (%s) purges everything', async (_name, text) => {
    await create('one');
    await purgeChangedPages(after(60));
    store.put('local-marks', 'purged', text);
    cdn.purged = [];
    await purgeChangedPages(after(120));
    expect(tags()).toEqual(['properties']);
    expect(mark()).toBeDefined();
  });
});

/** Some minutes later than when the test began: the clock is set to it. */
function after(minutes: number): Date {
  vi.useFakeTimers({ now: began + minutes * minute, toFake: ['Date'] });
  return new Date();
}
const mark = () => (store.values('local-marks').get('purged') as { at: string } | undefined)?.at;
const tags = () => cdn.purged.flat().sort();
const create = (id: string) => openProperties().create(blankInput(), id);

/** Changes a record at a moment of which nobody has purged its page. */
async function changeAt(now: Date, id: string): Promise<void> {
  const properties = openProperties();
  await properties.document.change(
    ({ records }, stamp) => {
      const current = records.get(id);
      return {
        changed: current ? [properties.writer.next(current, { price: '1' }, stamp)] : [],
        result: 0,
      };
    },
    { now },
  );
}
