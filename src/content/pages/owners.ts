import type { ReadersHours } from '../../domain/readers-hours';

/** `time` names how long the step takes, in `company.owners.times`. */
const steps = [
  {
    time: 'answer',
    title: 'You call or write',
    text: 'Tell us where the home is and what you want for it: to let it, to have it looked after, to sell it.',
  },
  {
    time: 'visit',
    title: 'We see the home',
    text: 'Rooms, meters, and what the last monsoon left on the ceiling. You need not be there: a relative or a neighbour can open the door.',
  },
  {
    time: 'offer',
    title: 'You get it in writing',
    text: 'What the home may rent for, what should be repaired first, and what our work costs. Read it before you agree to anything.',
  },
  {
    time: 'keys',
    title: 'You hand over the keys',
    text: 'Against an inventory that both sides sign. If you live abroad, somebody with your power of attorney can do it.',
  },
  {
    time: 'tenant',
    title: 'A tenant moves in',
    text: 'Whom you let to is for you to decide. The law wants the agreement in writing and registered; have the meters and fittings photographed that day.',
  },
  {
    time: 'statement',
    title: 'You read the first statement',
    text: 'What came in, what went out and what was paid to you. A sample is on this page.',
  },
] as const;

export const owners = {
  title: 'For owners',
  pageTitle: 'Property management in Chennai for owners abroad',
  description:
    'What happens when you hand us your home in Chennai or Madurai: the steps, a sample report, a sample statement and our hours.',
  intro:
    'You own a home here and cannot be here. This is what happens from your first call to your first statement.',
  steps: { title: 'From the first call to the first statement', list: steps },
  month: {
    title: 'What owners read',
    text: 'A report says how a home was found, a statement what came in and what went out. These two are samples: the home and the figures are made up.',
  },
  abroad: { text: 'Do you live abroad?', link: 'Read what has to be in order first: a checklist' },
  call: 'Ask for a call',
  costs: {
    title: 'What it costs',
    writing: 'in writing, before anything begins.',
    text: 'It depends on the home and on what you hand over. Ask for it in writing, before anything begins: which work the fee contains, and what is paid besides.',
    service: 'What we do',
    price: 'What you pay',
  },
  hours: { title: 'Our hours', text: 'In Chennai’s clock (UTC+5:30):' },
  company: {
    title: 'Who we are on paper',
    text: 'Ask for these before you hand a key to anybody, us included.',
  },
  safety: {
    title: 'Never pay anybody before you have seen the home',
    tenants:
      'Tenants: see the home from inside first. Somebody who wants a token amount, a visiting fee or an advance before that is not letting it to you, whatever name or pictures they use.',
    owners:
      'Owners: nobody needs money from you to “bring” a tenant. If you hear of your home in an advertisement that is not ours, or are asked to pay in our name, call us on a number from this page.',
  },
  ask: {
    title: 'Ask us about your home',
    text: 'Write to us where the home is and when it will be free.',
  },
} as const;

/** Hours of a day in the reader’s clock; the weekday is said where they begin on another than in Chennai. */
export function readersHours({ from, until }: ReadersHours): string {
  const { weekday, time } = from.visitor;
  const start = weekday === from.chennai.weekday ? time : `${weekday} ${time}`;
  return `${start} to ${until.visitor.time} for you`;
}
