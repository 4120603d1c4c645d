import { describe, expect, it, vi } from 'vitest';
import { confirmationWords } from '../../../src/content/enquiries/mails';
import { timeText } from '../../../src/content/enquiries/visit-time';
import { readClocks } from '../../../src/domain/clock';
import { listConfirmed, listVisits } from '../../../src/domain/enquiry/asked-visits';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { mailed, readDelivery, sweep } from '../../server/post/given';
import { makeReference } from '../../../src/domain/reference';
import { sampleProperty } from '../api';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';
import { minute, useInbox } from './use-inbox';

const { mail, call, list, only, arrived } = await useInbox();

describe('PUT /api/enquiry/update/{id}', () => {
  it('saves status, a line and next action, alone or together, under a new version', async () => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, { status: 'done' });
    const changed = await json<Enquiry>(response);
    expect(response.status).toBe(200);
    expect(changed).toMatchObject({ ...before, status: 'done', ...readStamps(changed) });
    expect(changed.version).not.toBe(before.version);
    expect(response.headers.get('etag')).toBe(`"${changed.version}"`);
    // As the site shows a day, where the browser has no control for one.
    await call('PUT', `update/${id}`, { line: makeLine('  Called.  '), nextAction: '03-02-2026' });
    const thread = [{ kind: 'call', text: 'Called.', by: 'meena' }];
    const noted = { status: 'done', thread, nextAction: '2026-02-03' };
    expect((await list()).rows).toMatchObject([noted]);
    // Only the visitor and the server set the others.
    const more = { nextAction: '', message: 'Changed', id: 'x', mails: [] };
    await call('PUT', `update/${id}`, more);
    const { message, mails } = before;
    expect(only()).toMatchObject({ ...noted, nextAction: '', id, message, mails });
  });

  it('clears the next action of one that is done, and keeps one that is planned with it or afterwards', async () => {
    const id = await arrived();
    const planned = '2026-01-09';
    const other = '2026-02-01';
    for (const [body, nextAction] of [
      [{ nextAction: planned }, planned],
      [{ status: 'in progress' }, planned],
      [{ status: 'done' }, ''],
      [{ nextAction: other }, other],
      [{ status: 'done', nextAction: planned }, planned],
    ] as const)
      expect(await json(await call('PUT', `update/${id}`, body))).toMatchObject({ nextAction });
  });

  it('does not conflict with the scheduler, which only records the delivery', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    const headers = { 'if-match': `"${only().version}"` };
    mail.behaviour = 'accept';
    await sweep(new Date());
    expect((await call('PUT', `update/${id}`, { line: makeLine('Called.') }, headers)).status).toBe(
      200,
    );
    expect(only()).toMatchObject({ thread: [{ text: 'Called.' }], ...mailed({ state: 'sent' }) });
  });

  it.each([
    ['status', { status: 'lost' }],
    ['status', { status: null }],
    ['line', { line: 'Called.' }],
    ['line.text', { line: makeLine('x'.repeat(2_001)) }],
    ['line.text', { line: makeLine('  ') }],
    ['line.kind', { line: { ...makeLine('Called.'), kind: 'dream' } }],
    ['line.id', { line: { ...makeLine('Called.'), id: 'x' } }],
    ['assignedTo', { assignedTo: true }],
    ['release', { release: false }],
    ['nextAction', { nextAction: '2026-02-30' }],
    ['nextAction', { nextAction: '2026-02-03T10:00:00Z' }],
    ['nextAction', { nextAction: null }],
  ])('names an invalid %s, and changes nothing', async (field, body) => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, body);
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toEqual([
      { field, message: expect.stringMatching(/.+/) as string },
    ]);
    expect(only()).toEqual(before);
  });

  it('changes what stays possible spam too, and rejects a stale change there', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    const headers = { 'if-match': `"${only().version}"` };
    expect(
      (await call('PUT', `update/${id}`, { line: makeLine('Asked twice') }, headers)).status,
    ).toBe(200);
    expect((await call('PUT', `update/${id}`, { line: makeLine('Other') }, headers)).status).toBe(
      409,
    );
    expect((await list('show=spam')).rows).toMatchObject([
      { id, spam: true, thread: [{ text: 'Asked twice' }] },
    ]);
    await call('PUT', `update/${id}`, { release: true });
    expect((await list()).rows).toMatchObject([{ spam: false, thread: [{ text: 'Asked twice' }] }]);
  });

  it('releases beside another text that was sent with the same id', async () => {
    const website = 'https://spam.example';
    const name = 'Somebody else';
    const spam = await arrived({ id: crypto.randomUUID(), website });
    await call('PUT', `update/${spam}`, { release: true });
    const other = await arrived({ id: spam, name });
    await sweep(new Date(Date.now() + 5 * minute));
    const { rows: enquiries } = await list();
    expect(enquiries.map((one) => one.name).sort()).toEqual([name, 'Visitor']);
    expect(enquiries.find((one) => one.name === name)?.id).toBe(other);
    expect(mail.mails.size).toBe(2);
  });

  it('releases while mail is down: the scheduler sends it, however old the enquiry is', async () => {
    const id = await arrived({ website: 'https://spam.example' }, 3 * 24 * 60);
    mail.behaviour = 'fail';
    const response = await call('PUT', `update/${id}`, { release: true });
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject(mailed({ state: 'pending' }));
    mail.behaviour = 'accept';
    await sweep(new Date(Date.now() + 5 * minute));
    expect(readDelivery(only())).toMatchObject({ state: 'sent', attempts: 2 });
    await call('PUT', `update/${id}`, { release: true });
    expect(mail.requests).toHaveLength(2);
    expect(mail.mails.size).toBe(1);
  });

  it('releases without mail set up', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    vi.stubEnv('RESEND_API_KEY', '');
    await call('PUT', `update/${id}`, { release: true });
    expect(only().mails).toEqual([]);
  });
});

