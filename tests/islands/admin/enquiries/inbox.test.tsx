import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { admin } from '../../../../src/content/admin/admin';
import { inbox } from '../../../../src/content/admin/inbox';
import { inboxVisit } from '../../../../src/content/admin/inbox-visit';
import { defaultInboxQuery } from '../../../../src/domain/enquiry/inbox';
import { viewInbox } from '../../../../src/domain/enquiry/inbox-view';
import type { Enquiry } from '../../../../src/domain/enquiry/schema';
import { readQuery } from '../../../../src/domain/list/query';
import { makeReference } from '../../../../src/domain/reference';
import Inbox from '../../../../src/islands/admin/enquiries/Inbox';
import { writeServed } from '../../../../src/islands/admin/list/served';
import { givenLine } from '../../../server/post/given';
import { enquiry } from './enquiry';

const today = '2026-01-20';
const people = [
  { id: 'meena', name: 'Meena' },
  { id: 'ravi', name: 'Ravi' },
];

/** The page as the server makes it. */
function render(enquiries: Enquiry[], address = ''): string {
  const view = viewInbox(enquiries, {
    query: readQuery(defaultInboxQuery, address),
    understood: null,
    person: 'meena',
    today,
    limit: null,
    shows: inbox.filters.map(([show]) => show),
    formatOwner: () => '',
  });
  const page = { view: writeServed(view), address, today, person: 'meena', people };
  return renderToString(<Inbox {...page} />).replaceAll('<!-- -->', '');
}

const opened = '?enquiry=enquiry-1';

it('the inbox says how many are new', () => {
  expect(render([])).toContain(inbox.emptyTitle);
  expect(render([enquiry({ status: 'done' })])).toContain(inbox.unread(0));
  expect(render([enquiry(), enquiry({ id: 'enquiry-2' })])).toContain(inbox.unread(2));
});

it.each([
  ['visits', 0],
  ['mine', 1],
  ['in progress', 1],
])('its heading counts what the filter %s shows', (show, count) => {
  const enquiries = [enquiry(), enquiry({ id: 'b', status: 'in progress', assignedTo: 'meena' })];
  expect(render(enquiries, `?show=${show.replace(' ', '+')}`)).toContain(inbox.found(count));
});

it('an open enquiry shows its thread, the first line first, and has a field for the next one', () => {
  const thread = [
    givenLine,
    { ...givenLine, id: 'line-2', kind: 'note' as const, text: 'Wants\na balcony' },
  ];
  const html = render([enquiry({ thread })], opened);
  expect(html).toMatch(
    /05-01-2026, 12:00 · Call<.*Called<.*05-01-2026, 12:00 · Note<.*Wants\na balcony</s,
  );
  expect(html).toContain(inbox.thread.label);
  for (const label of Object.values(inbox.thread.add)) expect(html).toContain(label);
});

it('the inbox shows enquiries as short rows, with the number and the first words of the message', () => {
  const message = `Is it free?\n${'Long. '.repeat(100)}`;
  const html = render([enquiry({ kind: 'enquiry', propertyName: 'Palm Villa', message })]);
  expect(html).toContain('98400 12345 · Palm Villa · Ref Z3PWHC');
  expect(html).toMatch(/Is it free\?\sLong\. Long\. [^<]{100,140}…</);
  expect(html).toContain(inbox.choose);
});

it('each line about a property of a list leads to its form and to what visitors see, and nowhere else', () => {
  const reference = `(Ref ${makeReference('palm-1')})`;
  const address = 'https://evil.example/shortlist?homes=palm-1,sea-2';
  const asked = enquiry({ message: `Hello\nPalm & Sea <b> ${reference}\n${address}` });
  expect(render([asked], opened)).toMatch(
    /Hello\n<span><a [^>]*href="\/admin\/property\/getproperty\/palm-1">Palm &amp; Sea &lt;b&gt; \(Ref \w+\)<\/a> <a [^>]*href="\/properties\/single\/palm-1">[^\n]*<\/a><\/span>\nhttps:\/\/evil[^<]*<\/p>/,
  );
});

it('the inbox says that nothing matches, and how many are left of those that do', () => {
  expect(render([enquiry()], '?text=zzz')).toContain(inbox.nothingFound);
  const many = Array.from({ length: 120 }, (_, index) => enquiry({ id: `e${index}` }));
  expect(render(many)).toContain(admin.more(100));
  expect(render(many).match(/<li /g)).toHaveLength(20);
});

it('an enquiry that the address names is open, whatever of the list is shown', () => {
  const many = Array.from({ length: 60 }, (_, index) => enquiry({ id: `e${index}` }));
  const html = render([...many, enquiry({ id: 'late', message: 'The last one' })], '?enquiry=late');
  expect(html).toContain('The last one');
});

it('an enquiry can be given to everybody of the office, and taken back only from oneself', () => {
  const options = (assignedTo: string) =>
    (
      /<select class="input" aria-label="Whose is it"[^]*?<\/select>/.exec(
        render([enquiry({ assignedTo })], opened),
      )?.[0] ?? ''
    ).match(/(?<=<option[^>]*>)[^<]+/g);
  expect(options('')).toEqual([inbox.nobodys, 'Meena', 'Ravi']);
  expect(options('meena')).toEqual([inbox.nobodys, 'Meena', 'Ravi']);
  expect(options('ravi')).toEqual(['Meena', 'Ravi']);
  expect(options('left')).toEqual(['Meena', 'Ravi', inbox.gone]);
});

it('homes that were sent stand in the thread, each leading to its form, and in the row by their number', () => {
  const homes = ['palm-1', 'sea-2'];
  const text = inbox.thread.sent(homes.map((id) => `${id} (Ref ${makeReference(id)})`));
  const html = render([enquiry({ thread: [{ ...givenLine, text, homes }] })], opened);
  for (const id of homes) expect(html).toContain(`href="/admin/property/getproperty/${id}"`);
  expect(html).toContain(inbox.thread.sentCount(2));
});

it('a visit that was agreed on says so, with its home and the way to mail it only where there is an address', () => {
  const visit = {
    kind: 'visit',
    at: '2026-01-21T05:30:00.000Z',
    property: { id: 'sea-2', name: 'Sea View' },
    arranged: { at: '2026-01-20T05:30:00.000Z', by: 'meena' },
  } as const;
  const html = render([enquiry({ visit })], opened);
  expect(html).toContain('Visit arranged');
  expect(html).toContain('Sea View');
  expect(html).toContain(inboxVisit.confirm.mail);
  expect(render([enquiry({ visit, email: '' })], opened)).not.toContain(inboxVisit.confirm.mail);
});
