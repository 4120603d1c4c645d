import type { StatementRow } from '../../domain/statement';

export const sampleWords = {
  mark: 'Sample',
  home: 'Home',
  homeText: 'A two-bedroom flat in Adyar, with a tenant',
  back: 'Back to the page for owners',
  printed: (address: string) => `Sample. ${address}`,
} as const;

type State = 'Good' | 'Watch' | 'Repaired' | 'To decide';

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
    seen: 'Door, lock and bell work. The tenant’s two sets of keys were shown.',
    next: 'Nothing to do.',
  },
  {
    name: 'Bedrooms',
    state: 'Watch',
    picture: picture('inspection/bedrooms'),
    alt: 'Model of a bedroom, cut open, with a bed, two lamps and a window',
    seen: 'Dry. A hairline crack above the window of the second bedroom, 40 cm.',
    next: 'Measure it again after the rains.',
  },
  {
    name: 'Kitchen',
    state: 'Repaired',
    picture: picture('inspection/kitchen'),
    alt: 'Model of a kitchen, cut open, with a sink below the window',
    seen: 'The trap below the sink dripped. Washer and trap were replaced for ₹1,465.',
    next: 'Look again at the next visit.',
  },
  {
    name: 'Outside walls',
    state: 'To decide',
    picture: picture('service/6/1'),
    alt: 'Model of a wall, half painted, with a scaffold',
    seen: 'Paint is flaking on the weather side, about 6 square metres. No damp inside.',
    next: 'The owner decides; the work can wait until January.',
  },
  {
    name: 'Roof and tank',
    state: 'Good',
    picture: picture('service/9/1'),
    alt: 'Model of a flat roof with two water tanks, one of them open',
    seen: 'Roof drains are free of leaves. Tank clean, float valve closes, cover in place.',
    next: 'Clean the tank in April.',
  },
];

/** A report of one visit; the home is made up. */
export const inspection = {
  title: 'Inspection report',
  description: 'A sample of a report on a home, room by room.',
  mark: 'The home and what was seen in it are made up, and the pictures are of models.',
  facts: [
    ['Visited on', '14-10-2026, in the presence of the tenant'],
    ['By', 'A property manager, made up too'],
    ['Electricity meter', '18,204 units, 212 more than in September'],
  ],
  roomsTitle: 'Room by room',
  next: 'Next:',
  rooms,
} as const;

const rows: readonly StatementRow[] = [
  { day: '2026-10-03', text: 'Rent for October', received: 32_000 },
  { day: '2026-10-03', text: 'Tax deducted by the tenant: 31.2% of the rent', spent: 9_984 },
  { day: '2026-10-05', text: 'Our fee for October', spent: 2_560 },
  { day: '2026-10-08', text: 'Maintenance to the owners’ association', spent: 3_200 },
  {
    day: '2026-10-12',
    text: 'Property tax, October to March: ₹4,200 less 5% for paying early',
    spent: 3_990,
  },
  { day: '2026-10-14', text: 'Repair: washer and trap below the sink', spent: 1_465 },
];

/** A statement of one month; the figures are made up, the sums are not written here but computed. */
export const statement = {
  title: 'Statement for October 2026',
  description: 'A sample of a statement for an owner: rent, fee, repair and tax of one month.',
  mark: 'The home and every figure are made up; they are not our prices.',
  facts: [
    ['Owner', 'Lives in Dubai'],
    ['Account', 'NRO account ending in 0000'],
    ['Paid out on', '05-11-2026'],
  ],
  table: 'What came in and what went out',
  columns: { text: 'What', received: 'In', spent: 'Out' },
  receipt: (number: number) => `receipt ${number}`,
  total: 'Total',
  left: 'Paid out to you',
  sum: (received: string, spent: string, left: string) =>
    `${received} came in and ${spent} went out, which leaves ${left}.`,
  abroad: {
    text: 'A tenant who pays an owner abroad deducts tax. An owner in India reads one line less.',
    link: 'What owners abroad should settle first',
  },
  rows,
} as const;
