import * as z from 'zod';
import { readerOf, storedVersion, text } from '../schema';
import {
  isUsername,
  maxNameLength,
  maxPasswordLength,
  minPasswordLength,
  type Person,
  usernameOf,
} from './person';

const stored: z.ZodType<Person> = z.object({
  id: z.string().min(1),
  version: storedVersion,
  name: z.string(),
  username: z.string(),
  password: z.string(),
  joinedAt: z.string(),
  lastSignInAt: z.string(),
  invitation: z.string(),
  invitedUntil: z.string(),
  setupCode: z.string(),
  isOut: z.boolean(),
});

/** Reads a stored person; `null` for anything else. */
export const storedPerson = readerOf(stored);

const characters = (password: string) => Array.from(password).length;
const password = z
  .string('text')
  .max(maxPasswordLength)
  .refine((typed) => characters(typed) >= minPasswordLength, 'short');
const name = text(maxNameLength).min(1, 'required');
const username = z.string('text').overwrite(usernameOf).refine(isUsername, 'username');
/** Compared with a stored hash, never stored. */
const secret = z.string('text').max(maxPasswordLength);

export const setupInput = z.object({ code: secret, name, username, password });
export const signInInput = z.object({ username: z.string().max(200), password: secret });
/** A new person by name, or a new password for one who is there. */
export const inviteInput = z.union([z.object({ id: z.string() }), z.object({ name })]);
export const joinInput = z.object({ token: secret, username, password });
/** `password` is left out where it stays. */
export const ownInput = z.object({ name, present: secret, password: password.optional() });
