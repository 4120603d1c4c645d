import { describe, expect, it } from 'vitest';
import { inbox } from '../../../../src/content/admin/inbox';
import {
  contactReplies,
  mailReply,
  phoneReplies,
} from '../../../../src/islands/admin/enquiries/reply';
import { givenOwner } from '../../../server/post/given';
import { enquiry } from './enquiry';

const { reply } = inbox;

function mail(fields: Parameters<typeof enquiry>[0]): {
  to: string;
  subject: string;
  body: string;
} {
  const url = new URL(mailReply(enquiry(fields)) ?? '');
  const { searchParams: query } = url;
  return { to: url.pathname, subject: query.get('subject') ?? '', body: query.get('body') ?? '' };
}

const dialled = ['+91 98400 12345'];

function makeChat(fields: Parameters<typeof enquiry>[0]): URL {
  return new URL(phoneReplies(enquiry(fields))[0]?.chat ?? '');
}

describe('a reply by email', () => {
  it('goes to the visitor, with an opening and the message quoted', () => {
    const { to, subject, body } = mail({ propertyName: 'Palm & Villa', message: 'One\nTwo' });
    expect(to).toBe('priya@example.com');
    expect(subject).toBe('Re: Palm & Villa');
    expect(body).toContain(reply.greeting('Visitor'));
    expect(body).toContain(reply.thanks('Palm & Villa', 'Ref Z3PWHC'));
    expect(body).toContain('> One\r\n> Two');
  });

  it.each([
    ['a name that is a pattern', { name: '$& #' }, reply.greeting('$& #')],
    ['half a surrogate pair at the end', { message: 'x\ud83c' }, '> x\ufffd'],
  ])('copes with %s', (_, fields, expected) => {
    expect(mail(fields).body).toContain(expected);
  });

  it('lets address and subject inject nothing', () => {
    const { subject, body } = mail({ subject: 'Hello&bcc=x@example.com\r\nBcc: y' });
    expect(subject).toContain('&bcc=x@example.com');
    expect(body).not.toContain('bcc');
    expect(mailReply(enquiry({ email: 'a@example.com?bcc=b@example.com' }))).toBeNull();
  });

  it('stays short enough to open, however long the message', () => {
    expect(mailReply(enquiry({ message: 'word '.repeat(2_000) }))?.length).toBeLessThan(2_000);
  });
});

const visit = { kind: 'visit', at: '2026-11-29T04:30:00.000Z', zone: 'America/New_York' } as const;

it('a reply about a visit has Chennai’s clock alone where the other is unknown', () => {
  expect(mail({ visit: { ...visit, kind: 'call', zone: undefined } }).body).toContain(
    'You requested a call back on Sunday, 29 November 2026, 10 am IST.',
  );
});

it('a reply by phone uses the country code for calls and chats', () => {
  expect(phoneReplies(enquiry({ dialled }))).toMatchObject([{ call: 'tel:+919840012345' }]);
  const chat = makeChat({ dialled, propertyName: 'Palm Villa' });
  expect(chat.searchParams.get('phone')).toBe('919840012345');
  expect(chat.searchParams.get('text')).toMatch(
    /^Hello Visitor, .*about “Palm Villa” \(Ref Z3PWHC\)\. $/,
  );
});

it('a reply by phone calls without the extension', () => {
  const inOffice = ['+91 44 2434 1234 ext. 12'];
  expect(phoneReplies(enquiry({ dialled: inOffice }))).toMatchObject([
    { call: 'tel:+914424341234' },
  ]);
});

it('a reply by phone has every number that was given', () => {
  const both = ['+971 50 123 4567', '+91 98400 54321'];
  expect(phoneReplies(enquiry({ dialled: both }))).toMatchObject([
    { number: '+971 50 123 4567', call: 'tel:+971501234567' },
    { number: '+91 98400 54321', call: 'tel:+919840054321' },
  ]);
});

it('a reply by phone calls a number of an unknown country as it was typed, and offers no chat', () => {
  const [asked] = phoneReplies(enquiry({ number: '050 123 4567' }));
  expect(asked).toMatchObject({ call: 'tel:0501234567', chat: null });
});

it.each(['', 'call me'])('a reply by phone is not offered for the number %j', (number) => {
  expect(phoneReplies(enquiry({ number }))).toEqual([]);
});

describe('who can show an owner’s property', () => {
  const owner = givenOwner({ place: 'Tambaram', contact: 'Murugan, 98410 22334' });

  it('has a call and a chat of their own, which names the place', () => {
    const [one, ...others] = contactReplies(
      enquiry({ owner, contactDialled: ['+91 98410 22334'] }),
    );
    expect(others).toEqual([]);
    expect(one?.call).toBe('tel:+919841022334');
    const chat = new URL(one?.chat ?? '').searchParams;
    expect(chat.get('phone')).toBe('919841022334');
    expect(chat.get('text')).toContain(reply.show('Tambaram'));
  });

  it('has none without a number', () => {
    expect(contactReplies(enquiry({ owner: givenOwner({ contact: 'My brother' }) }))).toEqual([]);
    expect(contactReplies(enquiry())).toEqual([]);
  });
});
