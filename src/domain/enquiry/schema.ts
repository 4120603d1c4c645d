import * as z from 'zod';
import { makeReader, storedVersion, text, textOrNumber } from '../schema';
import { mailedProperty, storedDelivery } from '../mail/schema';
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
  suspicionCodes,
  toldSources,
} from './fields';
import { maxOwnerLengths, ownerHomes, ownerServices } from './owner';
import { visitKinds } from './visit';

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
      visitKind: z.enum(['', ...visitKinds]).default(''),
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

export type EnquiryInput = z.output<typeof enquiryInput>;

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
      propertyId: z.string().refine(isId).optional(),
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
const day = z.union([z.literal(''), z.iso.date()], 'day');
/** Where the field for a day is a plain one, a day comes as the site shows it. */
const typedDay = z.preprocess(
  (given) => (typeof given === 'string' ? readTypedDay(given) : given),
  day,
);

const storedVisit = z.object({
  kind: z.enum(visitKinds),
  at: z.iso.datetime(),
  zone: zone.optional().catch(undefined),
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

/** An email to the visitor, with what it says beyond the enquiry. Times are ISO 8601 in UTC. */
const storedVisitorMail = z.object({
  at: z.iso.datetime(),
  about: z
    .object({ id: z.string().refine(isId), name: storedText, address: storedText })
    .optional(),
  similar: z.array(mailedProperty).default([]),
  /** `stored` means not to be mailed: the visitor left no address, or no mail is set up. */
  delivery: storedDelivery,
});

export type VisitorMail = z.output<typeof storedVisitorMail>;

const threadLine = z.object({
  /** Made by the browser, so that a line that is sent again is there once. */
  id: z.string().refine(isId),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** The id of a person. */
  by: storedText,
  kind: z.enum(lineKinds).default('note'),
  text: storedText,
});

/** What somebody of the office did or learned about an enquiry. */
export type ThreadLine = z.output<typeof threadLine>;

/** An enquiry as it is stored. Missing texts are empty; an id, a time and a delivery are required. */
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
  visit: storedVisit.optional(),
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
  delivery: storedDelivery,
  answer: storedVisitorMail.optional(),
  confirmation: storedVisitorMail.optional(),
  updatedAt: storedText,
  by: z.string().optional(),
  version: storedVersion,
});

export type Enquiry = z.output<typeof storedEnquiry>;

export const parseEnquiry = makeReader(storedEnquiry);

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
    /** Whose it is: the signed-in person's, or no longer theirs. */
    mine: z.boolean('flag').optional(),
    nextAction: typedDay.optional(),
    release: z.literal(true, 'release').optional(),
    confirm: z.literal(true, 'confirm').optional(),
  },
  'fields',
);

export type EnquiryPatch = z.output<typeof enquiryPatch>;
