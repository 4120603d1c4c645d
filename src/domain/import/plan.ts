import { blankValues } from '../field/kinds';
import { propertyFields } from '../property/fields';
import type { Property, PropertyInput } from '../property/schema';
import { fieldCautions, isHeldBack, leaveOutCharges, withoutFutureDays } from './check';
import { columns, exampleName } from './columns';
import { withoutBrokenPictures } from './pictures';
import { planChange, planReferred } from './plan-change';
import { unseenFindings, parseFields, type PlanContext, type PlannedRow } from './planned-row';
import { plannedRow, rejectRow, type RowWrite } from './planned-row';
import { findPublication } from './publication';
import { makeFinding, type ParsedRow } from './row';
import { makeSameFinder, type SameFinder } from './same';

/** A new property states nothing that its row does not state, not even the defaults of the form. */
const unstated = Object.fromEntries(
  columns.filter(({ field }) => field?.mayBeUnstated).map(({ key }) => [key, '']),
);

/** Whether a word that nobody understood may mean that visitors are not to see the property. */
const mayBeHidden = ({ fields, findings }: ParsedRow) =>
  !('shown' in fields) && findings.some(({ key }) => key === 'shown' || key === 'status');

function planUnnamed(
  context: PlanContext,
  given: ParsedRow,
  there: SameFinder<Property>,
  seen: SameFinder<PropertyInput & Pick<ParsedRow, 'row'>>,
): PlannedRow {
  const { table } = context;
  const { row, values: read } = parseFields(table, given);
  if (read === null) return plannedRow(row, { action: 'error' });
  const { fields: values, findings: charges } = leaveOutCharges(table, read);
  const cautions = [...fieldCautions(context, values), ...charges];
  const saysRentedOut = row.findings.some(
    (finding) => 'caution' in finding && finding.caution.code === 'says-rented-out',
  );
  const unclear = saysRentedOut ? 'rented-out' : 'status';
  const why = cautions.some(isHeldBack) ? 'offer' : mayBeHidden(row) ? unclear : null;
  const input: PropertyInput = {
    ...blankValues(propertyFields),
    ...unstated,
    // The schema has left nothing undefined.
    ...(values as Partial<PropertyInput>),
    ...(why !== null && { shown: false }),
  };
  if (input.name === '' && input.address === '') {
    const nameless = makeFinding(table, 'name', { fault: { code: 'nameless' } });
    return plannedRow(row, { action: 'error', findings: [...row.findings, nameless] });
  }
  const write: RowWrite = { kind: 'create', input, day: row.day };
  const publication = findPublication(input, why !== null);
  const findings = [...row.findings, ...unseenFindings(table, why, publication), ...cautions];
  const created = plannedRow(row, {
    id: context.newId(),
    action: 'create',
    findings,
    write,
    after: { create: publication },
  });
  // Only what the row says can change a property.
  const stated = Object.fromEntries(Object.entries(input).filter(([name]) => name in row.fields));
  const changes = there
    .find(input)
    .map((one) => planChange(context, { ...row, version: '' }, one, stated));
  const change = changes.find(({ action }) => action === 'unchanged') ?? changes[0];
  if (change?.action === 'unchanged') return change;
  const [earlier] = seen.find(input);
  if (earlier)
    return { ...created, action: 'skipped', like: { name: created.name, row: earlier.row } };
  seen.add({ ...input, row: row.row });
  if (!change) return created;
  const add = { id: created.id, write };
  const name = context.current.get(change.id)?.name ?? '';
  const after = { ...change.after, ...created.after };
  return { ...change, action: 'skipped', add, after, like: { name, id: change.id } };
}

function withoutSameReference(context: PlanContext, planned: readonly PlannedRow[]): PlannedRow[] {
  const byReference = Map.groupBy(planned, ({ reference, id }) => reference && id);
  return planned.map((row) => {
    const same = row.reference === '' ? [row] : (byReference.get(row.id) ?? []);
    if (same.length < 2) return row;
    const rows = same.filter((other) => other !== row).map((other) => other.row);
    return rejectRow(context, row, { code: 'same-reference', rows }, row.name);
  });
}

/** Plans the effect of each row and writes nothing. Rows of the template's example are left out. */
export function planRows(context: PlanContext): PlannedRow[] {
  const { table, current, baselines, isMissing, latestDay } = context;
  const present = [...current.values()].filter(({ deletedAt }) => deletedAt === undefined);
  const there = makeSameFinder(present);
  const seen = makeSameFinder<PropertyInput & Pick<ParsedRow, 'row'>>([]);
  const planned = context.rows
    .filter(({ fields }) => fields.name !== exampleName)
    .map((given) => {
      const property = current.get(given.reference);
      const baseline = baselines.get(given.reference);
      const dated = withoutFutureDays(table, given, latestDay);
      const row = withoutBrokenPictures(table, dated, isMissing, property, baseline);
      return row.reference === ''
        ? planUnnamed(context, row, there, seen)
        : planReferred(context, row);
    });
  return withoutSameReference(context, planned);
}
