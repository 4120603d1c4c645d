import { expect, it } from 'vitest';
import {
  appendLine,
  assign,
  countSentHomes,
  lastText,
  statusAfter,
} from '../../../src/domain/enquiry/thread';

const stamp = { at: '2026-01-05T04:00:00.000Z', by: 'meena' };
const line = { id: 'a', kind: 'call', text: 'Called' } as const;

it('a line is appended once, with who and when', () => {
  const one = { thread: appendLine({ thread: [] }, line, stamp) };
  expect(one.thread).toEqual([{ ...line, ...stamp }]);
  expect(appendLine(one, { ...line, text: 'Other' }, { ...stamp, by: 'ravi' })).toBe(one.thread);
  const two = appendLine(one, { ...line, id: 'b', text: 'Paid' }, stamp);
  expect(two.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([lastText({ thread: two }), lastText({ thread: [] })]).toEqual(['Paid', '']);
});

it.each([
  ['', 'meena', 'meena'],
  ['ravi', 'meena', 'meena'],
  ['meena', 'ravi', 'ravi'],
  ['meena', '', ''],
  ['ravi', '', 'ravi'],
])('of %j, given to %j by meena, becomes %j', (before, to, after) => {
  expect(assign(before, to, 'meena')).toBe(after);
});

const untouched = { status: 'new' as const, thread: [], assignedTo: '', nextAction: '' };
const written = [{ ...line, ...stamp }];

it.each([
  ['a line', { thread: written }],
  ['somebody’s', { assignedTo: 'ravi' }],
  ['a next action', { nextAction: '2026-01-06' }],
])('with %s a new enquiry is in progress', (_, more) => {
  expect(statusAfter(untouched, { ...untouched, ...more })).toBe('in progress');
});

it('what is given back, or set to New again with its lines, stays new; what is done stays done', () => {
  const mine = { ...untouched, assignedTo: 'meena', thread: written };
  expect(statusAfter(mine, { ...mine, assignedTo: '' })).toBe('new');
  expect(statusAfter(untouched, { ...mine, status: 'done' })).toBe('done');
});

it('counts each home that was sent once', () => {
  const sent = (homes: string[]) => ({ ...line, ...stamp, homes });
  expect(countSentHomes({ thread: [...written, sent(['a', 'b']), sent(['b'])] })).toBe(2);
});
