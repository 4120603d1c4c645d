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
  expect(sumStatement(rows)).toEqual({ received: 30_150, spent: 3_401, left: 26_749 });
  expect(sumStatement([])).toEqual({ received: 0, spent: 0, left: 0 });
});

it('the repair of the sample statement is that of the sample report', () => {
  const repair = statement.rows.find(({ text }) => text.startsWith('Repair'));
  expect(repair?.spent).toBe(1_465);
  expect(inspection.rooms.map(({ seen }) => seen).join(' ')).toContain('₹1,465');
  // Printed by hand in the row: 5% off ₹4,200.
  expect(statement.rows.find(({ text }) => text.includes('tax'))?.spent).toBe(4_200 * 0.95);
});
