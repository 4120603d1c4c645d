import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import type { EnquiryStatus } from '../../../src/domain/enquiry/fields';
import type { Visit } from '../../../src/domain/enquiry/schema';
import {
  doubleVisits,
  isComing,
  listVisits,
  splitVisits,
} from '../../../src/domain/enquiry/asked-visits';
import { findInstant } from '../../../src/domain/date';
import { makeClockReader } from '../../../src/domain/clock';
import {
  closedWeekdays,
  everyHalfHour,
  halfHoursOn,
  nextOpenDays,
  readVisit,
  sortForVisitor,
  type VisitingHours,
} from '../../../src/domain/enquiry/visit';

const hours: VisitingHours = {
  week: {
    Monday: '[10:00–18:00]',
    Tuesday: 'closed',
    Wednesday: '10:00-18:00',
    Thursday: '10:15 to 11:50',
    Friday: '10:00–18:00',
    Saturday: '10:00–18:00',
    Sunday: '[10:00–13:00]',
  },
  closedDates: ['[2026-12-25]', '2026-12-02'],
};

it('the next open days leave out a closed one, and today once its last half hour has passed', () => {
  expect(nextOpenDays(hours, now, 3)).toEqual(['2026-11-22', '2026-11-23', '2026-11-25']);
  expect(nextOpenDays(hours, '2026-11-22T07:30:00.000Z', 1)).toEqual(['2026-11-23']);
});

describe('what a form asks for', () => {
  it.each([
    ['a Sunday at eleven', '2026-11-29', '11:00', '2026-11-29T05:30:00.000Z'],
    ['the next half hour of today', '2026-11-22', '11:30', '2026-11-22T06:00:00.000Z'],
    ['the thirtieth day', '2026-12-21', '10:00', '2026-12-21T04:30:00.000Z'],
    ['hours that begin off the half hour', '2026-11-26', '10:30', '2026-11-26T05:00:00.000Z'],
  ])('%s', (_, visitDay, visitTime, at) => {
    expect(readVisit({ visitKind: 'call', visitDay, visitTime }, hours, now)).toEqual({
      kind: 'call',
      at,
    });
  });

  it.each([
    ['a day that does not exist', '2026-02-30', '11:00', { code: 'day' }],
    ['yesterday', '2026-11-21', '11:00', { code: 'past-day' }],
    ['the half hour that runs', '2026-11-22', '11:00', { code: 'past-time' }],
    ['the day after the thirtieth', '2026-12-23', '11:00', { code: 'too-far' }],
    ['a closed day of the week', '2026-11-24', '11:00', { code: 'closed' }],
    ['a holiday', '2026-12-02', '11:00', { code: 'closed' }],
    ['no time', '2026-11-29', '', last('10:00', '12:30')],
    ['the time of closing', '2026-11-29', '13:00', last('10:00', '12:30')],
    ['a time between half hours', '2026-11-23', '11:10', last('10:00', '17:30')],
    ['hours that end off the half hour', '2026-11-26', '11:30', last('10:30', '11:00')],
  ])('is refused: %s', (_, visitDay, visitTime, fault) => {
    const read = readVisit({ visitKind: 'visit', visitDay, visitTime }, hours, now);
    expect(read).toMatchObject({ faults: [fault] });
  });

  it('is refused at both fields at once, when the time is missing too', () => {
    for (const [visitDay, code] of [
      ['', 'day'],
      ['2026-11-24', 'closed'],
    ] as const) {
      expect(readVisit({ visitKind: 'visit', visitDay, visitTime: '' }, hours, now)).toEqual({
        faults: [
          { field: 'visitDay', code },
          { field: 'visitTime', code: 'time' },
        ],
      });
    }
  });

  it('is nothing without a kind, whatever else is filled in', () => {
    const fields = { visitDay: 'x', visitTime: 'y' };
    expect(readVisit({ visitKind: '', ...fields }, hours, now)).toBeNull();
    expect(readVisit({ visitKind: 'dinner', ...fields }, hours, now)).toBeNull();
  });

  it('counts days as Chennai does: late in the evening of UTC it is tomorrow', () => {
    const late = '2026-11-22T20:00:00.000Z';
    const asked = { visitKind: 'visit', visitTime: '10:00' };
    expect(readVisit({ ...asked, visitDay: '2026-11-22' }, hours, late)).toMatchObject({
      faults: [{ code: 'past-day' }],
    });
    expect(readVisit({ ...asked, visitDay: '2026-12-23' }, hours, late)).toHaveProperty('at');
  });
});

it('the office’s hours are half hours by their beginning', () => {
  const sunday = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
  expect(halfHoursOn('2026-11-29', hours)).toEqual(sunday);
  expect(halfHoursOn('2026-11-24', hours)).toEqual([]);
});

