import { expect, it } from 'vitest';
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
  return Promise.all(keys.map((key) => store.readValue(key, parseEnquiry)));
};

it('an enquiry is stored and mailed, once when it is sent again', async () => {
  const sent = { ...contact, id: crypto.randomUUID() };
  const response = await post(sent);
  expect(response.status).toBe(201);
  const answer = await json(response);
  const id = String(answer.id);
  expect(answer).toEqual({ message: 'Email has been sent!', id, dialled: ['+91 98400 00000'] });
  const mails = [{ kind: 'enquiry', state: 'sent' }];
  expect(await enquiries()).toMatchObject([{ ...contact, id, kind: 'contact', mails }]);
  const addressed = { from: 'Website <site@example.com>', to: ['office@example.com'] };
  expect([...mail.mails.values()]).toMatchObject([{ ...addressed, reply_to: contact.email }]);
  const again = await post(sent);
  expect(again.status).toBe(200);
  expect(await json(again)).toEqual(answer);
  expect(mail.requests).toEqual([`enquiry/${id}`]);
});

it('null is as good as nothing, in any field of the call', async () => {
  const names = [
    'id',
    'propertyId',
    'propertyName',
    'subject',
    'email',
    'message',
    'zone',
    'owner',
  ];
  const none = Object.fromEntries(
    [...names, 'visitKind', 'visitDay', 'visitTime', 'website', 'openFor'].map((name) => [
      name,
      null,
    ]),
  );
  const response = await post({ ...none, name: 'Ravi', number: contact.number });
  expect(response.status).toBe(201);
  const owner = { home: null, place: 'Adyar', bedrooms: null, services: null, contact: null };
  expect((await post({ ...contact, owner })).status).toBe(201);
  const stored = await enquiries();
  expect(stored.find((one) => one?.kind === 'contact')).toMatchObject({ email: '', spam: false });
  expect(stored.find((one) => one?.kind === 'owner')?.owner).toMatchObject({
    place: 'Adyar',
    home: '',
  });
  expect((await post({ ...contact, number: null, email: null })).status).toBe(422);
});

it.each([
  ['cross-site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['another origin', 403, { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
  ['no JSON', 415, { 'content-type': 'text/plain' }],
])('an enquiry is rejected: %s with %i', async (_, status, headers) => {
  expect((await post(contact, headers)).status).toBe(status);
  expect(await enquiries()).toEqual([]);
});
