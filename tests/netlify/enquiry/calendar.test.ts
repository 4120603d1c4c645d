import { describe, expect, it } from 'vitest';
import { records } from '../../../src/content/problems';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { readEntry } from '../../support/calendar-entry';
import { openVisit } from '../../support/visiting-hours';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { call, only, arrived } = await useInbox();
const visit = () => openVisit(new Date());

describe('GET /api/enquiry/calendar/{id}', () => {
  it('returns the visit as a file for calendars, with the time that holds now', async () => {
    const id = await arrived(visit());
    const at = '2030-11-29T05:30:00.000Z';
    await call('PUT', `update/${id}`, { visit: { state: 'proposed', at } });
    const response = await call('GET', `calendar/${id}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="visit-[0-9A-Z]{6}\.ics"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const event = readEntry(await response.text());
    expect([event.uid, event.sequence]).toEqual([id, 1]);
    expect(event.startDate.toJSDate().toISOString()).toBe(at);
  });

  it('says that there is none where none was asked for', async () => {
    const response = await call('GET', `calendar/${await arrived()}`);
    expect(response.status).toBe(404);
    expect((await json(response)).detail).toBe(records.noVisit);
  });
});

describe('what the operator decides about a visit', () => {
  it('is kept, and a stale decision is rejected with the current enquiry', async () => {
    const id = await arrived(visit());
    const { version } = only();
    const headers = { 'if-match': `"${version}"` };
    const first = await json<Enquiry>(
      await call('PUT', `update/${id}`, { visit: { state: 'confirmed' } }, headers),
    );
    expect(first.visit).toMatchObject({ state: 'confirmed', sequence: 1 });
    const stale = await call('PUT', `update/${id}`, { visit: { state: 'cancelled' } }, headers);
    expect(stale.status).toBe(409);
    expect((await json(stale)).current).toEqual(first);
    expect(only().visit).toEqual(first.visit);
  });

  it.each([
    ['an unknown state', { visit: { state: 'asked' } }],
    ['a time that is none', { visit: { state: 'proposed', at: 'Sunday' } }],
    ['a time without a zone', { visit: { state: 'proposed', at: '2026-11-29T11:00:00' } }],
    ['no decision', { visit: {} }],
  ])('is rejected: %s', async (_, patch) => {
    const id = await arrived(visit());
    expect((await call('PUT', `update/${id}`, patch)).status).toBe(422);
    expect(only().visit).toMatchObject({ state: 'asked', sequence: 0 });
  });
});
