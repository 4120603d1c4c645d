import { exampleName } from './example';
import { planCreate } from './plan-create';
import { planUpdate } from './plan-update';
import type { PlanContext, PlannedRow } from './planned-row';

/** Rows that mean the same property: none can be told to be the right one, so that all but equal rows are refused. */
function refuseSameKeys(planned: readonly PlannedRow[], references: ReadonlySet<string>): void {
  const byId = Map.groupBy(
    planned.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  for (const [id, rows] of byId) {
    const isGiven = references.has(id);
    for (const row of isGiven ? rows : rows.slice(1)) {
      const others = rows.filter((other) => other !== row).map((other) => other.row);
      if (others.length === 0) continue;
      row.action = 'error';
      row.write = null;
      row.changes = [];
      row.errors.push({
        cell: `row ${row.row}`,
        column: '',
        value: isGiven ? id : row.name,
        message: isGiven
          ? `The same home stands in row ${others.join(', ')} too. Keep one row of each home.`
          : `This row is the same as row ${rows[0]?.row ?? ''}. Delete one of them, or write what tells the homes apart.`,
      });
    }
  }
}

/** What each row of a table would do; nothing is written. Rows of the template's example are left out. */
export function planRows(context: PlanContext): PlannedRow[] {
  const rows = context.rows.filter(({ fields }) => fields.name !== exampleName);
  const planned = rows.map((row) =>
    row.reference === '' ? planCreate(context, row) : planUpdate(context, row),
  );
  const references = new Set(rows.map(({ reference }) => reference).filter(Boolean));
  refuseSameKeys(planned, references);
  return planned;
}
