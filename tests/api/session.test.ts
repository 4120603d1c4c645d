import { afterEach, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../src/api/failure';
import { join, SessionNotKept, setUp, signIn } from '../../src/api/session';
import { failures } from '../../src/content/admin/failures';
import { signInFailure } from '../../src/islands/admin/signin/SignIn';

afterEach(() => vi.unstubAllGlobals());

/** A site that takes every password; `session` is its answer to whether somebody is signed in. */
function answerSession(session: () => Response): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.endsWith('/session') ? session() : Response.json({})),
  );
}

const ways: [string, () => Promise<void>][] = [
  ['a sign-in', () => signIn({ username: 'meena', password: 'three quiet palms' })],
  ['a set-up', () => setUp({ code: 'a code' })],
  ['an invitation', () => join({ token: 'a token' })],
];

it.each(ways)('%s whose cookie the browser does not keep says so', async (_, enter) => {
  answerSession(() => Response.json({ signedIn: false, ended: null }));
  const thrown: unknown = await enter().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(SessionNotKept);
  expect(signInFailure(thrown)).toBe(failures.notKept);
});

it.each(ways)('%s goes on where the cookie is kept', async (_, enter) => {
  answerSession(() => Response.json({ signedIn: true }));
  await expect(enter()).resolves.toBeUndefined();
});

it('no answer about the session is no cookie that was not kept', async () => {
  answerSession(() => new Response(null, { status: 503 }));
  await expect(ways[0]?.[1]()).resolves.toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 401 })));
  await expect(ways[0]?.[1]()).rejects.toBeInstanceOf(RequestFailed);
});
