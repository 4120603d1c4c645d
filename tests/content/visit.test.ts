import { expect, it } from 'vitest';
import {
  askedText,
  halfHourText,
  visitFault,
  visitForm,
  wishText,
} from '../../src/content/enquiries/visit';
import { timeText } from '../../src/content/enquiries/visit-time';
import { readClocks } from '../../src/domain/clock';
import { maxDaysAhead } from '../../src/domain/enquiry/visit';

const sunday = '2026-11-29T05:30:00.000Z';

it.each([
  [undefined, 'Sunday, 29 November 2026, 11 am IST'],
  ['Asia/Dubai', 'Sunday, 29 November 2026, 11 am IST (9.30 am your time)'],
  ['Pacific/Honolulu', 'Sunday, 29 November 2026, 11 am IST (7.30 pm on Saturday your time)'],
])('a time is told in both clocks, the visitor’s in %s', (zone, text) => {
  expect(timeText(readClocks(sunday, zone))).toBe(text);
  expect(askedText('visit', readClocks(sunday, zone))).toBe(`Visit requested: ${text}.`);
});

it('a time to choose and a sentence for a chat tell both clocks too', () => {
  const clocks = readClocks(sunday, 'Asia/Dubai');
  expect(halfHourText(clocks)).toBe('11 am (9.30 am your time)');
  expect(wishText('call', clocks)).toBe(
    'Please call me on Sunday, 29 November 2026, 11 am IST (9.30 am my time).',
  );
  expect(askedText('call', readClocks(sunday, undefined))).toMatch(/^Call back requested: Sunday/);
});

it('the words name the limit that the server holds, and the days that are closed', () => {
  const days = new RegExp(`\\b${maxDaysAhead} days`);
  expect(visitFault({ field: 'visitDay', code: 'too-far' })).toMatch(days);
  expect(visitForm.hint([])).toMatch(days);
  expect(visitForm.hint([])).not.toContain('Closed');
  expect(visitForm.hint(['Tuesday', 'Sunday'])).toContain('Closed on Tuesday and Sunday.');
});
