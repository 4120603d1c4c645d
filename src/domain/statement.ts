/** One line of an owner's statement; a sum (whole rupees) either came in or went out. */
export interface StatementRow {
  /** YYYY-MM-DD. */
  day: string;
  text: string;
  received?: number;
  spent?: number;
}

/** The sums of a statement: what came in, what went out, and what is left for the owner (whole rupees). */
export function sumStatement(rows: readonly StatementRow[]): {
  received: number;
  spent: number;
  balance: number;
} {
  const received = rows.reduce((sum, row) => sum + (row.received ?? 0), 0);
  const spent = rows.reduce((sum, row) => sum + (row.spent ?? 0), 0);
  return { received, spent, balance: received - spent };
}
