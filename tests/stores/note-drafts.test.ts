import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSavedNote, keepNoteDraft, readNoteDraft } from '../../src/stores/note-drafts';

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
  it('is forgotten once it is saved', () => {
    keepNoteDraft('lead-1', 'Called.');
    keepNoteDraft('lead-2', 'Called.');
    forgetSavedNote('lead-1', 'Called.');
    expect(readNoteDraft('lead-1')).toBeNull();
    expect(readNoteDraft('lead-2')).toBe('Called.');
  });

  it('stays when more was typed while it was being saved', () => {
    keepNoteDraft('lead-1', 'Called.');
    keepNoteDraft('lead-1', 'Called. Comes on Friday.');
    forgetSavedNote('lead-1', 'Called.');
    expect(readNoteDraft('lead-1')).toBe('Called. Comes on Friday.');
  });

  it('is none where storage is forbidden, and nothing fails', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepNoteDraft('lead-1', 'Called.');
    forgetSavedNote('lead-1', 'Called.');
    expect(readNoteDraft('lead-1')).toBeNull();
  });
});
