import { describe, expect, it } from 'vitest';
import { attentionOf } from '../../src/domain/attention';

const property = { _id: 'a', name: 'A', price: '25,000', images: ['/a.jpg'], hasMap: true };
const enquiry = {
  id: 'l',
  name: 'Visitor',
  status: 'new' as const,
  delivery: { state: 'sent' as const, attempts: 1 },
};
const nothing = {
  missing: [],
  newEnquiries: [],
  failedEmails: [],
  quarantined: [],
  olderQuarantined: 0,
  propertiesWithoutRent: [],
  propertiesWithoutPicture: [],
  propertiesWithoutMap: [],
};

describe('what needs attention', () => {
  it('is nothing without homes and enquiries', () => {
    expect(attentionOf([], [])).toEqual(nothing);
  });

  it.each([
    ['no rent', { price: 'On request' }, ['propertiesWithoutRent']],
    ['an empty rent', { price: '' }, ['propertiesWithoutRent']],
    ['a rent with words', { price: '20,000 + maintenance' }, []],
    ['no picture', { images: [] }, ['propertiesWithoutPicture']],
    ['no map', { hasMap: false }, ['propertiesWithoutMap']],
    [
      'nothing at all',
      { price: '-', images: [], hasMap: false },
      ['propertiesWithoutRent', 'propertiesWithoutPicture', 'propertiesWithoutMap'],
    ],
    ['everything', {}, []],
  ])('a home with %s', (_, fields, lists) => {
    const named = { _id: 'a', name: 'A' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    expect(attentionOf([{ ...property, ...fields }], [])).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['new', {}, ['newEnquiries']],
    ['in progress', { status: 'in progress' as const }, []],
    ['done', { status: 'done' as const }, []],
    [
      'new but quarantined',
      { delivery: { state: 'quarantined' as const, attempts: 0 } },
      ['quarantined'],
    ],
    [
      'new, its mail given up',
      { delivery: { state: 'failed' as const, attempts: 9 } },
      ['newEnquiries', 'failedEmails'],
    ],
    [
      'done, its mail given up',
      { status: 'done' as const, delivery: { state: 'failed' as const, attempts: 9 } },
      ['failedEmails'],
    ],
    [
      'new, its mail failing so far',
      { delivery: { state: 'pending' as const, attempts: 2, problem: 'Down.' } },
      ['newEnquiries', 'failedEmails'],
    ],
    [
      'new, its first mail under way',
      { delivery: { state: 'pending' as const, attempts: 1 } },
      ['newEnquiries'],
    ],
  ])('an enquiry that is %s', (_, fields, lists) => {
    const named = { id: 'l', name: 'Visitor' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    expect(attentionOf([], [{ ...enquiry, ...fields }])).toEqual({ ...nothing, ...expected });
  });
});
