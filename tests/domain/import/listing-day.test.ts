import { describe, expect, it } from 'vitest';
import { latestListingDay } from '../../../src/domain/import/check';
import { addDays, formatDay } from '../../../src/domain/date';
import { headers, propertyCells, latestDay, planOf, stored } from './sheets';

describe('days still to come', () => {
  const dayOf = (day: string, reference: string | null) => [
    [...headers, 'Listed on'],
    [...propertyCells('A', { Reference: reference }), day],
  ];
  it.each([null, 'one'])('are rejected in their cell (reference %s)', (reference) => {
    const [row] = planOf(dayOf('31-12-2062', reference), [stored()]);
    expect(row).toMatchObject({ action: 'error', write: null, changes: [] });
    const place = { cell: 'I2', column: 'Listed on' };
    const message: unknown = expect.stringContaining('Check the year');
    expect(row?.errors).toEqual([{ ...place, message }]);
  });

  it.each([
    [formatDay(latestDay), false],
    [formatDay(addDays(latestDay, -1)), true],
  ])('as the day of a check, which is today at the latest: %s', (value, isTaken) => {
    const sheet = [
      [...headers, 'Checked on'],
      [...propertyCells('A', {}), value],
    ];
    const [row] = planOf(sheet, []);
    expect(row?.errors).toMatchObject(isTaken ? [] : [{ cell: 'I2' }]);
  });

  it('tomorrow can be prepared', () => {
    expect(planOf(dayOf(formatDay(latestDay), null))[0]?.errors).toEqual([]);
  });

  it('tomorrow is that of Chennai', () => {
    expect(latestListingDay(new Date('2026-07-01T18:29:59Z'))).toBe('2026-07-02');
    expect(latestListingDay(new Date('2026-07-01T18:30:00Z'))).toBe('2026-07-03');
  });
});
