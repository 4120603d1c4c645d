import { describe, expect, it } from 'vitest';
import { attentionOf } from '../../../src/domain/property/attention';

const home = { _id: 'a', name: 'A', price: '25,000', images: ['/a.jpg'], hasMap: true };
const lead = {
  id: 'l',
  name: 'Visitor',
  status: 'new' as const,
  delivery: { state: 'sent' as const, attempts: 1 },
};
const nothing = {
  missing: [],
  newLeads: [],
  failedMails: [],
  setAside: [],
  moreSetAside: 0,
  homesWithoutRent: [],
  homesWithoutPicture: [],
  homesWithoutMap: [],
};

describe('what needs attention', () => {
  it('is nothing without homes and leads', () => {
    expect(attentionOf([], [])).toEqual(nothing);
  });

  it.each([
    ['no rent', { price: 'On request' }, ['homesWithoutRent']],
    ['an empty rent', { price: '' }, ['homesWithoutRent']],
    ['a rent with words', { price: '20,000 + maintenance' }, []],
    ['no picture', { images: [] }, ['homesWithoutPicture']],
    ['no map', { hasMap: false }, ['homesWithoutMap']],
    [
      'nothing at all',
      { price: '-', images: [], hasMap: false },
      ['homesWithoutRent', 'homesWithoutPicture', 'homesWithoutMap'],
    ],
    ['everything', {}, []],
  ])('a home with %s', (_, fields, lists) => {
    const named = { _id: 'a', name: 'A' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    expect(attentionOf([{ ...home, ...fields }], [])).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['new', {}, ['newLeads']],
    ['in progress', { status: 'in progress' as const }, []],
    ['done', { status: 'done' as const }, []],
    [
      'new but set aside',
      { delivery: { state: 'quarantined' as const, attempts: 0 } },
      ['setAside'],
    ],
    [
      'new, its mail given up',
      { delivery: { state: 'failed' as const, attempts: 9 } },
      ['newLeads', 'failedMails'],
    ],
    [
      'done, its mail given up',
      { status: 'done' as const, delivery: { state: 'failed' as const, attempts: 9 } },
      ['failedMails'],
    ],
    [
      'new, its mail failing so far',
      { delivery: { state: 'pending' as const, attempts: 2, problem: 'Down.' } },
      ['newLeads', 'failedMails'],
    ],
    [
      'new, its first mail under way',
      { delivery: { state: 'pending' as const, attempts: 1 } },
      ['newLeads'],
    ],
  ])('a lead that is %s', (_, fields, lists) => {
    const named = { id: 'l', name: 'Visitor' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    expect(attentionOf([], [{ ...lead, ...fields }])).toEqual({ ...nothing, ...expected });
  });
});
