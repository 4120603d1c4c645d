import { isoDay } from '../date';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { isAltered } from '../reference';
import { fieldCautions, isHeldBack, leaveOutCharges } from './check';
import { editedDay, findChanges, makePatch } from './find-changes';
import { unseenFindings, parseFields, type PlanContext, type PlannedRow } from './planned-row';
import { plannedRow, rejectRow } from './planned-row';
import { findPublication } from './publication';
import { makeFinding, type ParsedRow } from './row';

/** Whether the property was saved on the site after the row had been exported. */
export function isStale({ version }: ParsedRow, property: Pick<Property, 'version'>): boolean {
  return version !== '' && version !== property.version;
}

/** The shortest text that a program has cut: old formats end a cell after 255 letters. */
const cutLength = 200;

/** Whether a text is the beginning of a longer one, as after a program that cuts texts. */
const isCut = (from: unknown, to: unknown) =>
  typeof from === 'string' &&
  typeof to === 'string' &&
  to.length >= cutLength &&
  from.length > to.length &&
  from.startsWith(to);

/** The effect of a row that is about this property. */
export function planChange(
  context: PlanContext,
  row: ParsedRow,
  property: Property,
  patch: PropertyPatch,
): PlannedRow {
  const { table } = context;
  const baseline = context.baselines.get(property._id);
  // A field that is as it was exported was not edited in the sheet.
  const given = findChanges(property, baseline ? makePatch(findChanges(baseline, patch)) : patch);
  const charges = leaveOutCharges(table, makePatch(given));
  const stated = given.filter(({ key }) => key in charges.fields);
  const cautions = [...fieldCautions(context, makePatch(stated)), ...charges.findings];
  const isHeld = cautions.some(isHeldBack);
  const edited = isHeld ? findChanges(property, { ...makePatch(stated), shown: false }) : stated;
  const fields = makePatch(edited);
  const day = editedDay(row, property, baseline);
  const listed = { key: 'date', from: isoDay(property.date), to: day } as const;
  const changes = day === undefined ? edited : [...edited, listed];
  const name = patch.name ?? property.name;
  if (changes.length === 0)
    return plannedRow(row, {
      name,
      id: property._id,
      findings: [...row.findings, ...charges.findings],
    });
  // Without the exported state nobody knows which differences come from the sheet and which from the site.
  if (baseline === undefined && isStale(row, property))
    return rejectRow(context, row, { code: 'unknown-export' }, property.name);
  const onSite = baseline ? findChanges(baseline, property).map(({ key }) => key) : [];
  const onBoth = edited.filter(({ key }) => onSite.includes(key));
  // The schema has left nothing undefined.
  const cut = edited.filter(({ from, to }) => isCut(from, to));
  const written = { ...property, ...(fields as Partial<PropertyInput>) };
  const seen = findPublication(written, isHeld);
  return plannedRow(row, {
    name,
    id: property._id,
    action: 'update',
    changes,
    findings: [
      ...row.findings,
      ...unseenFindings(table, isHeld ? 'offer' : null, seen),
      ...onBoth.map(({ key }) => makeFinding(table, key, { caution: { code: 'changed-on-site' } })),
      ...cut.map(({ key }) => makeFinding(table, key, { caution: { code: 'cut' } })),
      ...cautions,
    ],
    write: { kind: 'update', patch: fields, day, ifMatch: property.version },
    after: { update: seen },
  });
}

/** The effect of a row with a reference. */
export function planReferred(context: PlanContext, given: ParsedRow): PlannedRow {
  const property = context.current.get(given.reference);
  if (property?.deletedAt !== undefined) return rejectRow(context, given, { code: 'in-trash' });
  const { row, values } = parseFields(context.table, given);
  if (!property) {
    const code = isAltered(given.reference) ? 'altered-reference' : 'unknown-reference';
    return rejectRow(context, row, { code });
  }
  if (values === null) return plannedRow(row, { name: property.name, action: 'error' });
  return planChange(context, row, property, values);
}
