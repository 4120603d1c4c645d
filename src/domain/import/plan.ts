import { propertyInput } from '../property/schema';
import { columns, exampleName } from './columns';
import type { RowFault, Twin } from './faults';
import { withoutBrokenPictures } from './pictures';
import { planUpdate } from './plan-update';
import {
  dayFaults,
  fieldCautions,
  fieldFaults,
  plannedRow,
  type PlanContext,
  type PlannedRow,
} from './planned-row';
import type { Row } from './row';
import { twinKey, twinsOf } from './twins';

/** What a new property is of which a row says nothing; the defaults of the form would be said by nobody. */
const unstated = Object.fromEntries(
  columns.filter(({ field }) => field?.mayBeUnstated).map(({ key }) => [key, '']),
);

/**
 * The plan of a row without a reference: a new property, whose id is made of its content. So the same row imported again
 * finds the property unchanged, and restores it if it was deleted since.
 */
function planCreate(context: PlanContext, row: Row, twins: Map<string, Twin>): PlannedRow {
  const result = propertyInput.safeParse({ ...unstated, ...row.fields });
  const wrongDay = dayFaults(context, row, row.day);
  if (!result.success || row.faults.length + wrongDay.length > 0) {
    const more = result.success ? [] : fieldFaults(context, row, result.error);
    return plannedRow(row, { action: 'error', faults: [...row.faults, ...more, ...wrongDay] });
  }
  const input = result.data;
  const day = row.day === undefined ? {} : { day: row.day };
  const id = context.idOf(JSON.stringify({ ...input, ...day }));
  const there = context.current.get(id);
  if (there && there.deletedAt === undefined) return plannedRow(row, { id, action: 'unchanged' });
  const key = twinKey(input);
  const twin = there ? undefined : twins.get(key);
  if (!twins.has(key)) twins.set(key, { name: input.name, row: row.number });
  return plannedRow(row, {
    id,
    action: 'create',
    cautions: [
      ...(there ? [{ code: 'was-in-trash' } as const] : []),
      ...(twin ? [{ code: 'twin', twin } as const] : []),
      ...fieldCautions(input),
    ],
    ...(twin && { twin }),
    write: { kind: 'create', input, ...day },
  });
}

/** Rejects rows that mean the same property, since nobody knows which one is right; of equal rows the first stays. */
function rejectSameKeys(planned: readonly PlannedRow[], references: ReadonlySet<string>): void {
  const byId = Map.groupBy(
    planned.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  for (const [id, rows] of byId) {
    const isGiven = references.has(id);
    for (const row of isGiven ? rows : rows.slice(1)) {
      const others = rows.filter((other) => other !== row).map((other) => other.row);
      const [first] = others;
      if (first === undefined) continue;
      const fault: RowFault = isGiven
        ? { code: 'same-reference', rows: others }
        : { code: 'same-content', row: first };
      row.action = 'error';
      row.write = null;
      row.changes = [];
      delete row.twin;
      row.cautions = row.cautions.filter(({ code }) => code !== 'twin');
      row.faults.push({ cell: null, column: '', value: isGiven ? id : row.name, fault });
    }
  }
}

/** What each row of a table would do; nothing is written. Rows of the template's example are skipped. */
export function planRows(context: PlanContext): PlannedRow[] {
  const { current, baselines, isMissing } = context;
  const rows = context.rows
    .filter(({ fields }) => fields.name !== exampleName)
    .map((row) => {
      const property = current.get(row.reference);
      const baseline = baselines.get(row.reference);
      return withoutBrokenPictures(row, isMissing, { property, baseline });
    });
  const twins = twinsOf(current.values());
  const planned = rows.map((row) =>
    row.reference === '' ? planCreate(context, row, twins) : planUpdate(context, row),
  );
  const references = new Set(rows.map(({ reference }) => reference).filter(Boolean));
  rejectSameKeys(planned, references);
  return planned;
}
