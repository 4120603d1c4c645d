import { describe, expect, it } from 'vitest';
import { adminHome } from '../../../src/content/admin-home';
import {
  attentionGroups,
  linkLimit,
  missingParts,
} from '../../../src/components/admin/attention-groups';
import type { Attention } from '../../../src/domain/attention';
import { waitingEnquiry as enquiry } from './waiting-enquiry';

const nothing: Attention = {
  missing: [],
  enquiries: { new: [], due: [], visits: [], failed: [] },
  doubleVisits: new Set<string>(),
  toConfirm: [],
  lacking: { rent: [], picture: [], map: [] },
  counts: { Available: 0, Occupied: 0, incomplete: 0 },
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

  it('links a property to be confirmed to its day, and all of them to the list', () => {
    expect(attentionGroups({ ...nothing, toConfirm: [palm] })).toEqual([
      {
        title: groups.confirm(1),
        all: '/admin/property/allproperty?show=confirm',
        count: 1,
        links: [
          { label: 'Palm Villa', href: '/admin/property/getproperty/palm#field-confirmedAt' },
        ],
      },
    ]);
  });

  it('links a failed email to its enquiry, opened', () => {
    const [group] = attentionGroups(withEnquiries({ failed: [enquiry({ id: 'l1', name: '' })] }));
    expect(group).toMatchObject({
      title: groups.failed(1),
      all: '/admin/enquiries?show=failed',
      links: [{ label: adminHome.nobody, href: '/admin/enquiries?show=failed&enquiry=l1' }],
    });
  });

  it('names the first few and counts all', () => {
    const failed = Array.from({ length: 30 }, (_, at) => enquiry({ id: `l${at}` }));
    const [group] = attentionGroups(withEnquiries({ failed }));
    expect(group).toMatchObject({ title: groups.failed(30), count: 30 });
    expect(group?.links).toHaveLength(linkLimit);
  });

  it.each([
    ['enquiries', '/admin/enquiries'],
    ['properties', '/admin/property/allproperty'],
  ] as const)('says that %s are missing, with a way to their page', (part, href) => {
    expect(missingParts({ ...nothing, missing: [part] })).toEqual([
      { text: adminHome.missing[part], href },
    ]);
  });
});
