import { describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { sweep } from '../../server/enquiries/given';
import { json, signIn } from '../caller';
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
    const more = { nextAction: '', message: 'Changed', id: 'x', delivery: { state: 'failed' } };
    await call('PUT', `update/${id}`, more);
    const { message, delivery } = before;
    expect(only()).toMatchObject({ ...noted, nextAction: '', id, message, delivery });
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
    expect(only()).toMatchObject({ thread: [{ text: 'Called.' }], delivery: { state: 'sent' } });
  });

  it.each([
    ['status', { status: 'lost' }],
    ['status', { status: null }],
    ['line', { line: 'Called.' }],
    ['line.text', { line: makeLine('x'.repeat(2_001)) }],
    ['line.text', { line: makeLine('  ') }],
    ['line.kind', { line: { ...makeLine('Called.'), kind: 'dream' } }],
    ['line.id', { line: { ...makeLine('Called.'), id: 'x' } }],
    ['mine', { mine: 'meena' }],
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
    expect(await json(response)).toMatchObject({ delivery: { state: 'pending' } });
    mail.behaviour = 'accept';
    await sweep(new Date(Date.now() + 5 * minute));
    expect(only().delivery).toMatchObject({ state: 'sent', attempts: 2 });
    await call('PUT', `update/${id}`, { release: true });
    expect(mail.requests).toHaveLength(2);
    expect(mail.mails.size).toBe(1);
  });

  it('releases without mail set up', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    vi.stubEnv('RESEND_API_KEY', '');
    await call('PUT', `update/${id}`, { release: true });
    expect(only().delivery).toEqual({ state: 'stored', attempts: 0 });
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

it('makes an enquiry the person’s who says Mine; a colleague can take it over, but not give it back', async () => {
  const id = await arrived();
  const cookie = await signIn('ravi');
  for (const [mine, headers, assignedTo] of [
    [true, {}, 'meena'],
    [false, { cookie }, 'meena'],
    [true, { cookie }, 'ravi'],
    [false, {}, 'ravi'],
    [false, { cookie }, ''],
  ] as const) {
    await call('PUT', `update/${id}`, { mine }, headers);
    expect(only()).toMatchObject({ assignedTo });
  }
});

function makeLine(text: string) {
  return { id: crypto.randomUUID(), kind: 'call', text };
}

function readStamps({ version, updatedAt }: Enquiry) {
  return { version, updatedAt };
}
