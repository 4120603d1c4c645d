import { expect, it } from 'vitest';
import { markAllDayLimit, maxSpam } from '../../../src/domain/enquiry/fields';
import type { Suspicion } from '../../../src/domain/enquiry/schema';
import { enquiryInput } from '../../../src/domain/enquiry/schema';
import {
  findEvicted,
  findSigns,
  findSuspicion,
  isCounted,
  ranScript,
} from '../../../src/domain/enquiry/suspicion';

const posts = 6_000;
const people = 60;

const readInput = (fields: object) =>
  enquiryInput.parse({ number: '9840012345', message: 'Hello', ...fields });
const plain = readInput({});
const ofBrowser = readInput({ zone: 'Asia/Kolkata', openFor: 20_000 });

/** In turn, one after the other, or in no order. */
const orders: Readonly<Record<string, (index: number, networks: number) => number>> = {
  'in turn': (index, networks) => index % networks,
  'each at once': (index, networks) => Math.floor((index * networks) / posts),
  mixed: (index, networks) => (index * 7_919 + Math.floor(index / 7) * 104_729) % networks,
};

/** What became of a day of posts, each counted as `server/post/judge.ts` does, with a sweep after every 400. */
function receiveDay(sent: readonly { network: string; input: typeof plain }[]) {
  const counts = new Map<string, number>();
  let allToday = 0;
  const inbox = new Set<string>();
  let marked: ReturnType<typeof mark>[] = [];
  for (const [index, { network, input }] of sent.entries()) {
    const today = (counts.get(network) ?? 0) + 1;
    const suspicion = findSuspicion(findSigns(input), {
      networks: [today],
      allToday: allToday + 1,
    });
    if (isCounted(suspicion, allToday + 1)) {
      counts.set(network, today);
      allToday += 1;
    }
    if (suspicion.length > 0) marked.push(mark(`${network} ${index}`, index, suspicion, input));
    else inbox.add(network);
    if (index % 400 > 0 && index < sent.length - 1) continue;
    const evicted = new Set(findEvicted(marked));
    marked = marked.filter(({ id }) => !evicted.has(id));
  }
  const left = new Set(marked.map(({ id }) => id.split(' ')[0] ?? ''));
  return { allToday, marked, inbox, kept: new Set([...inbox, ...left]) };
}

const mark = (id: string, second: number, suspicion: Suspicion[], input: typeof plain) => ({
  id,
  createdAt: new Date(Date.UTC(2026, 0, 5) + second * 1_000).toISOString(),
  spam: true,
  suspicion,
  ...(ranScript(input) && { ranScript: true as const }),
  status: 'new' as const,
  thread: [],
  assignedTo: '',
  nextAction: '',
});

/** A machine's posts, and among them people from networks of their own, every other one without a script. */
function makeDay(machine: typeof plain, networks: number, order: string) {
  const networkAt = orders[order] ?? (() => 0);
  return Array.from({ length: posts }, (_, index) => {
    const post = { network: `machine-${networkAt(index, networks)}`, input: machine };
    const person = index / (posts / people);
    const input = person % 2 === 0 ? ofBrowser : plain;
    return index % (posts / people) === 0 ? [post, { network: `person-${person}`, input }] : [post];
  }).flat();
}

const isPerson = (network: string) => network.startsWith('person');

const machines = { 'sends plain posts': plain, 'sends what a browser does': ofBrowser };
const floods = Object.keys(orders).flatMap((order) =>
  [10, 100, 600, 1_000].flatMap((networks) =>
    Object.entries(machines).map(([name, machine]) => [networks, order, name, machine] as const),
  ),
);

it.each(floods)(
  'row 74: a machine in %i networks, %s, %s 6,000 times: 30 people with a script and 30 without are kept',
  (networks, order, _, machine) => {
    const { inbox, marked, kept } = receiveDay(makeDay(machine, networks, order));
    expect([...kept].filter(isPerson)).toHaveLength(people);
    if (networks <= 600) expect([...inbox].filter(isPerson)).toHaveLength(people);
    expect(marked.length).toBeLessThanOrEqual(maxSpam);
  },
);

it.each([
  ['plain posts', plain, (person: number) => person % 2 === 0],
  ['what a browser does', ofBrowser, (person: number) => person % 2 === 1],
])(
  'row 74: a machine with a network for each post, that sends %s, pushes out none of the people of the other kind',
  (_, machine, isOther) => {
    const day = makeDay(machine, posts, 'in turn');
    const { allToday, inbox, marked, kept } = receiveDay(day);
    const others = Array.from({ length: people }, (_one, person) => person).filter(isOther);
    expect([...kept]).toEqual(expect.arrayContaining(others.map((person) => `person-${person}`)));
    expect([...inbox]).toEqual(day.slice(0, markAllDayLimit).map(({ network }) => network));
    expect(allToday).toBe(markAllDayLimit + maxSpam);
    expect(marked).toHaveLength(maxSpam);
  },
);
