import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../../../src/api/storage';
import { type Draft, Drafts } from '../../../../src/islands/admin/form/drafts';

/** A browser's storage in a test's memory; entries are its own properties, as in browsers. */
function makeStorage(isFull = false): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? (storage[key] as string) : null),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

const browser = (storage: Storage) => browserStorage(() => storage);

const day = 24 * 60 * 60 * 1_000;
const now = 1_800_000_000_000;
const draft = (at: number, price = '2'): Draft => ({
  at,
  base: { id: 'adyar-1', version: 'v1', values: { price: '1' } },
  values: { price },
});

describe('drafts', () => {
  it('of a form that was left are found again, newest first', () => {
    const storage = makeStorage();
    new Drafts('property:adyar-1', 'one', browser(storage)).keep(draft(now - 2));
    new Drafts('property:adyar-1', 'two', browser(storage)).keep(draft(now - 1, '3'));
    const found = new Drafts('property:adyar-1', 'three', browser(storage)).left(now);
    expect(found.map(({ values }) => values.price)).toEqual(['3', '2']);
  });

  it('of two tabs do not write over each other, and none finds its own', () => {
    const storage = makeStorage();
    const one = new Drafts('property:adyar-1', 'one', browser(storage));
    const two = new Drafts('property:adyar-1', 'two', browser(storage));
    one.keep(draft(now));
    two.keep(draft(now, '3'));
    expect(one.left(now).map(({ values }) => values.price)).toEqual(['3']);
  });

  it('of another record are not found', () => {
    const storage = makeStorage();
    new Drafts('property:adyar-1', 'one', browser(storage)).keep(draft(now));
    expect(new Drafts('property:adyar', 'two', browser(storage)).left(now)).toEqual([]);
    expect(new Drafts('blog:adyar-1', 'two', browser(storage)).left(now)).toEqual([]);
  });

  it('older than 30 days are discarded', () => {
    const storage = makeStorage();
    new Drafts('property:new', 'one', browser(storage)).keep(draft(now - 31 * day));
    expect(new Drafts('property:new', 'two', browser(storage)).left(now)).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('that cannot be parsed are discarded', () => {
    const storage = makeStorage();
    storage.setItem('draft:property:new:one', '{"at":1}');
    storage.setItem('draft:property:new:two', 'not json');
    expect(new Drafts('property:new', 'three', browser(storage)).left(now)).toEqual([]);
  });

  it('are not found after they are discarded', () => {
    const storage = makeStorage();
    const drafts = new Drafts('property:new', 'one', browser(storage));
    drafts.keep(draft(now));
    drafts.forget();
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each([
    ['full', browserStorage(() => makeStorage(true))],
    [
      'forbidden',
      browserStorage(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    ],
  ])('say when the storage is %s', (_, storage) => {
    expect(new Drafts('property:new', 'one', storage).keep(draft(now))).toBe(false);
  });
});