it('keeps the lines of all who add at once, each with who wrote it; one that is sent again is there once', async () => {
  const id = await arrived();
  const ravi = await signIn('ravi');
  const mine = [makeLine('Called.'), makeLine('Comes on Friday.')];
  const theirs = [makeLine('He called back.'), makeLine('Has paid.')];
  const add = (line: object, cookie?: string) =>
    call('PUT', `update/${id}`, { line }, cookie === undefined ? {} : { cookie });
  await Promise.all([
    ...mine.map((line) => add(line)),
    ...theirs.map((line) => add(line, ravi)),
    ...mine.map((line) => add(line)),
  ]);
  await add({ ...theirs[0], text: 'Changed' }, ravi);
  const byText = ({ text: one }: { text: string }, { text: other }: { text: string }) =>
    one.localeCompare(other);
  expect(only().thread.toSorted(byText)).toMatchObject(
    [
      ...mine.map((line) => ({ ...line, by: 'meena' })),
      ...theirs.map((line) => ({ ...line, by: 'ravi' })),
    ].toSorted(byText),
  );
});

it('whoever takes an enquiry has it, or gives it to a colleague; only who has it gives it back', async () => {
  const id = await arrived();
  const cookie = await signIn('ravi');
  for (const [to, headers, assignedTo] of [
    ['meena', {}, 'meena'],
    ['', { cookie }, 'meena'],
    ['ravi', { cookie }, 'ravi'],
    ['', {}, 'ravi'],
    ['meena', { cookie }, 'meena'],
    ['', {}, ''],
  ] as const) {
    await call('PUT', `update/${id}`, { assignedTo: to }, headers);
    expect(only()).toMatchObject({ assignedTo });
  }
});

it.each([
  ['taking it', () => ({ assignedTo: 'meena' })],
  ['a line', () => ({ line: makeLine('Called.') })],
  ['a visit', () => arrange('', { day: '2099-01-05', time: '11:00' })],
  ['a correction', () => ({ correction: { field: 'name', was: 'Visitor', text: 'Lakshmi' } })],
])('%s takes a new enquiry up, unless its status is chosen with it', async (_, makePatch) => {
  const id = await arrived();
  await call('PUT', `update/${id}`, { release: true });
  expect(only().status).toBe('new');
  await call('PUT', `update/${id}`, { ...makePatch(), status: 'new' });
  expect(only().status).toBe('new');
  const other = await arrived({ id: crypto.randomUUID() });
  await call('PUT', `update/${other}`, makePatch());
  expect((await list('show=in+progress')).rows.map((one) => one.id)).toEqual([other]);
});

