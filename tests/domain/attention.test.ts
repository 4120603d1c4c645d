import { describe, expect, it } from 'vitest';
import { countAttention, type PropertyForAttention } from '../../src/domain/attention';
import type { Enquiry } from '../../src/domain/enquiry/schema';
import { givenEnquiry, officeMail } from '../server/post/given';
import { property as givenProperty } from './property/properties';

const property = {
  ...givenProperty({ _id: 'a', name: 'A', checkedOn: '2026-03-01' }),
  notStated: [] as const,
  missing: [] as const,
  noticeOrToken: '' as const,
  token: '',
  leaseTo: '',
};
const noMap = ['googleLocation'] as const;
const today = '2026-03-02';
const given = givenEnquiry('l');
const enquiry: Enquiry = { ...given, ...officeMail(given, { state: 'sent' }) };
const givenUp = { state: 'failed' as const, attempts: 9 };
const underWay = { state: 'pending' as const, attempts: 1 };
const nothing = {
  missing: [],
  enquiries: { new: [], due: [], visits: [], failed: [], spam: [] },
  doubleVisits: new Set<string>(),
  changeovers: [],
  toCheck: [],
  lacking: { facts: [], rent: [], picture: [], map: [] },
  counts: { Available: 0, Occupied: 0, incomplete: 0 },
};

