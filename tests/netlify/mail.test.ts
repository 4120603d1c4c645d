import { describe, expect, it, vi } from 'vitest';
import mailFunction from '../../netlify/functions/mail';
import { parseEnquiry } from '../../src/domain/enquiry/schema';
import { openStore } from '../../src/server/store/open';
import { useLocalStore } from '../support/local-store';
import { useMailServer } from '../support/use-mail-server';
import { json, send } from './caller';

useLocalStore();
const mail = useMailServer();

const path = '/api/mail/query';
const contact = {
  name: 'Ravi',
  number: '9840000000',
  subject: 'Plot',
  email: 'ravi@example.com',
  message: 'Hello',
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  send(mailFunction, 'POST', path, { body, headers });
const enquiries = async () => {
  const store = openStore('received');
  const keys = await store.list();
  return Promise.all(keys.map(({ key }) => store.readValue(key, parseEnquiry)));
};

describe('POST /api/mail/query', () => {
  it('stores and mails an enquiry from the contact form', async () => {
    const response = await post(contact);
    expect(response.status).toBe(201);
    const answer = await json<{ message: string; id: string }>(response);
    expect(answer.message).toBe('Email has been sent!');
    expect(await enquiries()).toMatchObject([
      { ...contact, id: answer.id, kind: 'contact', delivery: { state: 'sent' } },
    ]);
    expect([...mail.mails.values()]).toMatchObject([
      {
        from: 'Website <site@example.com>',
        to: ['office@example.com'],
        reply_to: 'ravi@example.com',
      },
    ]);
  });

  it('stores and mails an enquiry about a property; the phone number may be a JSON number', async () => {
    const response = await post({
      ...contact,
      number: 9840000000,
      email: '',
      propertyName: 'Sea View',
    });
    expect(response.status).toBe(201);
    expect(await enquiries()).toMatchObject([
      { kind: 'enquiry', propertyName: 'Sea View', number: '9840000000' },
    ]);
    const [sent] = mail.mails.values();
    expect(sent?.subject).toContain('Sea View');
    expect(sent?.reply_to).toBeUndefined();
  });

  it('answers with success when the same enquiry is sent again, and mails once', async () => {
    const id = crypto.randomUUID();
    expect((await post({ ...contact, id })).status).toBe(201);
    const again = await post({ ...contact, id });
    expect(again.status).toBe(200);
    expect(await json(again)).toEqual({ message: 'Email has been sent!', id });
    expect(mail.requests).toEqual([`enquiry/${id}`]);
  });

  it.each([
    ['no way to reply', { ...contact, email: '', number: '' }, 'email'],
    ['a number that nobody can dial', { ...contact, email: '', number: '+' }, 'number'],
    ['no address', { ...contact, email: 'ravi' }, 'email'],
    ['wrong type', { ...contact, name: ['Ravi'] }, 'name'],
    ['too long', { ...contact, message: 'x'.repeat(10_001) }, 'message'],
  ])('rejects by field: %s', async (_, body, field) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(await json(response)).toMatchObject({ errors: [{ field }] });
    expect(await enquiries()).toEqual([]);
  });

  it('stores an enquiry with invalid ids under an id of its own', async () => {
    const response = await post({ ...contact, id: '../enquiries', propertyId: 'a/b' });
    expect(response.status).toBe(201);
    const { id } = await json<{ id: string }>(response);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await enquiries()).toMatchObject([{ id, kind: 'contact' }]);
  });

  it.each([
    ['cross-site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another origin', 403, { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
    ['no JSON', 415, { 'content-type': 'text/plain' }],
  ])('rejects %s with %i', async (_, status, headers) => {
    expect((await post(contact, headers)).status).toBe(status);
    expect(await enquiries()).toEqual([]);
  });

  it('says success when the enquiry is stored and mail is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mail.behaviour = 'fail';
    expect((await post(contact)).status).toBe(201);
    expect(await enquiries()).toMatchObject([{ delivery: { state: 'pending', attempts: 1 } }]);
  });
});

describe('row 28: line breaks and 10 KB in name, subject, e-mail', () => {
  const hostile: [string, string][] = [
    ['CR LF', 'a\r\nBcc: victim@example.com'],
    ['LF', 'a\nSubject: other'],
    ['NUL and separators', 'a\u0000\u2028\u2029\u0085b@example.com'],
    ['10 KB', 'x'.repeat(10_000)],
  ];
  const cases = ['name', 'subject', 'email'].flatMap((field) =>
    hostile.map(([what, text]) => [field, what, text] as const),
  );

  it.each(cases)('%s, %s: rejected by field name, or one clean header', async (field, _, text) => {
    const response = await post({ ...contact, [field]: text });
    if (response.status === 422) {
      const { errors } = await json<{ errors: { field: string }[] }>(response);
      expect(new Set(errors.map((error) => error.field))).toEqual(new Set([field]));
      expect(mail.mails.size).toBe(0);
      return;
    }
    expect(response.status).toBe(201);
    const [sent] = mail.mails.values();
    expect(sent?.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(sent?.subject.length).toBeLessThanOrEqual(200);
    expect(sent?.reply_to).toBe('ravi@example.com');
    expect(sent?.text.split('\n').filter((line) => /^(?:Bcc|Subject: other)/.test(line))).toEqual(
      [],
    );
  });
});
