import { describe, expect, it, vi } from 'vitest';
import type { Inbox } from '../../../src/domain/enquiry/inbox';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { putEnquiry, storedEnquiries } from '../../server/enquiries/given';
import type { StoreCall } from '../../support/blobs-protocol';
import { configurePassword, json } from '../caller';
import { useInbox } from './use-inbox';

const { store, call, list, only, arrived, signOut } = await useInbox();

const isEnquiryRead = ({ method, store: name, key }: StoreCall) =>
  method === 'GET' && name === 'local-leads' && key !== '';

describe('GET /api/enquiry/list', () => {
  it('returns an empty inbox', async () => {
    const response = await call('GET', 'list');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const none = { enquiries: [], unread: 0, quarantined: 0, older: 0, left: 0 };
    expect(await json(response)).toEqual(none);
  });

  it('returns newest first, and counts unread and quarantined ones separately', async () => {
    await arrived({ name: 'Old', propertyId: 'p1', propertyName: 'Sea View' }, 3);
    const seen = await arrived({ name: 'Seen' }, 2);
    await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
    await arrived({ name: 'New' });
    await call('PUT', `update/${seen}`, { status: 'in progress' });
    const { enquiries, ...counts } = await list();
    expect(enquiries.map(({ name }) => name)).toEqual(['New', 'Spam', 'Seen', 'Old']);
    expect(counts).toEqual({ unread: 2, quarantined: 1, older: 0, left: 0 });
    expect(enquiries[1]).toMatchObject({
      delivery: { state: 'quarantined' },
      suspicion: [{ code: 'hidden field', number: 0 }],
    });
    expect(enquiries[3]).toMatchObject({
      kind: 'enquiry',
      propertyId: 'p1',
      propertyName: 'Sea View',
      email: 'meena@example.com',
      number: '+91 90000 00000',
      message: 'Is the home still free?',
      isCut: false,
      status: 'new',
      note: '',
      nextAction: '',
      delivery: { state: 'sent' },
    });
  });

  it('cuts very long messages; the enquiry itself has the whole one', async () => {
    const long = 'வீடு '.repeat(1_500).trim();
    const id = await arrived({ message: long });
    const [summary] = (await list()).enquiries;
    expect(summary).toMatchObject({ isCut: true });
    expect(summary?.message).toHaveLength(2_000);
    const response = await call('GET', `getenquiry/${id}`);
    expect((await json<Enquiry>(response)).message).toBe(long);
    expect(response.headers.get('etag')).toBe(`"${only().version}"`);
  });
});

describe('row 47: 600 new enquiries at once', () => {
  it('are in the inbox, and the next list call needs no more than the index', async () => {
    for (let at = 0; at < 600; at += 1) putEnquiry(store, `new-${at}`, { minutes: at });
    // On a busy machine even this takes more than one call.
    while ((await list()).left > 0);
    expect(store.calls.filter(isEnquiryRead)).toHaveLength(600);
    expect(await list()).toMatchObject({ unread: 600, left: 0 });
    store.forget();
    expect((await list()).enquiries).toHaveLength(600);
    expect(store.calls.filter(isEnquiryRead)).toEqual([]);
  });

  it('that take long to read come in parts: every call answers, and brings more than the last', async () => {
    for (let at = 0; at < 600; at += 1) putEnquiry(store, `new-${at}`, { minutes: at });
    const now = performance.now.bind(performance);
    // Every read takes 20 ms longer, as on a busy platform.
    vi.spyOn(performance, 'now').mockImplementation(
      () => now() + 20 * store.calls.filter(isEnquiryRead).length,
    );
    const counts: number[] = [];
    for (let left = 600; left > 0;) {
      const response = await call('GET', 'list');
      expect(response.status).toBe(200);
      const inbox = await json<Inbox>(response);
      expect(inbox.enquiries).toHaveLength(600 - inbox.left);
      expect(inbox.left).toBeLessThan(left);
      left = inbox.left;
      counts.push(left);
    }
    expect(counts.length).toBeGreaterThan(2);
    expect(store.calls.filter(isEnquiryRead)).toHaveLength(600);
    vi.restoreAllMocks();
    expect(await list()).toMatchObject({ unread: 600, left: 0 });
  });
});

describe('row 16: an ended session sees no enquiry', () => {
  it.each(['sign-out', 'password change'])('after a %s', async (end) => {
    const id = await arrived();
    if (end === 'sign-out') await signOut();
    else configurePassword('four quiet palms');
    const answers = [
      await call('GET', 'list'),
      await call('GET', 'export'),
      await call('GET', `getenquiry/${id}`),
      await call('DELETE', `delete/${id}`),
    ];
    configurePassword();
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(storedEnquiries(store)).toHaveLength(1);
  });
});
