/** What becomes of a tenancy that ends with a change of the status: a line of the past ones, which the office finds again. */
import { formatDay } from '../date';
import { findOutdated, type Tenancy, tenancyFields } from './changeover';
import { privateFields } from './private-fields';
import type { PropertyRecord } from './schema';

/** A tenancy in a line, without words: "Kumar, 98400 12345 · 01-02-2025 – 31-01-2027"; '' for none. */
function formatTenancy({ tenant, leaseFrom, leaseTo }: Tenancy): string {
  const days = leaseFrom || leaseTo ? `${formatDay(leaseFrom)} – ${formatDay(leaseTo)}` : '';
  return [tenant, days.trim()].filter(Boolean).join(' · ');
}

/** The lines, newest first, without the oldest where the field has no room for all. */
function joinLines(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= privateFields.pastTenants.max ? text : joinLines(lines.slice(0, -1));
}

type Change = { [Name in keyof PropertyRecord]?: PropertyRecord[Name] | undefined };

/** The past tenants after a change of the status; `undefined` where they stay. One who is back, as after Undo, is not past. */
function findPastTenants(before: PropertyRecord, change: Change): string | undefined {
  const { status, pastTenants } = change;
  if (status === undefined || status === before.status || pastTenants !== undefined)
    return undefined;
  const after = { ...before, ...change } as Tenancy;
  const lines = before.pastTenants.split('\n').filter(Boolean);
  if (status === 'Occupied')
    return lines[0] !== undefined && lines[0] === formatTenancy(after)
      ? joinLines(lines.slice(1))
      : undefined;
  const line = formatTenancy(before);
  const goesOn = tenancyFields.every((name) => after[name] === before[name]);
  return line === '' || goesOn ? undefined : joinLines([line, ...lines]);
}

/** What a change of a property sets beside what it states: what is over with it is blank, and a tenancy that ends is among the past ones. */
export function findConsequences(before: PropertyRecord, change: Change): Partial<PropertyRecord> {
  const outdated = findOutdated(before, change);
  const pastTenants = findPastTenants(before, { ...change, ...outdated });
  return { ...outdated, ...(pastTenants !== undefined && { pastTenants }) };
}
