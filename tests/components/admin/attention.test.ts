import { describe, expect, it } from 'vitest';
import {
  attentionGroups,
  linkLimit,
  missingParts,
} from '../../../src/components/admin/attention-groups';
import { waitingLists } from '../../../src/components/admin/enquiry-lists';
import { adminHome } from '../../../src/content/admin/home';
import { inboxVisit } from '../../../src/content/admin/inbox-visit';
import { type Attention, countAttention } from '../../../src/domain/attention';
import type { Changeover } from '../../../src/domain/property/changeover';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { referenceText } from '../../../src/content/properties/reference';
import { makeReference } from '../../../src/domain/reference';
import { givenOwner } from '../../server/post/given';
import { enquiry as givenEnquiry } from '../../islands/admin/enquiries/enquiry';

const plot = givenOwner({ home: 'plot', place: 'KK Nagar, Madurai' });
const nothing = countAttention([], [], '2026-03-02');
const palm = { _id: 'palm', name: 'Palm Villa' };

const enquiry = (fields: Partial<Enquiry> = {}) =>
  givenEnquiry({ kind: 'enquiry', propertyName: 'Palm Villa', ...fields });

const withEnquiries = (enquiries: Partial<Attention['enquiries']>): Attention => ({
  ...nothing,
  enquiries: { ...nothing.enquiries, ...enquiries },
});

describe('what needs attention', () => {
  it('is nothing when nothing does', () => {
    expect(attentionGroups(nothing)).toEqual([]);
    expect(waitingLists(nothing)).toEqual([]);
  });

  it.each([
    ['rent', 'price'],
    ['picture', 'images'],
    ['map', 'googleLocation'],
  ])('links a missing %s to the very field', (name, field) => {
    const groups = attentionGroups({ ...nothing, lacking: { ...nothing.lacking, [name]: [palm] } });
    const href = `/admin/property/getproperty/palm#field-${field}`;
    expect(groups.map(({ links }) => links)).toEqual([[{ label: 'Palm Villa', href }]]);
  });

  it('links a property to be checked to its day, and all of them to the list', () => {
    const href = '/admin/property/getproperty/palm#field-checkedOn';
    const group = {
      title: adminHome.groups.check(1),
      all: '/admin/property/allproperty?show=check',
      count: 1,
      links: [{ label: 'Palm Villa', href }],
    };
    expect(attentionGroups({ ...nothing, toCheck: [palm] })).toEqual([group]);
  });

  it('links homes that change hands to what decides how they go on, and all of them to the list', () => {
    const home = (
      _id: string,
      what: Changeover['what'],
      day: string,
      isOver = false,
      note = '',
    ) => ({ ...{ _id, name: 'Palm Villa', isOver }, changeover: { what, day, note } });
    const [group] = attentionGroups({
      ...nothing,
      changeovers: [
        home('a', 'token', '', true, '10,000 from Murugan'),
        home('b', 'notice', '', true),
        home('c', 'notice', '2026-03-01', true),
        home('d', 'lease', '2026-12-14'),
      ],
    });
    const href = (id: string, field: string) => `/admin/property/getproperty/${id}#field-${field}`;
    expect(group).toEqual({
      title: '4 properties change hands soon',
      all: '/admin/property/allproperty?show=changeover',
      count: 4,
      links: [
        {
          label:
            'Palm Villa · Token paid, 10,000 from Murugan: mark it Occupied when the key is given',
          href: href('a', 'status'),
        },
        {
          label: 'Palm Villa · Notice given, no day yet: from when is it free?',
          href: href('b', 'availableFrom'),
        },
        {
          label:
            'Palm Villa · Notice given, free since 01-03-2026: mark it Available once it is vacated',
          href: href('c', 'availableFrom'),
        },
        { label: 'Palm Villa · Lease ends 14-12-2026', href: href('d', 'leaseTo') },
      ],
    });
  });

  it('names the twenty longest unchecked of many, and counts the others', () => {
    const homes = Array.from({ length: 686 }, (_, index) => ({
      _id: `h${index}`,
      name: `Home ${index}`,
    }));
    const [group] = attentionGroups({ ...nothing, toCheck: homes });
    expect(group?.title).toBe(
      '20 properties to be checked this week, the longest unchecked; 666 more after them',
    );
    expect(group).toMatchObject({ count: 686, all: '/admin/property/allproperty?show=check' });
    expect(group?.links.map(({ label }) => label)).toEqual(
      homes.slice(0, 20).map(({ name }) => name),
    );
  });

  it('links failed emails to their enquiries, names the first few and counts all', () => {
    const failed = Array.from({ length: 30 }, () => enquiry({ name: '' }));
    const [group] = attentionGroups(withEnquiries({ failed }));
    const all = '/admin/enquiries?show=failed';
    expect(group).toMatchObject({ title: adminHome.groups.failed(30), all, count: 30 });
    expect(group?.links).toHaveLength(linkLimit);
    expect(group?.links[0]).toEqual({ label: adminHome.nobody, href: `${all}&enquiry=enquiry-1` });
  });

  it.each([
    ['enquiries', '/admin/enquiries'],
    ['properties', '/admin/property/allproperty'],
  ] as const)('says that %s are missing, with a way to their page', (part, href) => {
    const text = adminHome.missing[part];
    expect(missingParts({ ...nothing, missing: [part] })).toEqual([{ text, href }]);
  });
});

