/** Generates any number of believable enquiries about given properties, the same for the same seed. */

import {
  contacts,
  firstNames,
  lastNames,
  mailHosts,
  notes,
  questions,
  situations,
} from './enquiry-words.mjs';
import { between, hexadecimal, pick, seeded, some } from './random.mjs';

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {{ _id: string, name: string }} Asked a property that can be asked about */
/** @typedef {import('../../src/domain/enquiry/schema').Enquiry} Enquiry */

const day = 86_400_000;
/** Of the time since the first one: enquiries of the last days are rarely done. */
const recent = 0.02;

/** The shape of a UUID, version 4. @param {Random} random */
function uuid(random) {
  const digits = hexadecimal(random, 32);
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20)].join('-');
}

/** What the visitor wrote: three of four ask about a property. @param {Random} random @param {readonly Asked[]} properties */
function write(random, properties) {
  if (properties.length === 0 || random() < 0.25) {
    const [subject, message] = pick(random, contacts);
    return { kind: /** @type {const} */ ('contact'), propertyName: '', subject, message };
  }
  const { _id, name } = pick(random, properties);
  const question = pick(random, questions).replace('{name}', name);
  return {
    kind: /** @type {const} */ ('enquiry'),
    propertyId: _id,
    propertyName: name,
    subject: '',
    message: [question, ...some(random, situations, between(random, 1, 3))].join(' '),
  };
}

/** A visit on a whole hour, some days later. @param {Random} random @param {number} at @returns {{ visit?: Enquiry['visit'] }} */
function askForVisit(random, at) {
  if (random() > 0.2) return {};
  // 10:30 to 17:30 in Chennai.
  const midnight = Math.floor(at / day) * day;
  const time = new Date(
    midnight + between(random, 1, 9) * day + between(random, 5, 12) * 3_600_000,
  ).toISOString();
  const kind = /** @type {const} */ ('visit');
  return { visit: { kind, at: time, zone: 'Asia/Kolkata' } };
}

/** What the operator made of it. @param {Random} random @param {number} at @param {boolean} isRecent */
function answer(random, at, isRecent) {
  const status = isRecent
    ? pick(random, /** @type {const} */ (['new', 'new', 'in progress']))
    : pick(random, /** @type {const} */ (['in progress', 'done', 'done', 'done', 'done', 'done']));
  const nextAction =
    status === 'in progress'
      ? new Date(at + between(random, 1, 14) * day).toISOString().slice(0, 10)
      : '';
  return {
    status,
    nextAction,
    note: status !== 'new' && random() < 0.5 ? pick(random, notes) : '',
  };
}

/** @param {Random} random @param {readonly Asked[]} properties @param {number} at @param {boolean} isRecent @returns {Enquiry} */
function generateEnquiry(random, properties, at, isRecent) {
  const [first, last] = [pick(random, firstNames), pick(random, lastNames)];
  const time = new Date(at).toISOString();
  const mailbox = `${first}.${last}${between(random, 1, 999)}`.toLowerCase();
  return {
    id: uuid(random),
    ...write(random, properties),
    name: `${first} ${last}`,
    number:
      random() < 0.8
        ? `+91 9${between(random, 1000, 9999)} ${between(random, 10_000, 99_999)}`
        : '',
    email: `${mailbox}@${pick(random, mailHosts)}`,
    ...askForVisit(random, at),
    createdAt: time,
    suspicion: [],
    ...answer(random, at, isRecent),
    delivery: { state: 'sent', attempts: 1, attemptedAt: time, sentAt: time },
    updatedAt: time,
    version: uuid(random),
  };
}

/**
 * Enquiries as they are stored, oldest first: spread over the `days` before `now`, in the order of their times.
 *
 * @param {number} count
 * @param {readonly Asked[]} properties that three of four ask about
 * @param {object} options
 * @param {number} options.now milliseconds
 * @param {number} [options.days]
 * @param {number} [options.seed]
 * @returns {Enquiry[]}
 */
export function generateEnquiries(count, properties, { now, days = 300, seed = 20260402 }) {
  const random = seeded(seed);
  const step = (days * day) / count;
  const recentFrom = now - Math.max(recent * days * day, 40 * step);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(now - (count - index - random()) * step);
    return generateEnquiry(random, properties, at, at > recentFrom);
  });
}
