/**
 * The two samples that owners can read before they call, a statement and an inspection: a made-up home, marked as such,
 * whose sums are computed from its rows.
 */
import type { StatementRow } from '../../domain/statement';

export const sampleWords = {
  mark: 'Sample',
  home: 'Home',
  homeText: 'A two-bedroom flat in Adyar, with a tenant',
  back: 'Back to the page for owners',
  printed: (address: string) => `Sample. ${address}`,
} as const;

type State = 'Good' | 'To watch' | 'Repaired' | 'Your decision';

interface Room {
  name: string;
  state: State;
  picture: string;
  alt: string;
  seen: string;
  next: string;
}

const picture = (name: string) => `/assets/images/${name}.jpg`;

const rooms: readonly Room[] = [
  {
    name: 'Front and entrance',
    state: 'Good',
    picture: picture('inspection/front'),
    alt: 'Model of a two-storey house with stairs to its upper flat, a gate and a garden wall',
    seen: 'Door, lock and bell are working. The tenant showed both sets of keys.',
    next: 'Nothing to do.',
  },
  {
    name: 'Bedrooms',
    state: 'To watch',
    picture: picture('inspection/bedrooms'),
    alt: 'Model of a bedroom, cut open, with a bed, two lamps and a window',
    seen: 'Dry. A hairline crack, 40 cm long, above the window of the second bedroom.',
    next: 'We measure it again after the rains.',
  },
  {
    name: 'Kitchen',
    state: 'Repaired',
    picture: picture('inspection/kitchen'),
    alt: 'Model of a kitchen, cut open, with a sink below the window',
    seen: 'The trap under the sink was leaking. Washer and trap replaced for ₹1,465.',
    next: 'We check it again on the next visit.',
  },
  {
    name: 'Outside walls',
    state: 'Your decision',
    picture: picture('service/6/1'),
    alt: 'Model of a wall, half painted, with a scaffold',
    seen: 'Paint is peeling on the rain side, about 60 sqft. No dampness inside.',
    next: 'Repainting can wait until January.',
  },
  {
    name: 'Roof and tank',
    state: 'Good',
    picture: picture('service/9/1'),
    alt: 'Model of a flat roof with two water tanks, one of them open',
    seen: 'Roof drains are free of leaves. Tank is clean, float valve closes, cover is in place.',
    next: 'Tank cleaning in April.',
  },
];

/** A report of one visit; the home is made up. */
export const inspection = {
  title: 'Inspection report',
  description: 'A sample inspection report of a home, room by room.',
  note: 'This is only a sample. It is not a real home, and the pictures are not of a real home.',
  facts: [
    ['Visited on', '14 September 2026, with the tenant present'],
    ['By', 'A property manager (sample)'],
    ['Electricity meter', '18,204 units, 212 more than in August'],
  ],
  found: (seen: number, repaired: number) =>
    `${seen} rooms seen, ${repaired} repaired, with a photograph of each room and the next step.`,
  roomsTitle: 'Room by room',
  next: 'Next:',
  rooms,
} as const;

/** `short` is what the card of the statement says of a row. */
const rows: readonly (StatementRow & { short: string })[] = [
  { day: '2026-10-03', text: 'Rent for October', short: 'Rent', received: 32_000 },
  { day: '2026-10-05', text: 'Our fee for October', short: 'Our fee', spent: 2_560 },
  {
    day: '2026-10-08',
    text: 'Maintenance to the owners’ association',
    short: 'Maintenance',
    spent: 3_200,
  },
];

/** A statement of an ordinary month; the figures are made up, the sums are not written here but computed. */
export const statement = {
  title: 'Statement for October 2026',
  description: 'A sample statement for an owner: rent, fee, association and tax of one month.',
  note: 'This is only a sample. It is not a real home, and the figures are not our prices.',
  facts: [
    ['Owner', 'Lives in Dubai'],
    ['Account', 'NRO account ending in 0000'],
    ['Paid on', '05-11-2026'],
  ],
  table: 'Received and spent',
  columns: { text: 'Details', received: 'Received', spent: 'Spent' },
  receipt: (number: number) => `receipt ${number}`,
  total: 'Total',
  balanceLabel: 'Balance for the month (before TDS)',
  tax: {
    text: 'TDS at 31.2%, deducted by the tenant and paid to the government against your PAN',
    rupees: 9_984,
  },
  paid: 'Paid to your bank account',
  sum: (received: string, spent: string, balance: string) =>
    `${received} was received and ${spent} was spent. The balance for the month is ${balance}.`,
  abroad: {
    text: 'A tenant who pays rent to an owner abroad has to deduct tax at source (TDS) under section 393(2) of the Income-tax Act, 2025, earlier section 195. It is paid to the government against your PAN and counts towards your income tax in India; if your tax is lower, you can claim a refund. For an owner in India there is no TDS on a rent of this amount.',
    link: 'See our checklist for owners abroad',
  },
  rows,
} as const;
