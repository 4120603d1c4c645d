/** What is stored of a person who may sign in, and what the calls about people may bring. */
import * as z from 'zod';
import { makeReader, storedVersion, text } from '../schema';
import { storedLine } from '../typed-line';
import { cleanWithin } from '../typed-text';
import { looksSame } from './same-name';

/** Characters that a password and a set-up code have at least. */
const minPasswordLength = 10;
const maxPasswordLength = 1_000;
const maxNameLength = 80;
const maxUsernameLength = 64;

const usernamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@-]{0,63}$/u;

/** A user name as it is stored and compared: letters of any script, the same in capitals. */
export const readUsername = (typed: string) => storedLine(typed).normalize('NFKC').toLowerCase();

/** Somebody who may sign in, or was invited to. Times are ISO 8601 in UTC, '' for never. */
const stored = z.object({
  id: z.string().min(1),
  version: storedVersion,
  name: z.string(),
  /** '' until they have joined, and once they are taken out. */
  username: z.string(),
  /** The password as scrypt; '' without one. */
  password: z.string(),
  joinedAt: z.string(),
  lastSignInAt: z.string(),
  /** The SHA-256 of a link that works once, until `invitedUntil`; '' without one. */
  invitation: z.string(),
  invitedUntil: z.string(),
  /** The hash of the set-up code they came with; kept when they are taken out, since a code works once. */
  setupCode: z.string(),
  isOut: z.boolean(),
});

export type Person = z.output<typeof stored>;

export const storedPerson = makeReader(stored);

const password = z
  .string('text')
  .max(maxPasswordLength)
  .refine((typed) => Array.from(typed).length >= minPasswordLength, 'short');
const name = text(maxNameLength).refine(
  (typed) => typed.length > maxNameLength || !looksSame(typed, ''),
  'required',
);
const username = z
  .string('text')
  .overwrite((typed) => cleanWithin(maxUsernameLength, readUsername, typed))
  .regex(usernamePattern, 'username');
/** Compared with a stored hash, never stored. */
const secret = z.string('text').max(maxPasswordLength);

/** Keyboards of phones add a space after a word; the variable has none at its ends either. */
const code = secret.trim();

export const setupInput = z.object({ code, name, username, password });
export const signInInput = z.object({ username: z.string().max(200), password: secret });
/** A new person by name, or a new password for one who is there. */
export const inviteInput = z.union([z.object({ id: z.string() }), z.object({ name })]);
export const joinInput = z.object({ token: secret, username, password });
/** `password` is left out where it stays. */
export const ownInput = z.object({ name, present: secret, password: password.optional() });
