import * as z from 'zod';
import { cleanAddress, isEmailAddress } from '../email-address';
import { maxLengths } from '../enquiry/fields';
import { mailedProperty, storedMail } from '../mail/schema';
import { isId } from '../record';
import { makeReader, storedVersion, text } from '../schema';

const email = z.string().refine(isEmailAddress);

export const emailInput = text(maxLengths.email, cleanAddress).refine(isEmailAddress);

/** The homes of the last news, which come again with the next if their mail could not be sent. */
const storedNews = z.object({ properties: z.array(mailedProperty), more: z.number().default(0) });
export type News = z.output<typeof storedNews>;

const storedSubscriber = z.object({
  id: z.string().refine(isId),
  email,
  /** The wanted homes as the query of the list; '' for any. */
  filter: z.string().default(''),
  createdAt: z.iso.datetime(),
  /** Unsubscribes; kept in plain, since every email repeats it. */
  token: z.string().min(1),
  /** Homes listed later are the next news. */
  newsUpTo: z.iso.datetime(),
  news: storedNews.optional(),
  /** The mail of the last news. */
  mails: z.array(storedMail).default([]),
  version: storedVersion,
});

/** Somebody who has confirmed to want news of new homes by email. */
export type Subscriber = z.output<typeof storedSubscriber>;

export const parseSubscriber = makeReader(storedSubscriber);

const storedRequest = z.object({
  email,
  filter: z.string().default(''),
  createdAt: z.iso.datetime(),
});

export type NewsRequest = z.output<typeof storedRequest>;

export const parseRequest = makeReader(storedRequest);
