import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EnquiryStatus } from '../../../../src/domain/enquiry/handling';
import { changeStatus } from '../../../../src/islands/admin/enquiries/change-status';
import { enquiry } from './enquiry';

afterEach(() => vi.unstubAllGlobals());

/** Sets a new enquiry in progress that has another status by the time of the call; whether a message is shown. */
async function isSaid(meanwhile: EnquiryStatus): Promise<boolean> {
  const regionOfMessages = vi.fn(() => null);
  vi.stubGlobal('document', { getElementById: regionOfMessages });
  const latest = enquiry({ status: meanwhile, version: 'v2' });
  const changed = await changeStatus((_, call) => call(latest), enquiry(), 'in progress');
  expect(changed).toBeNull();
  return regionOfMessages.mock.calls.length > 0;
}

describe('a status that was set in the meantime', () => {
  it('is named', async () => {
    expect(await isSaid('done')).toBe(true);
  });

  it('is nothing to speak of when it is the wanted one, as after a double click', async () => {
    expect(await isSaid('in progress')).toBe(false);
  });
});
