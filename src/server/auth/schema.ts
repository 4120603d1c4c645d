import * as z from 'zod';

/** The body of `POST /api/auth/signin`. */
export const signInInput = z.object({
  username: z.string().max(200),
  password: z.string().max(1_000),
});
