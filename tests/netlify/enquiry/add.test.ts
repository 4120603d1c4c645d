import { expect, it, vi } from 'vitest';
import { answerWords } from '../../../src/content/enquiries/mails';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { sweep } from '../../server/post/given';
import { sampleProperty } from '../api';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';
import { minute, useInbox } from './use-inbox';

const { mail, call, list, only, arrived } = await useInbox();

const told = (more: object = {}) => ({
  id: crypto.randomUUID(),
  source: 'telephone',
  text: 'Lakshmi, 2 BHK in Adyar',
  number: '98400 12345',
  ...more,
});

it('a call becomes an enquiry like others, new and by who took it, and nobody is emailed', async () => {
  const response = await call('POST', 'add', told());
  expect(response.status).toBe(201);
  expect(await json(response)).toEqual(only());
  expect(only()).toMatchObject({
    kind: 'contact',
    source: 'telephone',
    name: 'Lakshmi',
    number: '98400 12345',
    dialled: ['+91 98400 12345'],
    message: 'Lakshmi, 2 BHK in Adyar',
    status: 'new',
    spam: false,
    suspicion: [],
    mails: [],
    by: 'meena',
  });

  await sweep(new Date(Date.now() + 5 * minute));
  expect(mail.requests).toHaveLength(0);
  expect((await list()).rows).toHaveLength(1);
});

it('however many come in a day, none is marked as possible spam', async () => {
  for (let count = 0; count < 25; count += 1) await call('POST', 'add', told());
  expect((await list('show=spam')).rows).toEqual([]);
});

it('sent again, it is one enquiry; another text is another', async () => {
  const once = told();
  const first = await json<Enquiry>(await call('POST', 'add', once));
  expect(await json<Enquiry>(await call('POST', 'add', once))).toEqual(first);
  await call('POST', 'add', { ...once, text: 'Lakshmi, 3 BHK in Adyar' });
  expect((await list()).rows).toHaveLength(2);
});

it('a walk-in about a home has its name and its id', async () => {
  const cookie = await signIn();
  const path = '/api/property/addproperty';
  const added = await send(functionFor(path), 'POST', path, { body: sampleProperty, cookie });
  const { _id: propertyId } = await json<{ _id: string }>(added);
  await call('POST', 'add', told({ source: 'walk-in', propertyId }));
  const { name: propertyName } = sampleProperty;
  expect(only()).toMatchObject({ kind: 'enquiry', source: 'walk-in', propertyId, propertyName });
});

it('a WhatsApp message that asks to hear of new homes is of a kind of its own', async () => {
  await call('POST', 'add', told({ source: 'whatsapp', wantsNews: true }));
  await call('POST', 'add', told({ text: 'Ravi, 3 BHK in Adyar' }));
  expect((await list('show=news')).rows).toMatchObject([{ kind: 'news', source: 'whatsapp' }]);
});

it('with a visit agreed on it is in progress, and its thread says when', async () => {
  const visit = { day: '2099-01-05', time: '11:00', assignedTo: 'ravi' };
  await call('POST', 'add', told({ visit }));
  expect(only()).toMatchObject({
    status: 'in progress',
    visit: { kind: 'visit', at: '2099-01-05T05:30:00.000Z', assignedTo: 'ravi' },
    thread: [{ kind: 'visit', text: 'Arranged. Monday 05-01-2099, 11:00' }],
  });
  const past = told({ visit: { ...visit, day: '2020-01-05' } });
  expect((await call('POST', 'add', past)).status).toBe(422);
});

it('the automatic answer goes out where it is asked for, and says why', async () => {
  await call('POST', 'add', told({ email: 'lakshmi@example.com', answer: true }));
  expect(only()).toMatchObject({ mails: [{ kind: 'answer', state: 'pending' }] });
  await sweep(new Date());
  expect([...mail.mails.values()]).toMatchObject([
    {
      to: 'lakshmi@example.com',
      text: expect.stringContaining(answerWords.told.received.telephone) as string,
    },
  ]);
  expect(only()).toMatchObject({ mails: [{ kind: 'answer', state: 'sent' }] });
});

it('without mail set up the answer says so', async () => {
  vi.stubEnv('RESEND_API_KEY', '');
  await call('POST', 'add', told({ email: 'lakshmi@example.com', answer: true }));
  expect(only()).toMatchObject({ mails: [{ kind: 'answer', state: 'stored', attempts: 0 }] });
});

it.each([
  ['text', { text: ' ', number: '' }],
  ['source', { source: 'form' }],
  ['email', { answer: true }],
  ['email', { email: 'nobody' }],
  ['id', { id: 'x' }],
])('names an invalid %s, and adds nothing', async (field, more) => {
  const response = await call('POST', 'add', told(more));
  expect(response.status).toBe(422);
  expect((await json(response)).errors).toMatchObject([{ field }]);
  expect((await list()).rows).toEqual([]);
});

it('is beside what visitors send, and handled like it', async () => {
  await arrived({}, 5);
  const { id } = await json<Enquiry>(await call('POST', 'add', told()));
  await sweep(new Date());
  await call('PUT', `update/${id}`, { status: 'done', assignedTo: 'meena' });
  const all = (await list()).rows;
  expect(all.map(({ source, status }) => [source, status])).toEqual([
    ['telephone', 'done'],
    ['form', 'new'],
  ]);
  expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
});
