import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { storedEnquiries } from '../../server/enquiries/given';
import { configurePassword, json } from '../caller';
import { useInbox } from './use-inbox';

const { store, call, list, only, arrived, signOut } = await useInbox();

describe('GET /api/enquiry/list', () => {
  it('returns an empty inbox', async () => {
    const response = await call('GET', 'list');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await json(response)).toEqual({ enquiries: [], unread: 0, quarantined: 0, older: 0 });
  });

  it('returns newest first, and counts unread and quarantined ones separately', async () => {
    await arrived({ name: 'Old', propertyId: 'p1', propertyName: 'Sea View' }, 3);
    const seen = await arrived({ name: 'Seen' }, 2);
    await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
    await arrived({ name: 'New' });
    await call('PUT', `update/${seen}`, { status: 'in progress' });
    const { enquiries, ...counts } = await list();
    expect(enquiries.map(({ name }) => name)).toEqual(['New', 'Spam', 'Seen', 'Old']);
    expect(counts).toEqual({ unread: 2, quarantined: 1, older: 0 });
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
