import { describe, expect, it } from 'vitest';
import { versionToReplace } from '../../../../src/islands/admin/enquiries/Note';

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