describe('a visit that the office arranges', () => {
  it('is the visit of its enquiry, with who goes and a line; moved, the line says what it was', async () => {
    const id = await arrived();
    await call('PUT', `update/${id}`, arrange('', { day: '05-01-2099', time: '11:00' }));
    const at = '2099-01-05T05:30:00.000Z';
    const arranged = { at: expect.any(String) as string, by: 'meena' };
    expect(only()).toMatchObject({ visit: { kind: 'visit', at, arranged } });
    expect(only().thread).toMatchObject([
      { kind: 'visit', by: 'meena', text: 'Arranged. Monday 05-01-2099, 11:00' },
    ]);
    const moved = { day: '2099-01-05', time: '16:30', assignedTo: 'ravi' };
    await call('PUT', `update/${id}`, arrange(at, moved));
    expect(only().visit).toMatchObject({ at: '2099-01-05T11:00:00.000Z', assignedTo: 'ravi' });
    expect(only().thread[1]?.text).toBe(
      'Changed. Monday 05-01-2099, 16:30\nWas: Monday 05-01-2099, 11:00',
    );
    const calendar = await (await call('GET', `calendar/${id}`)).text();
    expect(calendar).toContain('DTSTART:20990105T110000Z');
    expect(calendar).toContain('STATUS:CONFIRMED');
  });

  it('is one of several, each with its home, who goes and an entry of a calendar', async () => {
    const { _id: home, name } = await addHome();
    const id = await arrived({ propertyId: 'asked', propertyName: 'Asked' });
    const [first, second] = ['05:30', '06:30'].map((time) => `2099-01-05T${time}:00.000Z`);
    const day = '2099-01-05';
    await call('PUT', `update/${id}`, arrange('', { day, time: '11:00' }));
    const other = { day, time: '12:00', propertyId: home, assignedTo: 'ravi' };
    await call('PUT', `update/${id}`, arrange('', other));
    expect(only().visit?.at).toBe(first);
    expect(only().furtherVisits).toMatchObject([
      { at: second, assignedTo: 'ravi', property: { id: home, name } },
    ]);
    const readCalendar = async (at = '') =>
      (await call('GET', `calendar/${id}${at && `?at=${at}`}`)).text();
    const [own, further] = [await readCalendar(), await readCalendar(second)];
    expect(own).toContain('DTSTART:20990105T053000Z');
    expect(further).toContain('DTSTART:20990105T063000Z');
    const uid = /^UID:.*$/m;
    expect(uid.exec(own)?.[0]).not.toBe(uid.exec(further)?.[0]);
    expect((await call('GET', `calendar/${id}?at=2099-01-06T05:30:00.000Z`)).status).toBe(404);

    // Moved, it is the same entry; at a time that is taken it stays.
    const taken = await call(
      'PUT',
      `update/${id}`,
      arrange(second ?? '', { ...other, time: '11:00' }),
    );
    expect((await json(taken)).errors).toMatchObject([{ field: 'visit.time' }]);
    await call('PUT', `update/${id}`, arrange(second ?? '', { ...other, time: '12:30' }));
    const moved = only().furtherVisits?.[0]?.at;
    expect(moved).toBe('2099-01-05T07:00:00.000Z');
    expect(uid.exec(await readCalendar(moved))?.[0]).toBe(uid.exec(further)?.[0]);

    // The next one is the one that answers are about once the first is called off.
    await call('PUT', `update/${id}`, { visit: { was: first, arranged: null } });
    expect(only().visit).toMatchObject({ at: moved, assignedTo: 'ravi' });
    expect(only()).not.toHaveProperty('furtherVisits');
    expect(only().thread.map(({ text }) => text.split('.')[0])).toEqual([
      'Arranged',
      'Arranged',
      'Changed',
      'Called off',
    ]);
  });

  it('sent again changes nothing; over another one than was seen it is a conflict', async () => {
    const id = await arrived();
    const first = arrange('', { day: '2099-01-05', time: '11:00' });
    await call('PUT', `update/${id}`, first);
    const before = only();
    expect((await call('PUT', `update/${id}`, first)).status).toBe(200);
    expect(only()).toMatchObject({ visit: before.visit, thread: before.thread });
    const stale = await call(
      'PUT',
      `update/${id}`,
      arrange('2099-01-04T05:30:00.000Z', { day: '2099-01-06', time: '11:00' }),
    );
    expect(stale.status).toBe(409);
    expect((await json<{ current: Enquiry }>(stale)).current.visit).toEqual(before.visit);
    expect(only().visit).toEqual(before.visit);
  });

  it('is confirmed anew once it is moved, not once somebody else goes; called off, it is gone', async () => {
    const email = 'lakshmi@example.com';
    const id = await arrived({ email });
    const day = '2099-01-05';
    await call('PUT', `update/${id}`, arrange('', { day, time: '11:00' }));
    await confirm(id);
    const confirmations = () =>
      [...mail.mails.values()].filter(
        ({ to, text }) => [to].flat().includes(email) && text.includes('January 2099'),
      );
    expect(confirmations()).toHaveLength(1);
    const at = only().visit?.at ?? '';
    await call('PUT', `update/${id}`, arrange(at, { day, time: '11:00', assignedTo: 'ravi' }));
    expect(only().visit).toHaveProperty('confirmedAt');
    await call('PUT', `update/${id}`, arrange(at, { day, time: '12:00' }));
    expect(only().visit).not.toHaveProperty('confirmedAt');
    expect((await call('PUT', `update/${id}`, { confirm: at })).status).toBe(409);
    await confirm(id);
    expect(confirmations()).toHaveLength(2);
    const was = only().visit?.at ?? '';
    await call('PUT', `update/${id}`, { visit: { was, arranged: null } });
    expect(only()).not.toHaveProperty('visit');
    expect(only().mails.map(({ kind }) => kind)).not.toContain('confirmation');
    expect(only().thread.at(-1)?.text).toMatch(/^Called off\. Was: Monday 05-01-2099, 12:00/);
  });

  it('each of several is confirmed and mailed by itself, with its own time', async () => {
    const email = 'lakshmi@example.com';
    const id = await arrived({ email });
    for (const time of ['11:00', '12:00', '16:00'])
      await call('PUT', `update/${id}`, arrange('', { day: '2099-01-05', time }));
    const [, second, third] = listVisits(only()).map(({ at }) => at);
    for (const at of [second, third]) await call('PUT', `update/${id}`, { confirm: at });
    expect(listConfirmed(only()).map(({ at }) => at)).toEqual([second, third]);
    const texts = [...mail.mails.values()].flatMap(({ to, text }) =>
      [to].flat().includes(email) && text.includes('January 2099') ? [text] : [],
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual(
      [second, third].map((at = '') =>
        confirmationWords.confirmed('visit', timeText(readClocks(at, undefined))),
      ),
    );
    await call('PUT', `update/${id}`, { visit: { was: second ?? '', arranged: null } });
    expect(listConfirmed(only()).map(({ at }) => at)).toEqual([third]);
    expect(only().mails.flatMap(({ visit }) => visit ?? [])).toEqual([third]);
  });

  it('to another home names it; what is done is open again', async () => {
    const { _id: home, name } = await addHome();
    const id = await arrived({ propertyId: 'asked', propertyName: 'Asked' });
    await call('PUT', `update/${id}`, { status: 'done' });
    const visit = { day: '2099-01-05', time: '11:00', propertyId: home };
    await call('PUT', `update/${id}`, arrange('', visit));
    expect(only()).toMatchObject({ status: 'in progress', propertyId: 'asked' });
    expect(only().visit?.property).toEqual({ id: home, name });
    expect(only().thread[0]?.text).toContain(name);
  });

  it.each([
    ['visit.day', { day: '2020-01-05', time: '11:00' }],
    ['visit.day', { day: '', time: '11:00' }],
    ['visit.arranged.time', { day: '2099-01-05', time: '25:00' }],
    ['homes', { day: '2099-01-05', time: '11:00', propertyId: 'gone' }],
  ])('names an invalid %s, and changes nothing', async (field, visit) => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, arrange('', visit));
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toMatchObject([{ field }]);
    expect(only()).toEqual(before);
  });
});

