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
  enquiries: { new: [], failed: [], quarantined: [] },
  olderQuarantined: 0,
  lacking: { rent: [], picture: [], map: [] },
};

describe('what needs attention', () => {
  it('is empty without properties and enquiries', () => {
    expect(attentionOf([], [])).toEqual(nothing);
  });

  it.each([
    ['no rent', { price: 'On request' }, ['rent']],
    ['an empty rent', { price: '' }, ['rent']],
    ['a rent with words', { price: '20,000 + maintenance' }, []],
    ['no picture', { images: [] }, ['picture']],
    ['no map', { hasMap: false }, ['map']],
    ['nothing at all', { price: '-', images: [], hasMap: false }, ['rent', 'picture', 'map']],
    ['everything', {}, []],
  ])('a property with %s', (_, fields, lists) => {
    const named = { _id: 'a', name: 'A' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    const lacking = { ...nothing.lacking, ...expected };
    expect(attentionOf([{ ...property, ...fields }], [])).toEqual({ ...nothing, lacking });
  });

  it.each([
    ['new', {}, ['new']],
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
      ['new', 'failed'],
    ],
    [
      'done, its mail given up',
      { status: 'done' as const, delivery: { state: 'failed' as const, attempts: 9 } },
      ['failed'],
    ],
    [
      'new, its mail failing so far',
      { delivery: { state: 'pending' as const, attempts: 2, problem: 'Down.' } },
      ['new', 'failed'],
    ],
    [
      'new, its first mail under way',
      { delivery: { state: 'pending' as const, attempts: 1 } },
      ['new'],
    ],
  ])('an enquiry that is %s', (_, fields, lists) => {
    const named = { id: 'l', name: 'Visitor' };
    const expected = Object.fromEntries(lists.map((list) => [list, [named]]));
    const enquiries = { ...nothing.enquiries, ...expected };
    expect(attentionOf([], [{ ...enquiry, ...fields }])).toEqual({ ...nothing, enquiries });
  });
});
