import { describe, expect, it } from 'vitest';
import { adminHome } from '../../../src/content/admin';
import { attentionGroups, linkLimit } from '../../../src/components/admin/attention-groups';
import type { Attention } from '../../../src/domain/attention';

const nothing: Attention = {
  missing: [],
  enquiries: { new: [], failed: [], quarantined: [] },
  olderQuarantined: 0,
  lacking: { rent: [], picture: [], map: [] },
};
const { groups } = adminHome;
const withEnquiries = (enquiries: Partial<Attention['enquiries']>): Attention => ({
  ...nothing,
  enquiries: { ...nothing.enquiries, ...enquiries },
});
const palm = { _id: 'palm', name: 'Palm Villa' };

describe('what needs attention', () => {
  it('is an empty list when nothing does', () => {
    expect(attentionGroups(nothing)).toEqual([]);
  });

  it.each([
    ['rent', '/admin/property/getproperty/palm#field-price'],
    ['picture', '/admin/property/getproperty/palm#field-images'],
    ['map', '/admin/property/getproperty/palm#field-googleLocation'],
  ])('links a missing %s to the very field', (name, href) => {
    const groups = attentionGroups({ ...nothing, lacking: { ...nothing.lacking, [name]: [palm] } });
    expect(groups.map(({ links }) => links)).toEqual([[{ label: 'Palm Villa', href }]]);
  });

  it('links a failed email to its enquiry, opened', () => {
    const [group] = attentionGroups(withEnquiries({ failed: [{ id: 'l1', name: '' }] }));
    expect(group).toMatchObject({
      title: groups.failed(1),
      all: '/admin/enquiries?show=failed',
      links: [{ label: adminHome.nobody, href: '/admin/enquiries?show=failed&enquiry=l1' }],
    });
  });

  it('names the first few and counts all', () => {
    const newEnquiries = Array.from({ length: 30 }, (_, at) => ({ id: `l${at}`, name: 'x' }));
    const [group] = attentionGroups(withEnquiries({ new: newEnquiries }));
    expect(group).toMatchObject({ title: groups.new(30), count: 30 });
    expect(group?.links).toHaveLength(linkLimit);
  });

  it('mentions possible spam', () => {
    const quarantined = [{ id: 'l1', name: 'x' }];
    expect(attentionGroups(withEnquiries({ quarantined }))).toMatchObject([
      { title: groups.quarantined(1), all: '/admin/enquiries?show=quarantined' },
    ]);
  });

  it('counts those that the inbox omits', () => {
    const quarantined = [{ id: 'l1', name: 'x' }];
    expect(
      attentionGroups({ ...withEnquiries({ quarantined }), olderQuarantined: 4_000 }),
    ).toMatchObject([{ title: groups.quarantined(4_001), count: 4_001 }]);
  });

  it.each([
    ['enquiries', '/admin/enquiries'],
    ['properties', '/admin/property/allproperty'],
  ] as const)('says first that %s are missing', (part, all) => {
    const newEnquiries = [{ id: 'l1', name: 'x' }];
    expect(
      attentionGroups({ ...withEnquiries({ new: newEnquiries }), missing: [part] }),
    ).toMatchObject([{ title: adminHome.missing[part], all, links: [] }, { title: groups.new(1) }]);
  });
});