it.each([
  ['Europe/London', '12:30', '12:00'],
  ['America/New_York', '17:30', '17:00'],
  ['America/Los_Angeles', '10:00', '17:30'],
  ['Asia/Dubai', '10:00', '17:30'],
  ['Asia/Kolkata', '10:00', '17:30'],
  [undefined, '10:00', '17:30'],
])(
  'in %s the times to choose begin at seven in the morning there, and none is missing',
  (zone, first, last) => {
    const day = '2026-11-27';
    const times = halfHoursOn(day, hours);
    const sorted = sortForVisitor(times, day, makeClockReader(zone));
    expect([sorted[0], sorted.at(-1)]).toEqual([first, last]);
    expect([...sorted].sort()).toEqual(times);
  },
);

it('the office’s hours of the whole week are the union of its days', () => {
  expect(everyHalfHour(hours)).toHaveLength(16);
  expect(closedWeekdays(hours)).toEqual(['Tuesday']);
});

it.each(Object.entries(company.visits.week))('the company’s hours on %s can be read', (_, text) => {
  expect(text).toMatch(/^\[?(?:\d{2}:\d{2}–\d{2}:\d{2}|closed)\]?$/);
});

it.each(company.visits.closedDates)('the company’s holiday %s is a day', (date) => {
  expect(findInstant(date.replaceAll(/[[\]]/g, ''), '00:00')).not.toBeNull();
});

const visit: Visit = { kind: 'visit', at: '2026-11-29T05:30:00.000Z' };

const enquiry = (id: string, fields: Partial<Visit> = {}, propertyId = 'villa') => ({
  id,
  propertyId,
  visit: { ...visit, ...fields },
  status: 'new' as EnquiryStatus,
  spam: false,
});

it.each([
  ['2026-11-22', '2026-11-28T23:59:00+05:30', true],
  ['2026-11-22', '2026-11-29T00:00:00+05:30', false],
  ['2026-11-22', '2026-11-22T00:30:00+05:30', true],
  ['2026-11-22', '2026-11-21T23:30:00+05:30', false],
])('on %s the visit of %s is one of the next seven days: %s', (today, at, expected) => {
  expect(isComing(enquiry('a', { at: new Date(at).toISOString() }), today)).toBe(expected);
});

it('a visit of the next seven days is neither done nor missing', () => {
  const today = '2026-11-28';
  expect(isComing(enquiry('a'), today)).toBe(true);
  expect(isComing({ ...enquiry('a'), status: 'done' }, today)).toBe(false);
  expect(isComing({ ...enquiry('a'), visit: undefined }, today)).toBe(false);
});

const other = { at: '2026-11-29T06:00:00.000Z' };
it.each([
  [
    'the same home and time',
    [enquiry('a'), enquiry('b'), enquiry('c', other)],
    `a ${visit.at}, b ${visit.at}`,
  ],
  ['another home', [enquiry('a'), enquiry('b', {}, 'flat')], ''],
  ['a call', [enquiry('a'), enquiry('b', { kind: 'call' })], ''],
  ['one possible spam', [enquiry('a'), { ...enquiry('b'), spam: true }], ''],
  ['one done', [enquiry('a'), { ...enquiry('b'), status: 'done' as const }], ''],
  ['no home', [enquiry('a'), enquiry('b')].map((one) => ({ ...one, propertyId: undefined })), ''],
])('two visits of one home at one time: %s', (_, enquiries, ids) => {
  expect([...doubleVisits(enquiries)].join(', ')).toBe(ids);
});

it.each([
  ['the one that they are about is to come', '2026-11-30', '2026-11-28', '2026-11-30'],
  ['it is over', '2026-11-27', '2026-11-28', '2026-11-29'],
  ['it is called off', '2026-12-24', '2026-11-28', '2026-11-29'],
  ['all are over', '2026-11-27', '2026-12-02', '2026-11-30'],
])('of several visits, emails and answers are about one: %s', (_, day, today, expected) => {
  const at = (of: string) => `${of}T05:30:00.000Z`;
  const visits = ['2026-11-30', '2026-11-27', '2026-11-29'].map((of) => ({ ...visit, at: at(of) }));
  const split = splitVisits(visits, at(day), `${today}T00:00:00.000Z`);
  expect(split.visit?.at).toBe(at(expected));
  expect(split.furtherVisits).toHaveLength(2);
  expect(listVisits(split).map((one) => one.at)).toEqual(visits.map((one) => one.at).sort());
});

it('without a visit there is none, and one alone is the one', () => {
  expect(splitVisits([], undefined, visit.at)).toEqual({});
  expect(splitVisits([visit], undefined, '2031-01-01T00:00:00.000Z')).toEqual({ visit });
});

function last(first: string, until: string) {
  return { code: 'hours', first, last: until };
}

/** A Sunday, 11:10 in Chennai. */
const now = '2026-11-22T05:40:00.000Z';
