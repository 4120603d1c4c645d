/**
 * What happens to a property between two tenants, as its private facts say: notice is given, a token is paid, a lease ends.
 * Decides what of it waits for the office, and what no longer holds when the status changes. Its status stays as it is
 * specified, and visitors read of all this only the day from which it is available (`availability.ts`).
 */
import { addDays } from '../date';
import { findFreeFrom } from './availability';
import type { PropertyRecord } from './schema';

export type ChangeoverFacts = Pick<
  PropertyRecord,
  'status' | 'availableFrom' | 'noticeOrToken' | 'token' | 'leaseTo'
>;

/** What comes next for a property; `day` (YYYY-MM-DD) is when it is free or the lease ends, '' where none is stated. */
export interface Changeover {
  what: 'token' | 'notice' | 'lease';
  day: string;
  /** Of a token how much, who paid it and when, as the office noted it; '' for none. */
  note: string;
}

/** From when a property is free as it states: a day (YYYY-MM-DD), which may be over; '' for none. */
export const readFreeDay = (facts: Pick<ChangeoverFacts, 'availableFrom'>): string =>
  findFreeFrom(facts, '');

/** The next thing that happens to a property: a token or notice says more than the lease that it ends. */
export function findChangeover(facts: ChangeoverFacts): Changeover | null {
  const { status, noticeOrToken, token, leaseTo } = facts;
  if (noticeOrToken === 'Token paid') return { what: 'token', day: '', note: token };
  // Without a day of its own a notice ends with the lease.
  if (noticeOrToken === 'Notice given')
    return { what: 'notice', day: readFreeDay(facts) || leaseTo, note: '' };
  const isLet = status === 'Occupied' && leaseTo !== '';
  return isLet ? { what: 'lease', day: leaseTo, note: '' } : null;
}

/** So many days before a lease ends or a property is free, the office is told. */
const toldDays = 30;

/** Whether it waits for the office on a day (YYYY-MM-DD): its own day is near, over or missing. */
export function isNear({ day }: Changeover, today: string): boolean {
  return day <= addDays(today, toldDays);
}

/** What the list of properties can show of it, named as in its query string. */
export const changeoverFilters = ['changeover', 'notice', 'token'] as const;
export type ChangeoverFilter = (typeof changeoverFilters)[number];

const filters: Record<ChangeoverFilter, (facts: ChangeoverFacts, today: string) => boolean> = {
  changeover(facts, today) {
    const found = findChangeover(facts);
    return found !== null && isNear(found, today);
  },
  notice: ({ noticeOrToken }) => noticeOrToken === 'Notice given',
  token: ({ noticeOrToken }) => noticeOrToken === 'Token paid',
};

/** The filter of this name; `null` for any other. */
export function findChangeoverFilter(name: string) {
  const found = changeoverFilters.find((one) => one === name);
  return found === undefined ? null : filters[found];
}

/** What belongs to a tenancy, and to no other. */
export const tenancyFields = ['tenant', 'leaseFrom', 'leaseTo'] as const;
export type Tenancy = Pick<PropertyRecord, (typeof tenancyFields)[number]>;

/** What a change of the status is about. */
export type HandoverFacts = ChangeoverFacts & Tenancy;

/**
 * What a change of the status leaves without a meaning, as blank fields: notice and the tenancy once a property is available; a
 * token once it is occupied, and the day for which it was offered, unless notice is given. What the change itself states stays.
 */
export function findOutdated(
  before: HandoverFacts,
  change: { [Name in keyof HandoverFacts]?: HandoverFacts[Name] | undefined },
): Partial<Tenancy & Pick<HandoverFacts, 'noticeOrToken' | 'token' | 'availableFrom'>> {
  const { status = before.status, noticeOrToken = before.noticeOrToken } = change;
  if (status === before.status) return {};
  const over = status === 'Available' ? 'Notice given' : 'Token paid';
  const isOver = change.noticeOrToken === undefined && noticeOrToken === over;
  const isLet =
    status === 'Occupied' && noticeOrToken !== 'Notice given' && readFreeDay(before) !== '';
  const ofToken = isOver && over === 'Token paid' ? (['token'] as const) : [];
  const ended = status === 'Available' ? tenancyFields : ofToken;
  const blank = ended.filter((name) => before[name] !== '' && change[name] === undefined);
  return {
    ...(isOver && { noticeOrToken: '' }),
    ...(isLet && change.availableFrom === undefined && { availableFrom: '' }),
    ...Object.fromEntries(blank.map((name) => [name, ''])),
  };
}
