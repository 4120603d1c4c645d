import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionToReplace } from '../../../../src/islands/admin/enquiries/Note';
import {
  forgetNoteDraft,
  forgetOldNotes,
  keepNoteDraft,
  readNoteDraft,
  rebaseNoteDraft,
} from '../../../../src/islands/admin/enquiries/note-drafts';

const known = { note: 'Called.', version: 'v1' };

describe('a note is saved over', () => {
  it('the latest version when only something else was changed, such as the status', () => {
    expect(versionToReplace(known, { note: 'Called.', version: 'v2' })).toBe('v2');
  });

  it('the known version when somebody else has changed the note, so that it is rejected', () => {
    expect(versionToReplace(known, { note: 'Do not call.', version: 'v2' })).toBe('v1');
  });

  it('the version that a rejection has revealed, when it is saved again', () => {
    const shown = { note: 'Do not call.', version: 'v2' };
    expect(versionToReplace(shown, shown)).toBe('v2');
    expect(versionToReplace(shown, { note: 'A third one.', version: 'v3' })).toBe('v2');
  });
});

const now = Date.parse('2026-01-20T10:00:00Z');
const day = 24 * 60 * 60 * 1_000;
/** What the browser keeps, by key, each an own property as in browsers. */
let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  const storage = new Proxy(kept, {
    get: (target, name) =>
      ({
        getItem: (key: string) => target[key] ?? null,
        setItem: (key: string, text: string) => void (target[key] = text),
        removeItem: (key: string) => void Reflect.deleteProperty(target, key),
      })[String(name)],
  });
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const textOf = (enquiry: string) => readNoteDraft(enquiry)?.text ?? null;

describe('the draft of a note', () => {
  it('is discarded once it is saved', () => {
    keepNoteDraft('enquiry-1', 'Called.', '');
    keepNoteDraft('enquiry-2', 'Called.', '');
    rebaseNoteDraft('enquiry-1', 'Called.');
    expect(textOf('enquiry-1')).toBeNull();
    expect(textOf('enquiry-2')).toBe('Called.');
  });

  it('stays when more was typed while it was being saved, over the note that was saved', () => {
    keepNoteDraft('enquiry-1', 'Called.', '');
    keepNoteDraft('enquiry-1', 'Called. Comes on Friday.', '');
    rebaseNoteDraft('enquiry-1', 'Called.');
    expect(readNoteDraft('enquiry-1')).toMatchObject({
      text: 'Called. Comes on Friday.',
      base: 'Called.',
    });
  });

  it('goes with its enquiry', () => {
    keepNoteDraft('enquiry-1', 'Called.', '');
    forgetNoteDraft('enquiry-1');
    expect(kept).toEqual({});
  });

  it('is kept for 30 days, and then discarded whichever enquiry is opened', () => {
    keepNoteDraft('enquiry-1', 'Called.', '');
    kept['draft:property:new:1'] = 'something else';
    vi.setSystemTime(now + 30 * day);
    forgetOldNotes();
    expect(textOf('enquiry-1')).toBe('Called.');
    vi.setSystemTime(now + 30 * day + 1);
    expect(textOf('enquiry-1')).toBeNull();
    forgetOldNotes();
    expect(Object.keys(kept)).toEqual(['draft:property:new:1']);
  });

  it.each(['Called.', '{}', 'null', '{"at":1,"text":5,"base":""}'])(
    'is nothing where %s is stored under its name',
    (stored) => {
      kept['note:enquiry-1'] = stored;
      expect(readNoteDraft('enquiry-1')).toBeNull();
    },
  );

  it('is empty where storage is blocked, and nothing fails', () => {
    vi.stubGlobal('localStorage', undefined);
    keepNoteDraft('enquiry-1', 'Called.', '');
    rebaseNoteDraft('enquiry-1', 'Called.');
    forgetOldNotes();
    expect(readNoteDraft('enquiry-1')).toBeNull();
  });
});
