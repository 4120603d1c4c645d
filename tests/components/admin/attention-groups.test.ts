import { describe, expect, it } from 'vitest';
import { adminHome } from '../../../src/content/admin';
import { attentionGroups, linkLimit } from '../../../src/components/admin/attention-groups';
import type { Attention } from '../../../src/domain/attention';

const nothing: Attention = {
  missing: [],
  newEnquiries: [],
  failedEmails: [],
  quarantined: [],
  olderQuarantined: 0,
  propertiesWithoutRent: [],
  propertiesWithoutPicture: [],
  propertiesWithoutMap: [],
};
const { groups } = adminHome;
const palm = { _id: 'palm', name: 'Palm Villa' };

describe('what needs attention', () => {
  it('is nothing when nothing needs it', () => {
    expect(attentionGroups(nothing)).toEqual([]);
  });

  it.each([
    ['propertiesWithoutRent', '/admin/property/getproperty/palm#field-price'],
    ['propertiesWithoutPicture', '/admin/property/getproperty/palm#field-images'],
    ['propertiesWithoutMap', '/admin/property/getproperty/palm#field-googleLocation'],
  ])('links %s to the very field', (name, href) => {
    const groups = attentionGroups({ ...nothing, [name]: [palm] });
    expect(groups.map(({ links }) => links)).toEqual([[{ label: 'Palm Villa', href }]]);
  });

  it('links a failed email to its enquiry, opened', () => {
    const failedEmails = [{ id: 'l1', name: '' }];
    const [group] = attentionGroups({ ...nothing, failedEmails });
    expect(group).toMatchObject({
      title: groups.failedEmails(1),
      all: '/admin/enquiries?show=failed',
      links: [{ label: adminHome.nobody, href: '/admin/enquiries?show=failed&enquiry=l1' }],
    });
  });

  it('names the first few and counts all', () => {
    const newEnquiries = Array.from({ length: 30 }, (_, at) => ({ id: `l${at}`, name: 'x' }));
    const [group] = attentionGroups({ ...nothing, newEnquiries });
    expect(group).toMatchObject({ title: groups.newEnquiries(30), count: 30 });
    expect(group?.links).toHaveLength(linkLimit);
  });

  it('mentions possible spam', () => {
    const quarantined = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, quarantined })).toMatchObject([
      { title: groups.quarantined(1), all: '/admin/enquiries?show=quarantined' },
    ]);
  });

  it('counts those that the inbox leaves out', () => {
    const quarantined = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, quarantined, olderQuarantined: 4_000 })).toMatchObject([
      { title: groups.quarantined(4_001), count: 4_001 },
    ]);
  });

  it.each([
    ['enquiries', '/admin/enquiries'],
    ['properties', '/admin/property/allproperty'],
  ] as const)('says first that %s are missing', (part, all) => {
    const newEnquiries = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups({ ...nothing, missing: [part], newEnquiries })).toMatchObject([
      { title: adminHome.missing[part], all, links: [] },
      { title: groups.newEnquiries(1) },
    ]);
  });
});
