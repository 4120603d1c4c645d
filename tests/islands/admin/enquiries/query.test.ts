import { expect, it } from 'vitest';
import {
  countShown,
  defaultInboxQuery as all,
  type InboxQuery,
  viewEnquiries,
} from '../../../../src/islands/admin/enquiries/query';
import { makeReference } from '../../../../src/domain/reference';
import { givenLine, givenOwner } from '../../../server/enquiries/given';
import { enquiry } from './enquiry';

const seen = { today: '2026-01-20', person: 'meena' };

it('shows what is mine and not done, and counts it', () => {
  const some = [
    enquiry({ id: 'a', assignedTo: 'meena' }),
    enquiry({ id: 'b', assignedTo: 'ravi' }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', assignedTo: 'meena', status: 'done' }),
  ];
  expect(viewEnquiries(some, { ...all, show: 'mine' }, seen).map(({ id }) => id)).toEqual(['a']);
  expect(countShown(some, 'mine', seen)).toBe(1);
});

it('shows owners’ enquiries alone, and finds them by what they said', () => {
  const said = { home: 'plot', place: 'Tambaram', residence: 'Dubai' } as const;
  const owner = givenOwner({ ...said, services: ['watch'] });
  const owners = [...enquiries, enquiry({ id: 'o', kind: 'owner', owner }), enquiry({ id: 'x' })];
  const found = (query: Partial<InboxQuery>) =>
    viewEnquiries(owners, { ...all, ...query }, seen).map(({ id }) => id);
  expect(found({ show: 'owners' })).toEqual(['o']);
  expect(countShown(owners, 'owners', seen)).toBe(1);
  for (const text of ['tambaram dubai', 'watch the plot']) expect(found({ text })).toEqual(['o']);
});

it('row 51: shows the visits of the next seven days, the next one first, those of possible spam last', () => {
  const asked = (id: string, day: number, more = {}) =>
    enquiry({ id, visit: { kind: 'visit', at: `2026-01-${day}T05:30:00.000Z` }, ...more });
  const visits = [
    asked('late', 26),
    asked('next', 20),
    asked('gone', 19),
    asked('week', 27),
    asked('spam', 20, { spam: true }),
    asked('done', 21, { status: 'done' }),
  ];
  const found = viewEnquiries(visits, { ...all, show: 'visits' }, seen);
  expect(found.map(({ id }) => id)).toEqual(['next', 'late', 'spam']);
});

it.each([
  ['shows all but possible spam', {}, 'abce'],
  ['shows new ones, none that may be spam', { show: 'new' }, 'ae'],
  ['shows failed emails, those still tried too', { show: 'failed' }, 'ce'],
  ['shows possible spam apart', { show: 'spam' }, 'd'],
  ['searches the thread', { text: 'AGREED visit' }, 'b'],
  ['searches numbers', { text: '98400 +91' }, 'ac'],
  ['searches numbers digit by digit', { text: '9840000000' }, 'bc'],
  ['searches numbers in messages, beside words', { text: 'Friday 9123456789' }, 'e'],
  ['does not take digits of two numbers for one', { text: '1234598765' }, ''],
  ['searches their own reference numbers, however typed', { text: 'ref jhr-8c1' }, 'b'],
  ['searches those of properties', { text: '9XMOH6' }, 'a'],
  ['row 51: finds possible spam by its name', { text: 'ravi' }, 'd'],
  ['row 51: finds it by its number in any list', { text: '04449990000', show: 'done' }, 'd'],
  ['row 51: finds it by its reference number', { text: makeReference('d') }, 'd'],
  ['searches the others within what is shown', { text: 'agreed', show: 'done' }, ''],
  ['keeps the open one, whatever it has become', { show: 'new', enquiry: 'b' }, 'abe'],
])('%s', (_, query, expected) => {
  expect(idsFor(query)).toBe(expected);
});

it('what a text says of a home is asked of the home that was asked about, and the person goes before the home', () => {
  const asked = [
    enquiry({ id: 'home', name: 'Ravi', propertyId: 'p2', propertyName: 'Lakshmi illam' }),
    enquiry({ id: 'person', name: 'Lakshmi', propertyId: 'p1', propertyName: 'Mullai flat' }),
    enquiry({ id: 'other', name: 'Priya', propertyId: 'p1', propertyName: 'Mullai flat' }),
  ];
  const found = (text: string, ids: string[], rest: string[]) =>
    viewEnquiries(asked, { ...all, text }, seen, { labels: [], ids, rest }).map(({ id }) => id);
  expect(found('lakshmi', [], ['lakshmi'])).toEqual(['person', 'home']);
  expect(found('lakshmi 2bhk adyar', ['p1'], ['lakshmi'])).toEqual(['person']);
  expect(found('2bhk adyar', ['p1'], [])).toEqual(['person', 'other']);
});

it('the inbox counts what each choice would show', () => {
  const shows = ['', 'due', 'new', 'failed', 'spam'];
  const counts = shows.map((show) => countShown(enquiries, show, seen));
  expect(counts).toEqual([4, 0, 2, 2, 1]);
});

it('the inbox shows those that are due first, and alone', () => {
  const planned = [
    enquiry({ id: 'a', nextAction: '2026-01-21' }),
    enquiry({ id: 'b', nextAction: '2026-01-19' }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', nextAction: '2026-01-20' }),
  ];
  const shown = (show: string) =>
    viewEnquiries(planned, { ...all, show }, seen).map(({ id }) => id);
  expect(shown('')).toEqual(['b', 'd', 'a', 'c']);
  expect(shown('due')).toEqual(['b', 'd']);
});

const enquiries = [
  enquiry({ id: 'a', number: '+91 98400 12345', propertyId: 'home-1' }),
  enquiry({
    id: 'b',
    number: '98400 00000',
    status: 'in progress',
    thread: [{ ...givenLine, text: 'visit agreed' }],
  }),
  enquiry({
    id: 'c',
    number: '+91 98400-00000',
    status: 'done',
    delivery: { state: 'failed', attempts: 9, problem: 'refused' },
  }),
  enquiry({
    id: 'd',
    name: 'Ravi',
    number: '044 4999 0000',
    spam: true,
    delivery: { state: 'stored', attempts: 0 },
  }),
  enquiry({
    id: 'e',
    message: 'On Friday? (0) 91234-56789',
    delivery: { state: 'pending', attempts: 1, problem: 'no answer' },
  }),
];

function idsFor(query: Partial<InboxQuery>) {
  return viewEnquiries(enquiries, { ...all, ...query }, seen)
    .map(({ id }) => id)
    .join('');
}