describe('a correction', () => {
  const correct = (field: string, was: string, text: string) => ({
    correction: { field, was, text },
  });

  it('replaces name, number, email and home, and the thread says what each was', async () => {
    const { _id: home, name } = await addHome();
    const id = await arrived({ name: 'Lakshmy', number: '98400 12345' });
    await call('PUT', `update/${id}`, correct('name', 'Lakshmy', ' Lakshmi '));
    await call('PUT', `update/${id}`, correct('number', '98400 12345', '98400 54321'));
    await call('PUT', `update/${id}`, correct('email', '', 'lakshmi@example.com'));
    await call('PUT', `update/${id}`, correct('propertyId', '', home));
    expect(only()).toMatchObject({
      name: 'Lakshmi',
      number: '98400 54321',
      dialled: ['+91 98400 54321'],
      email: 'lakshmi@example.com',
      propertyId: home,
      propertyName: name,
      kind: 'enquiry',
    });
    expect(only().thread).toMatchObject([
      { by: 'meena', text: 'Name corrected, was: Lakshmy' },
      { text: 'Number corrected, was: 98400 12345' },
      { text: 'Email added' },
      { text: 'Property added' },
    ]);
    await call('PUT', `update/${id}`, correct('propertyId', home, ''));
    expect(only()).toMatchObject({ propertyName: '', kind: 'contact' });
    expect(only()).not.toHaveProperty('propertyId');
    expect(only().thread.at(-1)?.text).toContain(name);
  });

  it('sent again changes nothing; over another text than was seen it is a conflict', async () => {
    const id = await arrived({ name: 'Lakshmy' });
    const patch = correct('name', 'Lakshmy', 'Lakshmi');
    await call('PUT', `update/${id}`, patch);
    expect((await call('PUT', `update/${id}`, patch)).status).toBe(200);
    expect(only().thread).toHaveLength(1);
    const stale = await call('PUT', `update/${id}`, correct('name', 'Lakshmy', 'Laxmi'));
    expect(stale.status).toBe(409);
    expect(only()).toMatchObject({ name: 'Lakshmi' });
  });

  it('of the home leaves a confirmed visit where its visitor was told to come', async () => {
    const { _id: home } = await addHome();
    const id = await arrived({ propertyId: 'asked', propertyName: 'Asked' });
    await call('PUT', `update/${id}`, arrange('', { day: '2099-01-05', time: '11:00' }));
    await confirm(id);
    await call('PUT', `update/${id}`, correct('propertyId', 'asked', home));
    expect(only().visit?.property).toEqual({ id: 'asked', name: 'Asked' });
  });

  it.each([
    ['correction.text', correct('email', '', 'nobody')],
    ['correction.text', correct('name', '', 'x'.repeat(201))],
    ['homes', correct('propertyId', '', 'gone')],
  ])('names an invalid %s, and changes nothing', async (field, patch) => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, patch);
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toMatchObject([{ field }]);
    expect(only()).toEqual(before);
  });
});

it('homes that were sent are a line that names them, once', async () => {
  const [one, other] = [await addHome(), await addHome()];
  const id = await arrived();
  const sent = { id: crypto.randomUUID(), homes: [one._id, other._id] };
  for (let time = 0; time < 2; time += 1) await call('PUT', `update/${id}`, { sent });
  expect(only().thread).toMatchObject([{ kind: 'message', homes: sent.homes, by: 'meena' }]);
  expect(only().thread[0]?.text).toContain(`${one.name} (Ref ${makeReference(one._id)})`);
});

/** Confirms the visit that its answers are about. */
const confirm = (id: string) => call('PUT', `update/${id}`, { confirm: only().visit?.at });

function arrange(was: string, arranged: object) {
  return { visit: { was, arranged } };
}

async function addHome(): Promise<{ _id: string; name: string }> {
  const path = '/api/property/addproperty';
  const cookie = await signIn();
  return json(await send(functionFor(path), 'POST', path, { body: sampleProperty, cookie }));
}

function makeLine(text: string) {
  return { id: crypto.randomUUID(), kind: 'call', text };
}

function readStamps({ version, updatedAt }: Enquiry) {
  return { version, updatedAt };
}
