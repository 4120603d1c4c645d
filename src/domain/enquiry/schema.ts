/**
 * What may be posted as an enquiry, what the office may add and change of one, and what is stored. All that older
 * versions have stored is still read.
 */
import * as z from 'zod';
import { makeReader, storedVersion, text, textOrNumber } from '../schema';
import { mailedProperty, storedMail } from '../mail/schema';
import { isId } from '../record';
import { isZone } from '../clock';
import { readTypedDay } from '../typed-day';
import { storedForm } from '../typed-text';
import { cleanAddress, isEmailAddress } from '../email-address';
import { canBeDialled, cleanNumber } from './phone';
import {
  enquirySources,
  enquiryStatuses,
  lineKinds,
  maxLengths,
  maxLineLength,
  maxSentHomes,
  suspicionCodes,
  toldSources,
} from './fields';
import { maxOwnerLengths, ownerHomes, ownerServices } from './owner';
import { timePattern, type VisitKind, visitKinds } from './visit';

const zone = z.string().refine(isZone);

/** In the order of the form, each once, so that the same answer is always the same list. */
const inOrder = (given: readonly unknown[]) =>
  ownerServices.filter((service) => given.includes(service));

const ownerInput = z.object(
  {
    home: z.enum(['', ...ownerHomes]).default(''),
    place: text(maxOwnerLengths['owner.place']).default(''),
    bedrooms: textOrNumber(maxOwnerLengths['owner.bedrooms']).default(''),
    size: textOrNumber(maxOwnerLengths['owner.size']).default(''),
    services: z.array(z.enum(ownerServices), 'choices').transform(inOrder).default([]),
    residence: text(maxOwnerLengths['owner.residence']).default(''),
    /** Who can show the property: a name and a number. */
    contact: text(maxOwnerLengths['owner.contact']).default(''),
  },
  'fields',
);

const email = text(maxLengths.email, cleanAddress)
  .refine((address) => address === '' || isEmailAddress(address), 'email')
  .default('');

/** The body of `POST /api/mail/query`; what the visitor never typed is dropped when invalid, and costs no enquiry. */
export const enquiryInput = z
  .object(
    {
      /** Made by the browser on the first input, so that a double click is one enquiry. */
      id: z.uuid().optional().catch(undefined),
      propertyId: z.string().refine(isId).optional().catch(undefined),
      propertyName: text(maxLengths.propertyName).default(''),
      name: text(maxLengths.name).default(''),
      number: textOrNumber(maxLengths.number, cleanNumber).default(''),
      subject: text(maxLengths.subject).default(''),
      email,
      message: text(maxLengths.message, storedForm).default(''),
      owner: ownerInput.optional(),
      /** '' says that no visit is wanted; a program that leaves it out may still ask for a day or a time. */
      visitKind: z.enum(['', ...visitKinds]).optional(),
      visitDay: text(maxLengths.visitDay).default('').transform(readTypedDay),
      visitTime: text(maxLengths.visitTime).default(''),
      zone: zone.optional().catch(undefined),
      /** The honeypot: people do not see this field, so only a machine fills it. Any text counts, even a too long one. */
      website: z.string().max(maxLengths.website).default('').catch('filled'),
      /** Milliseconds since its first field had the focus, where the browser could measure it. */
      openFor: z
        .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
        .pipe(z.number().nonnegative())
        .optional()
        .catch(undefined),
    },
    'fields',
  )
  .superRefine(({ email, number }, context) => {
    if (email !== '' || canBeDialled(number)) return;
    context.addIssue({
      code: 'custom',
      path: [number === '' ? 'email' : 'number'],
      message: 'no-reply',
    });
  });

export type PostedEnquiry = z.output<typeof enquiryInput>;

/** An enquiry that says whether it asks for a visit or a call, as every form does. */
export type EnquiryInput = PostedEnquiry & { visitKind: '' | VisitKind };

