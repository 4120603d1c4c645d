import { describe, expect, it } from 'vitest';
import { linkLimit } from '../../../src/components/admin/attention-groups';
import { waitingLists } from '../../../src/components/admin/enquiry-lists';
import { adminHome } from '../../../src/content/admin-home';
import { inboxVisit } from '../../../src/content/inbox-visit';
import { type Attention, attentionOf, type WaitingEnquiry } from '../../../src/domain/attention';
import { waitingEnquiry } from './waiting-enquiry';

function waiting(enquiries: Partial<Attention['enquiries']>) {
  const nothing = attentionOf([], [], '2026-03-02');
  return waitingLists({ ...nothing, enquiries: { ...nothing.enquiries, ...enquiries } });
}

const newRow = (fields: Partial<WaitingEnquiry>) =>
  waiting({ new: [waitingEnquiry(fields)] })[0]?.rows[0];
const dueRow = (fields: Partial<WaitingEnquiry>) =>
  waiting({ due: [waitingEnquiry({ nextAction: '2026-03-01', ...fields })] })[0]?.rows[0];

describe('the enquiries that wait', () => {
  it('are no list at all when there are none', () => {
    expect(waiting({})).toEqual([]);
  });

  it('say who asks for what, and lead to the enquiry, opened', () => {
    expect(newRow({})).toEqual({
      name: 'Visitor',
      href: '/admin/enquiries?show=new&enquiry=l1',
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
      { propertyName: '', subject: 'A lease' },
      { about: 'A lease' },
    ],
    ['that there is no name', { name: '' }, { name: adminHome.nobody }],
    ['lines as one', { message: ' First,\n\n second. ' }, { text: 'First, second.' }],
  ])('tell %s', (_, fields, expected) => {
    expect(newRow(fields)).toMatchObject(expected);
  });

  it('are told by the beginning of a long message, in whole words', () => {
    const text = newRow({ message: 'word '.repeat(2_000) })?.text ?? '';
    expect(text).toMatch(/^(word ){20,}word…$/);
    expect(text.length).toBeLessThanOrEqual(220);
  });

  it('tell the day of a due one, and its note before its message', () => {
    const expected = { when: adminHome.due('01-03-2026'), time: '2026-03-01', text: 'Call at six' };
    expect(dueRow({ note: 'Call at six' })).toMatchObject(expected);
    expect(dueRow({})).toMatchObject({ text: 'Is it free?' });
  });

  it('tell of a visit its time in Chennai, and who else has the home then', () => {
    const at = '2026-03-08T05:30:00.000Z';
    const visit = { kind: 'visit', at } as const;
    const visits = [waitingEnquiry({ visit }), waitingEnquiry({ id: 'l2', visit })];
    const nothing = attentionOf([], [], '2026-03-02');
    const [list] = waitingLists({
      ...nothing,
      enquiries: { ...nothing.enquiries, visits },
      doubleVisits: new Set(['l2']),
    });
    expect(list).toMatchObject({
      title: adminHome.groups.visits(2),
      all: '/admin/enquiries?show=visits',
    });
    expect(list?.rows[0]).toEqual({
      name: 'Visitor',
      href: '/admin/enquiries?show=visits&enquiry=l1',
      contact: '98400 12345',
      about: 'Palm Villa',
      text: 'Visit asked for',
      when: 'Sunday 08-03-2026, 11:00',
      time: at,
    });
    expect(list?.rows[1]).toMatchObject({ alarm: inboxVisit.double });
  });

  it('are named up to a limit, and counted', () => {
    const many = Array.from({ length: 600 }, (_, at) => waitingEnquiry({ id: `l${at}` }));
    const [list] = waiting({ new: many });
    expect(list).toMatchObject({ title: '600 new enquiries', all: '/admin/enquiries?show=new' });
    expect(list?.rows).toHaveLength(linkLimit);
  });
});
