import { expect, it } from 'vitest';
import { inspection, statement } from '../../src/content/pages/owner-samples';
import { sumStatement } from '../../src/domain/statement';

it('what is left is what came in less what went out', () => {
  const rows = [
    { day: '2026-10-03', text: 'Rent', received: 30_000 },
    { day: '2026-10-05', text: 'Fee', spent: 2_400 },
    { day: '2026-10-07', text: 'Refund', received: 150 },
    { day: '2026-10-09', text: 'Repair', spent: 1_001 },
  ];
  expect(sumStatement(rows)).toEqual({ received: 30_150, spent: 3_401, balance: 26_749 });
  expect(sumStatement([])).toEqual({ received: 0, spent: 0, balance: 0 });
});

it('the sample statement is that of an ordinary month', () => {
  expect(sumStatement(statement.rows)).toEqual({ received: 32_000, spent: 5_760, balance: 26_240 });
  // Printed by hand in the row: 31.2% of the rent.
  expect(statement.tax.rupees).toBe(Math.round(32_000 * 0.312));
  expect(statement.tax.text).toContain('31.2%');
});

it('the sample report is of an earlier month, as no repair of it is in the statement', () => {
  expect(inspection.rooms.filter(({ state }) => state === 'Repaired')).toHaveLength(1);
  expect(statement.rows.some(({ text }) => text.startsWith('Repair'))).toBe(false);
  expect(inspection.facts[0][1]).toContain('September 2026');
});