/** An object without what is `null` in it, at any depth. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const stated = Object.entries(given).filter(([, value]) => value !== null);
  return Object.fromEntries(stated.map(([name, value]) => [name, withoutNulls(value)]));
}

/** The same as JSON, where programs write `null` for what they do not state. */
export const enquiryBody = z.preprocess(withoutNulls, enquiryInput);

const day = z.union([z.literal(''), z.iso.date()], 'day');
/** Where the field for a day is a plain one, a day comes as the site shows it. */
const typedDay = z.preprocess(
  (given) => (typeof given === 'string' ? readTypedDay(given) : given),
  day,
);

const personId = z.union([z.literal(''), z.string().refine(isId)]);
const homeId = z.string().refine(isId);

/** A visit or call as somebody of the office arranges it. */
const arrangedVisit = z.object(
  {
    kind: z.enum(visitKinds).default('visit'),
    day: typedDay,
    time: z.string().regex(timePattern, 'invalid'),
    /** Another home than the one that the enquiry is about. */
    propertyId: homeId.optional(),
    /** Who goes. */
    assignedTo: personId.default(''),
  },
  'fields',
);

export type ArrangedVisit = z.output<typeof arrangedVisit>;

/** The body of `POST /api/enquiry/add`: what somebody of the office was told. */
export const toldEnquiry = z
  .object(
    {
      /** Made by the browser, so that sending it again is one enquiry. */
      id: z.uuid(),
      source: z.enum(toldSources),
      text: text(maxLengths.message, storedForm).default(''),
      number: textOrNumber(maxLengths.number, cleanNumber).default(''),
      email,
      /** Whether the automatic answer goes out. */
      answer: z.boolean('flag').default(false),
      propertyId: homeId.optional(),
      visit: arrangedVisit.optional(),
      /** Whether somebody asks to hear of new homes. */
      wantsNews: z.boolean('flag').default(false),
    },
    'fields',
  )
  .superRefine(({ text, number, email, answer }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (text === '' && number === '') add('text', 'missing');
    if (answer && email === '') add('email', 'email');
  });

export type ToldEnquiry = z.output<typeof toldEnquiry>;

const suspicion = z.object({ code: z.enum(suspicionCodes), number: z.number().default(0) });
/** A reason to suspect spam, with the value that was measured, or 0. */
export type Suspicion = z.output<typeof suspicion>;

const storedText = z.string().default('');

const storedVisit = z.object({
  /** Of a further one; the first of an enquiry has none. */
  id: z.string().refine(isId).optional(),
  kind: z.enum(visitKinds),
  at: z.iso.datetime(),
  zone: zone.optional().catch(undefined),
  /** Where it is to another home than the one that the enquiry is about. */
  property: z.object({ id: homeId, name: storedText }).optional(),
  /** The id of the person who goes, or calls; '' or none for nobody yet. */
  assignedTo: z.string().optional(),
  /** When the office arranged it, and who; none where the visitor asked for it by a form and nobody has changed it since. */
  arranged: z.object({ at: z.iso.datetime(), by: storedText }).optional(),
  /** When its visitor was told that it is confirmed, or was to be told. */
  confirmedAt: z.iso.datetime().optional(),
});

export type Visit = z.output<typeof storedVisit>;

const storedOwner = z.object({
  home: z.enum(['', ...ownerHomes]).default(''),
  place: storedText,
  bedrooms: storedText,
  size: storedText,
  services: z.array(z.unknown()).default([]).transform(inOrder),
  residence: storedText,
  contact: storedText,
});

/** An owner's answers about a property; '' and none where they were left empty. */
export type Owner = z.output<typeof storedOwner>;

const threadLine = z.object({
  /** Made by the browser, so that a line that is sent again is there once. */
  id: z.string().refine(isId),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** The id of a person. */
  by: storedText,
  kind: z.enum(lineKinds).default('note'),
  text: storedText,
  /** The ids of the homes that were sent with it; the text names them by their reference numbers. */
  homes: z.array(homeId).optional(),
});

/** What somebody of the office did or learned about an enquiry. */
export type ThreadLine = z.output<typeof threadLine>;

