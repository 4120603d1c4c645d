import { z } from 'zod';
import type { DeliveryState, LeadStatus } from './vocabulary';

const line = (max: number) => z.string().trim().max(max).default('');

/**
 * The body of `POST /api/mail/query`: the contact form, or with `propertyName` an enquiry.
 * `number` may come as a number (older clients). At least one way to reply is required.
 */
export const leadInput = z
  .object({
    /** Made by the browser on the first input, so that a double click is one lead. */
    id: z.uuid().optional(),
    propertyId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/).optional(),
    propertyName: line(200),
    name: line(200),
    number: z
      .union([z.string(), z.number().finite().transform(String)])
      .default('')
      .pipe(z.string().trim().max(40)),
    subject: line(300),
    email: z
      .string()
      .trim()
      .max(254)
      .default('')
      .refine((text) => text === '' || z.email().safeParse(text).success, 'Enter an e-mail address like name@example.com.'),
    message: z.string().trim().max(10_000).default(''),
    /** Honeypot: people never see this field. */
    website: z.string().max(2_000).default(''),
    /** Milliseconds that the form was open, where the browser could measure it. */
    openFor: z.coerce.number().nonnegative().optional(),
  })
  .refine((lead) => lead.email !== '' || lead.number !== '', {
    path: ['email'],
    message: 'Give an e-mail address or a phone number, so that we can reply.',
  });

export type LeadInput = z.output<typeof leadInput>;

export interface LeadDelivery {
  state: DeliveryState;
  attempts: number;
  /** When the last attempt began; the next one waits for a while after it. */
  attemptedAt?: string;
  /** Why the last attempt failed, for the operator. */
  problem?: string;
  sentAt?: string;
}

/** A message from a visitor as it lies in the store. Times are ISO 8601 in UTC. */
export interface Lead {
  id: string;
  kind: 'contact' | 'enquiry';
  propertyId?: string;
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
