import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/enquiries/given';
import { useInbox } from './use-inbox';

const { call, list, spam, arrived } = await useInbox();

describe('GET /api/enquiry/list', () => {
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
    const untouched = { status: 'new', note: '', nextAction: '' };
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
});

it('the quarantine returns what looks like spam, newest first, with the reason', async () => {
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
