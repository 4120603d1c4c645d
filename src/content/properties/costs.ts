import type { CostName } from '../../domain/property/costs';
import { formatCount } from '../count';

export const costWords = {
  title: 'Cost of moving in',
  monthly: 'Each month',
  onMovingIn: 'To be paid when you move in',
  comesBack: 'Refundable when you vacate',
  names: {
    price: 'Rent',
    maintenance: 'Maintenance',
    advance: 'Advance',
    otherCharges: 'Other charges',
    brokerage: 'Brokerage',
  } satisfies Record<CostName, string>,
  firstMonth: 'First month',
  months: (count: number) => formatCount(count, 'month', 'months'),
  advance: (months: string) => `Advance, ${months}`,
  total: 'Total',
  plus: (names: readonly string[]) =>
    `plus ${new Intl.ListFormat('en-IN').format(names).toLowerCase()}, if any`,
  lessDues: 'less any dues',
  rentOnly: (rent: string) => `The rent is ${rent} a month.`,
  wordsOnly: (words: string) => `Rent: ${words}`,
  /** Follows an advance above the limit; published copies of the section agreed on that day. */
  limit: {
    text: 'The advance is more than three months’ rent, which is the limit for a security deposit in section 11 of the Tamil Nadu Regulation of Rights and Responsibilities of Landlords and Tenants Act, 2017.',
    source: 'Tenancy portal of Tamil Nadu',
    address: 'https://www.tenancy.tn.gov.in/',
    checked: 'Checked on 22 November 2026',
  },
  /** Below the fields of the operator's form: how they are read. */
  read: {
    monthly: (sum: string) => `Visitors read: ${sum} each month.`,
    onMovingIn: (sum: string) => `On the day they move in: ${sum}.`,
    months: (months: string, rupees: string) => `The advance is ${months} of rent: ${rupees}.`,
    monthsOnly: (months: string) =>
      `The advance is ${months} of the rent, which is not an amount yet.`,
    high: 'Visitors read this below the costs.',
    words: (name: string, written: string) =>
      `${name}: “${written}” is not an amount. It is shown as written, and is in no sum.`,
  },
} as const;
