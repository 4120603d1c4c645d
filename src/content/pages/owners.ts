/**
 * The words of the page for owners: steps, fees, questions, proof. Figures and prices are the company's own, and not here.
 */
import { inCities } from '../cities';

/** `time` names how long the step takes, in `company.owners.times`. */
const steps = [
  {
    time: 'answer',
    title: 'You call or write',
    text: 'Tell us where the home is and what you need: find a tenant, manage it, or sell it.',
  },
  {
    time: 'visit',
    title: 'We visit the home',
    text: 'We check the rooms, the meters, and the ceilings for leaks from the last monsoon. You do not have to be there: a relative or a neighbour can open the door.',
  },
  {
    time: 'offer',
    title: 'You get a written quote',
    text: 'It says what rent you may expect, what should be repaired first, and what our fees are. Read it before you agree to anything.',
  },
  {
    time: 'keys',
    title: 'You hand over the keys',
    text: 'Both sides sign an inventory. If you live abroad, a person with your power of attorney can do this for you.',
  },
  {
    time: 'tenant',
    title: 'A tenant moves in',
    text: 'You choose the tenant. By law the agreement must be in writing and registered. We photograph the meters and fittings on the day of moving in.',
  },
  {
    time: 'statement',
    title: 'You get the first statement',
    text: 'It shows the rent received, the fee and expenses, and the amount paid to you. A sample is on this page.',
  },
] as const;

export const owners = {
  title: 'For owners',
  pageTitle: `Property management${inCities.first} for owners abroad`,
  description: `How we manage your home${inCities.any}: the steps, our fees, a sample report, a sample statement and our hours.`,
  intro: `Own a home${inCities.any} but live elsewhere? We manage it for you. This page shows each step, from your first call to your first statement.`,
  steps: { title: 'From your first call to your first statement', list: steps },
  month: {
    title: 'Your reports',
    text: 'You get an inspection report after a visit, and a statement of account for the month. Here is a sample of each. The home and the figures are only examples.',
  },
  abroad: { text: 'Do you live abroad?', link: 'See our checklist for owners abroad' },
  call: 'Request a call back',
  homesManaged: (number: string) => `${number} ${number === '1' ? 'home' : 'homes'} managed`,
  references: { title: 'What owners say', link: 'See the review' },
  questions: { title: 'Questions and answers' },
  costs: {
    title: 'Fees',
    writing: 'you get a written quote before we start.',
    fee: ({ service, price }: { service: string; price: string }) =>
      service === '' ? price : `${price} (${service})`,
    text: 'Our fees depend on the home and on the services you choose. You get a written quote before we start. It says what the fee includes and what is charged extra.',
    service: 'Service',
    price: 'Fee',
  },
  hours: { title: 'Our hours', text: 'All times are Indian time (IST).' },
  company: {
    title: 'Our registrations and offices',
    text: 'Please check them before you give anyone your keys.',
  },
  safety: {
    title: 'Never pay anybody before you have seen the home',
    tenants:
      'Tenants: see the home from inside first. If anyone asks for a token amount, a visiting fee or an advance before that, please do not pay, even if they use our name or our pictures.',
    owners:
      'Owners: if anyone outside our office asks you for money to bring a tenant, please do not pay, and call us. Please also call us if you see your home in an advertisement that is not ours. Our numbers are on this page.',
  },
  ask: {
    title: 'Ask us about your home',
    text: 'Tell us where the home is and when it will be vacant.',
  },
} as const;
