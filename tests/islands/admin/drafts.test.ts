import { beforeEach, expect, it, vi } from 'vitest';
import { draftNames, keepDraft, readDraft } from '../../../src/islands/admin/drafts';

const now = Date.parse('2026-01-20T10:00:00Z');
/** The browser's texts by key, each an own property as in browsers. */
let kept: Record<string, string> = {};

function stubStorage(setItem: (key: string, text: string) => void) {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept[key] ?? null,
    setItem,
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => methods[String(name)] }));
}

beforeEach(() => {
  kept = {};
  stubStorage((key, text) => void (kept[key] = text));
  vi.useFakeTimers({ now });
});

it('a draft of one record is not taken for that of another', () => {
  const names = ['property:adyar-1:one', 'property:adyar-1:two'];
  for (const name of names) keepDraft(name, {}, { price: '2' });
  expect(draftNames('property:adyar-1:')).toEqual(names);
  expect([...draftNames('property:adyar:'), ...draftNames('blog:adyar-1:')]).toEqual([]);
});

it('a draft is kept for 30 days, and then discarded', () => {
  keepDraft('note:1', '', 'Called.');
  kept.other = 'something else';
  const last = now + 30 * 24 * 60 * 60 * 1_000;
  vi.setSystemTime(last);
  expect(draftNames('note:')).toEqual(['note:1']);
  vi.setSystemTime(last + 1);
  expect(readDraft('note:1')).toBeNull();
  expect(draftNames('note:')).toEqual([]);
  expect(kept).toEqual({ other: 'something else' });
});

it('a draft that something else has written is discarded', () => {
  kept['draft:note:1'] = '{"at":"today","base":"","values":"Called."}';
  kept['draft:note:2'] = `{"at":${now},"base":"","values":null}`;
  expect(draftNames('note:')).toEqual([]);
  expect(kept).toEqual({});
});

it('a draft says when the storage is full or forbidden, and nothing fails', () => {
  stubStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('note:1', '', 'Called.')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft('note:1', '', 'Called.')).toBeNull();
  expect(readDraft('note:1')).toBeNull();
  expect(draftNames('note:')).toEqual([]);
});
