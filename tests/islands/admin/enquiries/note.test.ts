import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSavedNote,
  keepNoteDraft,
  readNoteDraft,
  versionToReplace,
} from '../../../../src/islands/admin/enquiries/Note';

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

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a note', () => {
  it('is discarded once it is saved', () => {
    keepNoteDraft('enquiry-1', 'Called.');
    keepNoteDraft('enquiry-2', 'Called.');
    forgetSavedNote('enquiry-1', 'Called.');
    expect(readNoteDraft('enquiry-1')).toBeNull();
    expect(readNoteDraft('enquiry-2')).toBe('Called.');
  });

  it('stays when more was typed while it was being saved', () => {
    keepNoteDraft('enquiry-1', 'Called.');
    keepNoteDraft('enquiry-1', 'Called. Comes on Friday.');
    forgetSavedNote('enquiry-1', 'Called.');
    expect(readNoteDraft('enquiry-1')).toBe('Called. Comes on Friday.');
  });

  it('is empty where storage is blocked, and nothing fails', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepNoteDraft('enquiry-1', 'Called.');
    forgetSavedNote('enquiry-1', 'Called.');
    expect(readNoteDraft('enquiry-1')).toBeNull();
  });
});
