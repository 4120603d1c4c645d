import { describe, expect, it } from 'vitest';
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

  it('rejects by field', async () => {
    const response = await post({ ...contact, message: 'x'.repeat(10_001) });
    expect(response.status).toBe(422);
    expect(await json(response)).toMatchObject({ errors: [{ field: 'message' }] });
    expect(await enquiries()).toEqual([]);
  });

  it.each([
    ['cross-site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another origin', 403, { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
    ['no JSON', 415, { 'content-type': 'text/plain' }],
  ])('rejects %s with %i', async (_, status, headers) => {
    expect((await post(contact, headers)).status).toBe(status);
    expect(await enquiries()).toEqual([]);
  });
});
