import { nameVisit } from '../../../src/domain/enquiry/asked-visits';
import { expect, it } from 'vitest';
import { defaultInboxQuery, type InboxQuery } from '../../../src/domain/enquiry/inbox';
import { viewInbox } from '../../../src/domain/enquiry/inbox-view';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { makeReference } from '../../../src/domain/reference';
import type { FoundProperties } from '../../../src/domain/filter/filter';
import { enquiry } from '../../islands/admin/enquiries/enquiry';
import { givenLine, givenOwner, officeMail } from '../../server/post/given';

const shows = ['', 'due', 'mine', 'owners', 'news', 'new', 'failed', 'spam'];

function view(
  some: readonly Enquiry[],
  query: Partial<InboxQuery> = {},
  { understood = null, limit = 50 }: { understood?: FoundProperties | null; limit?: number } = {},
) {
  return viewInbox(some, {
    query: { ...defaultInboxQuery, ...query },
    today: '2026-01-20',
    person: 'meena',
    understood,
    limit,
    shows,
    formatOwner: ({ place, residence }) => `${place}\n${residence}`,
  });
}
const visitAt = (time: string) => ({ kind: 'visit' as const, at: `2026-01-21T${time}:00.000Z` });
const idsIn = (...asked: Parameters<typeof view>) => view(...asked).rows.map(({ id }) => id);

it('shows what is mine or whose visit I go to, and is not done, and counts it', () => {
  const some = [
    enquiry({ id: 'a', assignedTo: 'meena' }),
    enquiry({ id: 'b', assignedTo: 'ravi' }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', assignedTo: 'meena', status: 'done' }),
    enquiry({ id: 'e', assignedTo: 'ravi', visit: { ...visitAt('05:30'), assignedTo: 'meena' } }),
  ];
  expect(idsIn(some, { show: 'mine' })).toEqual(['a', 'e']);
  expect(view(some).counts.mine).toBe(2);
});

it('shows owners’ enquiries alone, and finds them by what they said', () => {
  const said = { home: 'plot', place: 'Tambaram', residence: 'Dubai' } as const;
  const owner = givenOwner(said);
  const owners = [...enquiries, enquiry({ id: 'o', kind: 'owner', owner }), enquiry({ id: 'x' })];
  expect(idsIn(owners, { show: 'owners' })).toEqual(['o']);
  expect(view(owners).counts.owners).toBe(1);
  expect(idsIn(owners, { text: 'tambaram dubai' })).toEqual(['o']);
});

it('shows alone those who want to hear of new homes', () => {
  const some = [...enquiries, enquiry({ id: 'n', kind: 'news', source: 'whatsapp' })];
  expect(idsIn(some, { show: 'news' })).toEqual(['n']);
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
  expect(idsIn(visits, { show: 'visits' })).toEqual(['next', 'late', 'spam']);
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
  expect(idsIn(enquiries, query).join('')).toBe(expected);
});

it('what a text says of a home is asked of the home that was asked about, and the person goes before the home', () => {
  const asked = [
    enquiry({ id: 'home', name: 'Ravi', propertyId: 'p2', propertyName: 'Lakshmi illam' }),
    enquiry({ id: 'person', name: 'Lakshmi', propertyId: 'p1', propertyName: 'Mullai flat' }),
    enquiry({ id: 'other', name: 'Priya', propertyId: 'p1', propertyName: 'Mullai flat' }),
  ];
  const found = (text: string, ids: string[], rest: string[]) =>
    idsIn(asked, { text }, { understood: { labels: [], ids, rest } });
  expect(found('lakshmi', [], ['lakshmi'])).toEqual(['person', 'home']);
  expect(found('lakshmi 2bhk adyar', ['p1'], ['lakshmi'])).toEqual(['person']);
  expect(found('2bhk adyar', ['p1'], [])).toEqual(['person', 'other']);
});

it('the inbox counts what each choice would show', () => {
  const { counts, found, total } = view(enquiries, { show: 'done' });
  expect(counts).toEqual({
    '': 4,
    due: 0,
    mine: 0,
    owners: 0,
    news: 0,
    new: 2,
    failed: 2,
    spam: 1,
  });
  expect([found, total]).toEqual([1, 5]);
});

it('the inbox shows those that are due first, and alone', () => {
  const planned = [
    enquiry({ id: 'a', nextAction: '2026-01-21' }),
    enquiry({ id: 'b', nextAction: '2026-01-19' }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', nextAction: '2026-01-20' }),
  ];
  expect(idsIn(planned)).toEqual(['b', 'd', 'a', 'c']);
  expect(idsIn(planned, { show: 'due' })).toEqual(['b', 'd']);
});

it('the open enquiry comes beside the rows where it is not among them, and is not sent twice', () => {
  const some = ['a', 'b', 'c'].map((id) => enquiry({ id }));
  const answer = view(some, { enquiry: 'c' }, { limit: 2 });
  expect(answer.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(answer).toMatchObject({ opened: { id: 'c' }, found: 3, total: 3 });
  expect(view(some, { enquiry: 'b' }, { limit: 2 }).opened).toBeNull();
  expect(view(some, { enquiry: 'gone' }).opened).toBeNull();
});

it('two visits to one home are doubles also where one of them is to another home than was asked about', () => {
  const visit = visitAt('05:30');
  const other = { ...visit, property: { id: 'p', name: 'Palm' } };
  const some = [
    enquiry({ id: 'a', propertyId: 'p', visit }),
    enquiry({ id: 'b', propertyId: 'q', visit: other }),
    enquiry({ id: 'c', propertyId: 'q', visit }),
  ];
  expect(view(some).doubles).toEqual(['a', 'b'].map((id) => nameVisit(id, visit)));
});

it('finds an enquiry by the home that was sent, or that its visit is to', () => {
  const palm = { id: 'p', name: 'Palm Villa' };
  const some = [
    enquiry({ id: 'a', thread: [{ ...givenLine, homes: ['p'] }] }),
    enquiry({ id: 'b', visit: { ...visitAt('05:30'), property: palm } }),
    enquiry({ id: 'c' }),
    enquiry({ id: 'd', furtherVisits: [{ ...visitAt('06:30'), property: palm }] }),
  ];
  expect(idsIn(some, { text: makeReference('p') })).toEqual(['a', 'b', 'd']);
  expect(idsIn(some, { text: 'palm villa' })).toEqual(['b', 'd']);
});

it('two visits of one home at one time are doubles, also where only one of them is answered', () => {
  const visit = { kind: 'visit', at: '2026-01-21T05:30:00.000Z' } as const;
  const some = ['a', 'b'].map((id) => enquiry({ id, propertyId: 'p', visit }));
  expect(view([...some, enquiry({ id: 'c' })], {}, { limit: 1 }).doubles).toEqual([
    nameVisit('a', visit),
  ]);
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
    ...officeMail(enquiry(), { state: 'failed', attempts: 9, problem: 'refused' }),
  }),
  enquiry({ id: 'd', name: 'Ravi', number: '044 4999 0000', spam: true, mails: [] }),
  enquiry({
    id: 'e',
    message: 'On Friday? (0) 91234-56789',
    ...officeMail(enquiry(), { state: 'pending', attempts: 1, problem: 'no answer' }),
  }),
];
