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
  enquiries: { new: [], due: [], visits: [], failed: [], quarantined: [] },
  doubleVisits: new Set<string>(),
  olderQuarantined: 0,
  left: 0,
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

  it('mentions possible spam', () => {
    const quarantined = [enquiry()];
    expect(attentionGroups(withEnquiries({ quarantined }))).toMatchObject([
      { title: groups.quarantined(1), all: '/admin/enquiries?show=quarantined' },
    ]);
  });

  it('counts those that the inbox omits', () => {
    const quarantined = [enquiry()];
    expect(
      attentionGroups({ ...withEnquiries({ quarantined }), olderQuarantined: 4_000 }),
    ).toMatchObject([{ title: groups.quarantined(4_001), count: 4_001 }]);
  });

  it.each([
    ['enquiries', '/admin/enquiries'],
    ['properties', '/admin/property/allproperty'],
  ] as const)('says that %s are missing, with a way to their page', (part, href) => {
    expect(missingParts({ ...nothing, missing: [part] })).toEqual([
      { text: adminHome.missing[part], href },
    ]);
  });

  it('says how many enquiries are still being read, with a way to the inbox', () => {
    expect(missingParts(nothing)).toEqual([]);
    expect(missingParts({ ...nothing, left: 340 })).toEqual([
      { text: adminHome.left(340), href: '/admin/enquiries' },
    ]);
  });
});