/** An enquiry as it is stored. Missing texts are empty; an id and a time are required. */
const storedEnquiry = z.object({
  id: z.string().refine(isId),
  kind: z.enum(['contact', 'enquiry', 'owner', 'news']).default('contact'),
  propertyId: z.string().optional(),
  propertyName: storedText,
  name: storedText,
  number: storedText,
  /** Its number as it is dialled, the likeliest first: "+44 7700 900123", "+91 44 2434 1234 ext. 12". */
  dialled: z.array(z.string()).default([]),
  /** The same of the number of who can show an owner's property. */
  contactDialled: z.array(z.string()).default([]),
  subject: storedText,
  email: storedText,
  message: storedText,
  /** The visit or call that its answers are about: the next one, where there are several. */
  visit: storedVisit.optional(),
  /** The others, those that are over too. */
  furtherVisits: z.array(storedVisit).optional(),
  owner: storedOwner.optional(),
  similar: z.array(mailedProperty).optional(),
  createdAt: z.iso.datetime(),
  spam: z.boolean().default(false),
  /** Why it was marked; kept after its release. */
  suspicion: z.array(suspicion).default([]),
  /** Of possible spam: a script ran where it was written. */
  ranScript: z.literal(true).optional(),
  status: z.enum(enquiryStatuses).default('new'),
  source: z.enum(enquirySources).default('form'),
  thread: z.array(threadLine).default([]),
  /** The id of the person who sees to it; '' for nobody. */
  assignedTo: storedText,
  nextAction: day.default(''),
  /** Those to the office, the automatic answer and the confirmations of visits, as far as there are. */
  mails: z.array(storedMail).default([]),
  updatedAt: storedText,
  by: z.string().optional(),
  version: storedVersion,
});

export type Enquiry = z.output<typeof storedEnquiry>;

export const parseEnquiry = makeReader(storedEnquiry);

/** A correction of what an enquiry says of its sender, or of the home that it is about, by the home's id. */
const correction = z.discriminatedUnion(
  'field',
  [
    z.object({ field: z.literal('name'), was: z.string(), text: text(maxLengths.name) }),
    z.object({
      field: z.literal('number'),
      was: z.string(),
      text: textOrNumber(maxLengths.number, cleanNumber),
    }),
    z.object({ field: z.literal('email'), was: z.string(), text: email }),
    z.object({
      field: z.literal('propertyId'),
      was: z.string(),
      text: z.union([z.literal(''), homeId]),
    }),
  ],
  'fields',
);

export type Correction = z.output<typeof correction>;

/** The body of an update by the operator: any of the fields; an absent one keeps its value. */
export const enquiryPatch = z.object(
  {
    status: z.enum(enquiryStatuses).optional(),
    /** Appended to the thread, unless it has a line with this id. */
    line: z
      .object(
        {
          id: z.uuid(),
          kind: z.enum(lineKinds),
          text: text(maxLineLength, storedForm).min(1, 'missing'),
        },
        'fields',
      )
      .optional(),
    /** The homes that were sent, which become a line of the thread with this id. */
    sent: z
      .object(
        { id: z.uuid(), homes: z.array(homeId).min(1, 'missing').max(maxSentHomes) },
        'fields',
      )
      .optional(),
    /** Whose it is, the id of a person; '' gives back what is one's own. */
    assignedTo: personId.optional(),
    nextAction: typedDay.optional(),
    /** A correction holds over what was seen, so that two people never correct each other unseen. */
    correction: correction.optional(),
    /** The visit that is arranged, or `null` for one that is called off; in place of the one at the time that was seen, '' for a further one. */
    visit: z.object({ was: z.string(), arranged: arrangedVisit.nullable() }, 'fields').optional(),
    release: z.literal(true, 'release').optional(),
    /** The visit that is confirmed, by the time that was seen. */
    confirm: z.iso.datetime('confirm').optional(),
  },
  'fields',
);

export type EnquiryPatch = z.output<typeof enquiryPatch>;
