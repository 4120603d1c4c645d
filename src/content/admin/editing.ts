/** The words of editing in a row: a fact, a tenancy, several rents at once. */
import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';

/** The words of a fact that is edited in its row. */
export const editingWords = {
  save: 'Save',
  cancel: 'Cancel',
  price: {
    label: (title: string) => `Rent of “${title}”`,
    hint: 'In rupees, such as 32000 or 1.2 lakh.',
    set: 'Set rent',
    done: (things: string, rent: string) => `${things}: rent ${rent}`,
  },
  availableFrom: {
    label: (title: string) => `Available from, “${title}”`,
    hint: 'A day such as 31-12-2026, or Now. Empty: not stated.',
    ask: 'It was let. From which day can it be had? Such as 31-12-2026, or Now.',
    set: 'Set day',
    now: 'Now',
    from: (day: string) => `From ${day}`,
    done: (things: string, day: string) =>
      day === '' ? `${things}: day not stated` : `${things}: available from ${day}`,
  },
} as const;

/** What is asked in the row of a property that has just become Occupied. */
export const tenancyWords = {
  title: 'Who has moved in?',
  of: (title: string) => `Tenancy of “${title}”`,
  fields: { tenant: 'Tenant', leaseFrom: 'Lease from', leaseTo: 'Lease to' },
  save: 'Save',
  skip: 'Skip',
  done: (things: string) => `${things}: tenant and lease saved`,
  ended: 'Its tenant and lease are under “Past tenants” now',
} as const;

const homes = (count: number) => formatCount(count, 'property', 'properties');
const rents = (count: number) => formatCount(count, 'rent', 'rents');

/** The words of a change of several rents at once. */
export const rentWords = {
  open: 'Change rents by …',
  title: (count: number) => `Change the rents of ${homes(count)}`,
  way: 'Rents',
  ways: { up: 'Raise by', down: 'Lower by' },
  by: 'How much',
  unit: 'Counted in',
  units: { percent: 'Percent', rupees: 'Rupees' },
  rounding: 'Round to',
  rounded: (rupees: number) => `₹${groupDigits(rupees)}`,
  errors: {
    percent: 'Enter a percentage from 0.01 to 100, such as 5.',
    rupees: 'Enter an amount in rupees, such as 500.',
  },
  hint: 'The new rents are shown below before anything is saved.',
  preview: 'What the rents become',
  columns: { home: 'Property', from: 'Now', to: 'New rent' },
  unchanged: 'Stays',
  unknown: 'Left out: the rent is not one amount',
  missing: 'None',
  emptied: 'Left out: no rent would be left',
  summary: (
    changed: number,
    { low, leftOut, unchanged }: { low: number; leftOut: number; unchanged: number },
  ) =>
    [
      changed === 0
        ? 'No rent changes'
        : `${rents(changed)} ${changed === 1 ? 'changes' : 'change'}`,
      ...(low === 0 ? [] : [`${groupDigits(low)} below what the owner wants`]),
      ...(unchanged === 0 ? [] : [`${groupDigits(unchanged)} as before`]),
      ...(leftOut === 0 ? [] : [`${groupDigits(leftOut)} left out`]),
    ].join(', '),
  save: (count: number) => (count === 0 ? 'Change rents' : `Change ${rents(count)}`),
  nothing: 'No rent changes by this. Enter another amount.',
  done: (things: string, count: number) =>
    `${things}: ${count === 1 ? 'rent changed' : 'rents changed'}`,
} as const;
