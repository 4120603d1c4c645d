import { describe, expect, it } from 'vitest';
import { attentionGroups, linkLimit } from '../../../src/components/admin/attention-groups';
import type { Attention } from '../../../src/domain/property/attention';

const nothing: Attention = {
  missing: [],
  newLeads: [],
  failedMails: [],
  setAside: [],
  moreSetAside: 0,
  homesWithoutRent: [],
  homesWithoutPicture: [],
  homesWithoutMap: [],
};
const palm = { _id: 'palm', name: 'Palm Villa' };

describe('what needs attention', () => {
  it('is nothing when nothing waits', () => {
    expect(attentionGroups(nothing)).toEqual([]);
  });

  it.each([
    ['homesWithoutRent', '/admin/property/getproperty/palm#field-price'],
    ['homesWithoutPicture', '/admin/property/getproperty/palm#field-images'],
    ['homesWithoutMap', '/admin/property/getproperty/palm#field-googleLocation'],
  ])('links %s to the very field', (name, href) => {
    const groups = attentionGroups({ ...nothing, [name]: [palm] });
    expect(groups.map(({ links }) => links)).toEqual([[{ label: 'Palm Villa', href }]]);
  });

  it('links a failed mail to its message, opened', () => {
    const failedMails = [{ id: 'l1', name: '' }];
    const [group] = attentionGroups({ ...nothing, failedMails });
    expect(group).toMatchObject({
      title: '1 mail to the office failed',
      all: '/admin/leads?show=failed',
      links: [{ label: 'Without a name', href: '/admin/leads?show=failed&lead=l1' }],
    });
  });

  it('names the first few and counts all', () => {
    const newLeads = Array.from({ length: 30 }, (_, at) => ({ id: `l${at}`, name: 'x' }));
    const [group] = attentionGroups({ ...nothing, newLeads });
    expect(group).toMatchObject({ title: '30 new enquiries', count: 30 });
    expect(group?.links).toHaveLength(linkLimit);
  });

  it('mentions what was set aside', () => {
    const setAside = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, setAside })).toMatchObject([
      { title: '1 message set aside, to check', all: '/admin/leads?show=quarantined' },
    ]);
  });

  it('counts those that the inbox leaves out', () => {
    const setAside = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, setAside, moreSetAside: 4_000 })).toMatchObject([
      { title: '4,001 messages set aside, to check', count: 4_001 },
    ]);
  });

  it.each([
    ['leads', 'The enquiries could not be loaded', '/admin/leads'],
    ['homes', 'The homes could not be checked', '/admin/property/allproperty'],
  ] as const)('says first that %s are missing', (part, words, all) => {
    const newLeads = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, missing: [part], newLeads })).toMatchObject([
      { title: expect.stringContaining(words) as string, all, links: [] },
      { title: '1 new enquiry' },
    ]);
  });
});
