import { describe, expect, it } from 'vitest';
import { attentionGroups, linkLimit } from '../../../src/components/admin/attention-groups';
import type { Attention } from '../../../src/domain/property/attention';

const nothing: Attention = {
  newLeads: [],
  failedMails: [],
  setAside: [],
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
});
