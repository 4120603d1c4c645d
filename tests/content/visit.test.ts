import { expect, it } from 'vitest';
import { askedText, visitFault, visitForm } from '../../src/content/enquiries/visit';
import { timeText } from '../../src/content/enquiries/visit-time';
import { clocksOf } from '../../src/domain/clock';
import { maxDaysAhead } from '../../src/domain/enquiry/visit';

const sunday = '2026-11-29T05:30:00.000Z';

it.each([
  [undefined, 'Sunday 29-11-2026, 11:00 in Chennai'],
  ['Asia/Dubai', 'Sunday 29-11-2026, 11:00 in Chennai, 09:30 in your clock'],
  [
    'Pacific/Honolulu',
    'Sunday 29-11-2026, 11:00 in Chennai, 19:30 on Saturday 28-11-2026 in your clock',
  ],
])('a time is told in both clocks, the visitor’s in %s', (zone, text) => {
  expect(timeText(clocksOf(sunday, zone))).toBe(text);
  expect(askedText('visit', clocksOf(sunday, zone))).toBe(`Visit asked for ${text}.`);
});

it('the words name the limit that the server holds, and the days that are closed', () => {
  const days = new RegExp(`\\b${maxDaysAhead} days`);
  expect(visitFault({ field: 'visitDay', code: 'too-far' })).toMatch(days);
  expect(visitForm.hint([])).toMatch(days);
  expect(visitForm.hint([])).not.toContain('Closed');
  expect(visitForm.hint(['Tuesday', 'Sunday'])).toContain('Closed on Tuesday and Sunday.');
});
