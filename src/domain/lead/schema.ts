import { z } from 'zod';
import { choice, lines, text, textOrNumber } from '../schema';
import { isId } from '../stored';
import { isEmailAddress } from './email-address';
import { canBeDialled, cleanNumber } from './phone';
import { leadStatuses, type DeliveryState, type LeadStatus } from './vocabulary';

/** The most characters of each text; a longer honeypot counts as filled all the same. */
export const longestTexts = {
  propertyName: 200,
  name: 200,
  number: 40,
  subject: 300,
  email: 254,
  message: 10_000,
  website: 2_000,
} as const;

/**
 * The body of `POST /api/mail/query`: the contact form, or with `propertyName` an enquiry.
 * `number` may come as a number (older clients). At least one way to reply is required: an address, or
 * a number that can be dialled. What the
 * visitor never typed (ids, the measured time) costs no lead: when unfit it counts as absent.
 */
export const leadInput = z
  .object(
    {
      /** Made by the browser on the first input, so that a double click is one lead. */
      id: z.uuid().optional().catch(undefined),
      propertyId: z.string().refine(isId).optional().catch(undefined),
      propertyName: text(longestTexts.propertyName).default(''),
      name: text(longestTexts.name).default(''),
      number: textOrNumber(longestTexts.number, undefined, cleanNumber).default(''),
      subject: text(longestTexts.subject).default(''),
      email: text(longestTexts.email)
        .refine(
          (address) => address === '' || isEmailAddress(address),
          'Enter an e-mail address like name@example.com.',
        )
        .default(''),
      message: lines(longestTexts.message).default(''),
      /** Honeypot: people never see this field. */
      website: z.string().max(longestTexts.website).default('').catch('filled'),
      /** Milliseconds that the form was open, where the browser could measure it. */
      openFor: z
        .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
        .pipe(z.number().nonnegative())
        .optional()
        .catch(undefined),
    },
    'Give the fields of the form as an object.',
  )
  .superRefine(({ email, number }, context) => {
    if (email !== '' || canBeDialled(number)) return;
    context.addIssue({
      code: 'custom',
      path: [number === '' ? 'email' : 'number'],
      message: 'Give an e-mail address or a phone number, so that we can reply.',
    });
  });

export type LeadInput = z.output<typeof leadInput>;

export interface LeadDelivery {
  state: DeliveryState;
  attempts: number;
  /** When the last attempt began; the next one waits for a while after it. */
  attemptedAt?: string;
  /** When the mail service answered the last attempt; absent while nobody knows how it ended. */
  answeredAt?: string | undefined;
  /** When the operator last asked for the mail of a lead that was given up or set aside. */
  requestedAt?: string;
  /** Why the last attempt failed, for the operator. */
  problem?: string;
  sentAt?: string;
}

/** A message from a visitor as it lies in the store. Times are ISO 8601 in UTC. */
export interface Lead {
  id: string;
  kind: 'contact' | 'enquiry';
  propertyId?: string | undefined;
  propertyName: string;
  name: string;
  number: string;
  subject: string;
  email: string;
  message: string;
  createdAt: string;
  /** Why it was set aside, for the operator; empty on good leads. */
  suspicion: string;
  status: LeadStatus;
  note: string;
  delivery: LeadDelivery;
  updatedAt: string;
  version: string;
}

/** The body of an update by the operator: any of the fields; an absent one keeps its value. */
export const leadPatch = z.object(
  {
    status: choice(leadStatuses).optional(),
    note: text(2_000).optional(),
    /** `true` takes the lead out of quarantine: its mail goes out. */
    release: z.literal(true, 'Give true to release the lead, or leave this out.').optional(),
  },
  'Give the fields to change as an object.',
);

export type LeadPatch = z.output<typeof leadPatch>;
