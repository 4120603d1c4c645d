import { expect, it } from 'vitest';
import { appendLine, assign, lastText } from '../../../src/domain/enquiry/thread';

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
  ['', true, 'meena'],
  ['ravi', true, 'meena'],
  ['meena', false, ''],
  ['ravi', false, 'ravi'],
])('of %j, said to be mine: %s, becomes %j', (before, isMine, after) => {
  expect(assign(before, isMine, 'meena')).toBe(after);
});
