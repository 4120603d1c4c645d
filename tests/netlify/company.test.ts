import { beforeEach, describe, expect, it } from 'vitest';
import { takeLoggedErrors } from '../support/console';
import { useStrictStore } from '../support/use-strict-store';
import { json, send, signIn } from './caller';
import { functionFor } from './platform';

const store = await useStrictStore();
let cookie = '';
beforeEach(async () => {
  store.reset();
  cookie = await signIn();
});

const call = (method: string, body?: unknown, headers = {}, path = '/api/company') =>
  send(functionFor(path), method, path, { cookie, body, headers });
const saved = () => store.documentRecords('company')[0] as Record<string, unknown> | undefined;
const save = async (body: object) => json<{ version: string }>(await call('POST', body));

describe('the facts of the company', () => {
  it('are stored as people write them, in one form', async () => {
    await save({ name: 'Marina', phone: '098400 12345', monday: '9-17' });
    expect(saved()).toMatchObject({ phone: '+91 98400 12345', monday: '09:00–17:00' });
  });

  it('of two who save at once, the second compares, and every save is in the history', async () => {
    const { version } = await save({ name: 'Marina' });
    const second = await call('POST', { name: 'Adyar' });
    expect(second.status).toBe(409);
    expect(await json(second)).toMatchObject({ current: { name: 'Marina', version } });
    await call('PUT', { name: 'Marina Homes' }, { 'if-match': `"${version}"` });
    const late = await call('PUT', { name: 'Adyar' }, { 'if-match': `"${version}"` });
    expect(late.status).toBe(409);
    expect(saved()?.name).toBe('Marina Homes');
    const past = await call('GET', undefined, {}, '/api/company/history');
    const saves = (await json<{ saved: boolean }[]>(past)).filter(({ saved }) => saved);
    expect(saves).toMatchObject([{ changed: ['name'] }, { changed: null }]);
  });

  it.each([
    ['a foreign map link', { offices: [{ map: 'https://maps.example/x' }] }, 'offices.0.map'],
    ['a number that is none', { agentPhone: 'ask Ravi' }, 'agentPhone'],
    ['hours that end before they begin', { friday: '18:00–10:00' }, 'friday'],
    ['200 offices', { offices: Array(200).fill({ city: 'Chennai' }) }, 'offices'],
    ['a row that is a text', { costs: ['free'] }, 'costs.0'],
    ['a day that is none', { closedDates: [{ day: '2026-02-30' }] }, 'closedDates.0.day'],
    ['a video as the mark', { images: ['https://vimeo.com/1'] }, 'images.0'],
    ['a time that is no choice', { enquiryRetentionMonths: '3' }, 'enquiryRetentionMonths'],
    ['a foreign drawing as the mark', { images: ['https://a.example/mark.svg'] }, 'images.0'],
    ['a picture of this machine', { homePhoto: 'https://localhost/a.jpg' }, 'homePhoto'],
    ['a call as a picture', { aboutPhoto: '/api/image/preview' }, 'aboutPhoto'],
    ['a way through a network', { facebook: 'https://l.facebook.com/l.php?u=a' }, 'facebook'],
    ['a name of dots', { youtube: '@..' }, 'youtube'],
    ['a film as the mark', { images: ['https://youtu.be/dQw4w9WgXcQ'] }, 'images.0'],
  ])('with %s are refused, and the field is named', async (_, body, field) => {
    const answer = await call('POST', body);
    expect(answer.status).toBe(422);
    const { errors } = await json<{ errors: { field: string }[] }>(answer);
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(saved()).toBeUndefined();
  });

  it('keep markup as text, leave out empty rows, and are refused with 1 MB', async () => {
    const name = '<script>alert(1)</script>';
    await save({ name, costs: [{ service: '', price: ' ' }, { service: 'Letting' }] });
    expect(saved()).toMatchObject({ name, costs: [{ service: 'Letting', price: '' }] });
    expect((await call('PUT', { aboutText: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  it('that cannot be read are an error, and nothing is written over them', async () => {
    store.put('local-documents', 'company', Buffer.from('{'));
    expect((await call('POST', { name: 'Marina' })).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
    expect(store.bytes('local-documents', 'company')?.toString()).toBe('{');
  });
});