describe('the enquiries that wait', () => {
  const newRow = (fields: Partial<Enquiry>) =>
    waitingLists(withEnquiries({ new: [enquiry(fields)] }))[0]?.rows[0];

  it('say who asks for what, and lead to the enquiry, opened', () => {
    const [list] = waitingLists(withEnquiries({ new: [enquiry()] }));
    expect(list).toMatchObject({ title: '1 new enquiry', all: '/admin/enquiries?show=new' });
    expect(list?.rows[0]).toEqual({
      name: 'Visitor',
      whose: '',
      href: '/admin/enquiries?show=new&enquiry=enquiry-1',
      contact: '98400 12345',
      about: 'Palm Villa',
      text: 'Is it free?',
      when: '15-01-2026, 15:30',
      time: '2026-01-15T10:00:00.000Z',
    });
  });

  it.each([
    ['the email address without a number', { number: '' }, { contact: 'priya@example.com' }],
    [
      'the subject without a property',
      { kind: 'contact' as const, propertyName: '', subject: 'Lease' },
      { about: 'Lease' },
    ],
    [
      'what an owner has',
      { kind: 'owner' as const, propertyName: '', owner: plot },
      { about: 'Owner: plot, KK Nagar, Madurai' },
    ],
    [
      'what was told on the telephone',
      { kind: 'contact' as const, propertyName: '', source: 'telephone' as const },
      { about: 'Telephone' },
    ],
    [
      'the home without a name by its reference',
      { propertyName: '', propertyId: 'palm' },
      { about: referenceText(makeReference('palm')) },
    ],
    ['that there is no name', { name: '' }, { name: adminHome.nobody }],
    ['lines as one', { message: ' First,\n\n second. ' }, { text: 'First, second.' }],
  ])('tell %s', (_, fields, expected) => {
    expect(newRow(fields)).toMatchObject(expected);
  });

  it('say whose each is, by the names of people', () => {
    const mine = [enquiry({ assignedTo: 'meena' }), enquiry({ assignedTo: 'gone' })];
    const [list] = waitingLists(withEnquiries({ new: mine }), { meena: 'Meena' });
    expect(list?.rows.map(({ whose }) => whose)).toEqual(['Meena', '']);
  });

  it('are told by the beginning of a long message, in whole words', () => {
    const text = newRow({ message: 'word '.repeat(2_000) })?.text ?? '';
    expect(text).toMatch(/^(word ){20,}word…$/);
    expect(text.length).toBeLessThanOrEqual(220);
  });

  it('tell of a visit its time in Chennai, and who else has the property then', () => {
    const visit = { kind: 'visit', at: '2026-03-08T05:30:00.000Z' } as const;
    const visits = [enquiry({ visit }), enquiry({ id: 'l2', visit })];
    const [list] = waitingLists({
      ...withEnquiries({ visits }),
      doubleVisits: new Set([`l2 ${visit.at}`]),
    });
    const row = { text: 'Visit asked for', when: 'Sunday 08-03-2026, 11:00', time: visit.at };
    expect(list?.rows).toMatchObject([row, { ...row, alarm: inboxVisit.double }]);
    expect(list?.rows[0]).not.toHaveProperty('alarm');
  });
});
