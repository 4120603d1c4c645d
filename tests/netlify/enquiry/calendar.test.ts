import { describe, expect, it } from 'vitest';
import { records } from '../../../src/content/problems';
import { readEntry } from '../../support/calendar-entry';
import { openVisit } from '../../support/visiting-hours';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { call, only, arrived } = await useInbox();
const visit = () => openVisit(new Date());

describe('GET /api/enquiry/calendar/{id}', () => {
  it('returns the visit as a file for calendars', async () => {
    const id = await arrived(visit());
    const response = await call('GET', `calendar/${id}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="visit-[0-9A-Z]{6}\.ics"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const event = readEntry(await response.text());
    expect(event.uid).toBe(id);
    expect(event.startDate.toJSDate().toISOString()).toBe(only().visit?.at);
  });

  it('says that there is none where none was asked for', async () => {
    const response = await call('GET', `calendar/${await arrived()}`);
    expect(response.status).toBe(404);
    expect((await json(response)).detail).toBe(records.noVisit);
  });
});
