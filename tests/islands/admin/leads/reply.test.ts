import { describe, expect, it } from 'vitest';
import { callReply, chatReply, mailReply } from '../../../../src/islands/admin/leads/reply';
import { lead } from './lead';

function mail(fields: Parameters<typeof lead>[0]): { to: string; subject: string; body: string } {
  const url = new URL(mailReply(lead(fields)) ?? '');
  const { searchParams: query } = url;
  return { to: url.pathname, subject: query.get('subject') ?? '', body: query.get('body') ?? '' };
}

describe('a reply by mail', () => {
  it('goes to the visitor, with the text begun and their words quoted', () => {
    const { to, subject, body } = mail({ propertyName: 'Palm & Villa', message: 'One\nTwo' });
    expect(to).toBe('priya@example.com');
    expect(subject).toBe('Re: Palm & Villa');
    expect(body).toContain('Dear Visitor,');
    expect(body).toContain('Thank you for your enquiry about “Palm & Villa”.');
    expect(body).toContain('> One\r\n> Two');
  });

  it.each([
    ['a name that is a pattern', { name: '$& #' }, 'Dear $& #,'],
    ['no name', { name: '' }, 'Hello,'],
    ['half a letter at the end', { message: 'x\ud83c' }, '> x\ufffd'],
  ])('stands %s', (_, fields, expected) => {
    expect(mail(fields).body).toContain(expected);
  });

  it('adds nothing that the address or subject tries to add', () => {
    const { subject, body } = mail({ subject: 'Hello&bcc=x@example.com\r\nBcc: y' });
    expect(subject).toContain('&bcc=x@example.com');
    expect(body).not.toContain('bcc');
    expect(mailReply(lead({ email: 'a@example.com?bcc=b@example.com' }))).toBeNull();
  });

  it('stays short enough to open, however long the message', () => {
    expect(mailReply(lead({ message: 'word '.repeat(2_000) }))?.length).toBeLessThan(2_000);
  });
});

describe('a reply by phone', () => {
  it('calls and writes with the country code', () => {
    expect(callReply(lead())).toBe('tel:+919840012345');
    const chat = new URL(chatReply(lead({ propertyName: 'Palm Villa' })) ?? '');
    expect(chat.searchParams.get('phone')).toBe('919840012345');
    expect(chat.searchParams.get('text')).toMatch(/^Hello Visitor, .*about “Palm Villa”\. $/);
  });

  it('is not offered without a number', () => {
    expect([callReply(lead({ number: '' })), chatReply(lead({ number: 'call me' }))]).toEqual([
      null,
      null,
    ]);
  });
});
