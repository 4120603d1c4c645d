import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { putQuarantined, sweep } from '../../server/enquiries/given';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { store, call, list, spam, only, arrived } = await useInbox();

describe('GET /api/enquiry/list', () => {
  it('returns an empty inbox', async () => {
    const response = await call('GET', 'list');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await json(response)).toEqual({ enquiries: [], older: 0 });
  });

  it('returns newest first, filed or not, without the quarantined ones', async () => {
    const given = { email: 'meena@example.com', propertyId: 'p1', propertyName: 'Sea View' };
    await arrived({ name: 'Old', ...given }, 3);
    const seen = await arrived({ name: 'Seen' }, 2);
    await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
    await arrived({ name: 'New' });
    await call('PUT', `update/${seen}`, { status: 'in progress' });
    await sweep(new Date());
    await arrived({ name: 'Newest' });
    const { enquiries } = await list();
    expect(enquiries.map(({ name }) => name)).toEqual(['Newest', 'New', 'Seen', 'Old']);
    const untouched = { status: 'new', note: '', nextAction: '', isCut: false };
    const about = {
      kind: 'enquiry',
      number: '+91 90000 00000',
      message: 'Is the home still free?',
    };
    expect(enquiries[3]).toMatchObject({
      ...given,
      ...untouched,
      ...about,
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

describe('GET /api/enquiry/quarantine', () => {
  it('returns what looks like spam, newest first, with the reason', async () => {
    await arrived({ name: 'Old', website: 'x' }, 5);
    await arrived({ name: 'New', website: 'https://spam.example' }, 1);
    const { enquiries, older } = await spam();
    expect(older).toBe(0);
    expect(enquiries).toMatchObject([
      {
        name: 'New',
        delivery: { state: 'quarantined' },
        suspicion: [{ code: 'hidden field', number: 0 }],
      },
      { name: 'Old' },
    ]);
  });

  it('leaves out what cannot be read, and says how many are older than the newest 200', async () => {
    for (let at = 0; at < 205; at += 1) putQuarantined(store, `spam-${at}`, { minutes: at });
    store.put('local-quarantine', '20270101T0000-broken', '{broken');
    const { enquiries, older } = await spam();
    expect(older).toBe(6);
    expect(enquiries).toHaveLength(199);
    expect(enquiries[0]?.id).toMatch(/-spam-204$/);
  });
});