describe('what needs attention', () => {
  it('is empty without properties and enquiries', () => {
    expect(countAttention([], [], today)).toEqual(nothing);
  });

  it.each([
    ['no rent', { price: 'On request' }, ['rent']],
    ['a missing fact', { missing: ['floor'] as const }, ['facts']],
    ['a rent with words', { price: '20,000 + maintenance' }, []],
    ['nothing at all', { price: '-', images: [], notStated: noMap }, ['rent', 'picture', 'map']],
  ])('a property with %s', (_, fields, lists) => {
    const named = { _id: 'a', name: 'A' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    const lacking = { ...nothing.lacking, ...expected };
    const counts = { Available: 1, Occupied: 0, incomplete: lists.length > 0 ? 1 : 0 };
    expect(countAttention([{ ...property, ...fields }], [], today)).toEqual({
      ...nothing,
      lacking,
      counts,
    });
  });

  it.each([
    ['new', {}, ['new']],
    ['done', { status: 'done' as const }, []],
    ['in progress, due today', { status: 'in progress' as const, nextAction: today }, ['due']],
    ['possible spam', { spam: true }, ['spam']],
    ['possible spam, due today', { spam: true, nextAction: today }, ['due', 'spam']],
    // As the filters that its numbers lead to.
    ['new and due', { nextAction: '2026-03-01' }, ['new', 'due']],
    ['new, its mail given up', { ...officeMail(given, givenUp) }, ['new', 'failed']],
    [
      'done, its mail given up',
      { status: 'done' as const, ...officeMail(given, givenUp) },
      ['failed'],
    ],
    [
      'new, its mail failing',
      officeMail(given, { ...underWay, problem: 'Down.' }),
      ['new', 'failed'],
    ],
    ['new, its first mail under way', officeMail(given, underWay), ['new']],
  ])('an enquiry that is %s', (_, fields, lists) => {
    const given = { ...enquiry, ...fields };
    const expected = Object.fromEntries(lists.map((list) => [list, [given]]));
    const enquiries = { ...nothing.enquiries, ...expected };
    expect(countAttention([], [given], today)).toEqual({ ...nothing, enquiries });
  });

  it('row 51: visits are listed beside why else an enquiry waits, possible spam last', () => {
    const visitAt = (at: string) => ({ kind: 'visit', at }) as const;
    const at = '2026-03-08T05:30:00.000Z';
    const given = [
      {
        ...enquiry,
        id: 's',
        propertyId: 'villa',
        visit: visitAt('2026-03-02T05:00:00.000Z'),
        spam: true,
      },
      { ...enquiry, id: 'b', propertyId: 'villa', visit: visitAt(at) },
      { ...enquiry, id: 'a', visit: visitAt('2026-03-02T05:30:00.000Z') },
      { ...enquiry, id: 'c', propertyId: 'villa', visit: visitAt(at), status: 'done' as const },
      { ...enquiry, id: 'd', visit: visitAt('2026-03-09T05:30:00.000Z') },
      { ...enquiry, id: 'e', propertyId: 'villa', visit: visitAt(at) },
    ];
    const { enquiries, doubleVisits } = countAttention([], given, today);
    expect(enquiries.visits.map(({ id }) => id)).toEqual(['a', 'b', 'e', 's']);
    expect(enquiries.new.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'e']);
    expect([...doubleVisits]).toEqual([`b ${at}`, `e ${at}`]);
  });

  it('each visit of an enquiry is one', () => {
    const visitAt = (at: string) => ({ kind: 'visit', at }) as const;
    const [first, second, over] = ['2026-03-03', '2026-03-04', '2026-03-01'].map((day) =>
      visitAt(`${day}T05:30:00.000Z`),
    );
    const given = { ...enquiry, visit: second, furtherVisits: [over, first] };
    const { visits } = countAttention([], [given as Enquiry], today).enquiries;
    expect(visits.map(({ visit }) => visit)).toEqual([first, second]);
  });

  it('what has been due longest comes first', () => {
    const days = ['2026-03-02', '2026-02-20', '2026-03-01'];
    const given = days.map((nextAction) => ({
      ...enquiry,
      status: 'in progress' as const,
      nextAction,
    }));
    const { due } = countAttention([], given, today).enquiries;
    expect(due.map(({ nextAction }) => nextAction)).toEqual([...days].sort());
  });

  it.each([
    ['never', '', 'Available', true],
    ['today', '2026-03-02', 'Available', false],
    ['eight days ago', '2026-02-22', 'Available', true],
    ['never, but it is let', '', 'Occupied', false],
  ] as const)('a property that was checked %s', (_, checkedOn, status, isListed) => {
    const { toCheck } = countAttention([{ ...property, checkedOn, status }], [], today);
    expect(toCheck).toEqual(isListed ? [{ _id: 'a', name: 'A' }] : []);
  });

  it('a property that is listed today was checked with that', () => {
    const date = `${today}T06:00:00.000Z`;
    const { toCheck } = countAttention([{ ...property, date, checkedOn: '' }], [], today);
    expect(toCheck).toEqual([]);
  });

  it('puts the longest unchecked first', () => {
    const days = ['2026-02-01', '', '2025-12-24'];
    const homes = days.map((checkedOn) => ({ ...property, _id: `on ${checkedOn}`, checkedOn }));
    const { toCheck } = countAttention(homes, [], today);
    expect(toCheck.map(({ _id }) => _id)).toEqual(['on ', 'on 2025-12-24', 'on 2026-02-01']);
  });

  it('names homes that change hands soon, those without a day first, then the longest past', () => {
    const home = (_id: string, fields: Partial<PropertyForAttention>) => ({
      ...property,
      checkedOn: today,
      status: 'Occupied' as const,
      ...fields,
      _id,
    });
    const given = [
      home('lease', { leaseTo: '2026-04-01' }),
      home('later', { leaseTo: '2026-04-02' }),
      home('vacant', { leaseTo: '2026-03-05', status: 'Available' }),
      home('past', { leaseTo: '2026-02-28' }),
      home('leaving', {
        leaseTo: '2026-03-05',
        noticeOrToken: 'Notice given',
        availableFrom: '1-6-2026',
      }),
      home('notice', { noticeOrToken: 'Notice given', availableFrom: '20-03-2026' }),
      home('token', { noticeOrToken: 'Token paid', status: 'Available' }),
      home('unsaid', { noticeOrToken: 'Notice given' }),
      home('ending', { noticeOrToken: 'Notice given', leaseTo: '2026-03-10' }),
    ];
    const { changeovers } = countAttention(given, [], today);
    expect(
      changeovers.map(({ _id, changeover: { what, day }, isOver }) => [_id, what, day, isOver]),
    ).toEqual([
      ['token', 'token', '', true],
      ['unsaid', 'notice', '', true],
      ['past', 'lease', '2026-02-28', true],
      ['ending', 'notice', '2026-03-10', false],
      ['notice', 'notice', '2026-03-20', false],
      ['lease', 'lease', '2026-04-01', false],
    ]);
  });

  it('counts available, occupied and incomplete properties', () => {
    const occupied = { ...property, status: 'Occupied' as const };
    const given = [
      property,
      { ...occupied, price: '', images: [] },
      { ...occupied, notStated: noMap },
    ];
    const counts = { Available: 1, Occupied: 2, incomplete: 2 };
    expect(countAttention(given, [], today).counts).toEqual(counts);
  });
});
