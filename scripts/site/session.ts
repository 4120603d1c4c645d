/** A command's session with a site: signs in as the operator, and out again whatever happens. */
import { Stop } from '../setup/say.mjs';
import { callSite, readProblem, type CallOptions, type SiteAnswer } from './call.ts';
import type { Operator } from './operator.ts';

export type Session = Awaited<ReturnType<typeof signIn>>;

const json = { 'content-type': 'application/json' };
const signOutMilliseconds = 10_000;

function whyNot({ status, headers, text }: SiteAnswer, url: URL): string {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location)
    return `That address leads to ${new URL(location, url).origin}. Use this one.`;
  const problem = readProblem(text);
  if (!problem) return `Something else answers there (${status}). Is the address right?`;
  if (status === 401) return 'The user name or the password is not right.';
  return problem;
}

/** The site took nothing of what it was sent, because of what that is; other things may be sent. */
export class Refused extends Stop {}

const refusals = [413, 415, 422];

function checked(answer: SiteAnswer): SiteAnswer {
  const { status, text } = answer;
  if (status >= 200 && status < 300) return answer;
  const why = `The site answered ${status}. ${readProblem(text) || text.slice(0, 200)}`;
  throw refusals.includes(status) ? new Refused(why) : new Stop(why);
}

/**
 * Signs in, once: a repeated attempt would count as a second one. `signal` ends the calls. Throws `Stop` with the
 * reason.
 */
export async function signIn(
  address: URL | string,
  { username, password }: Operator,
  signal?: AbortSignal,
) {
  const url = new URL('/api/auth/signin', address);
  const body = JSON.stringify({ username, password });
  const answer = await callSite(url, { method: 'POST', headers: json, body, signal });
  const [cookieLine = ''] = answer.headers.getSetCookie();
  if (answer.status !== 200 || !cookieLine)
    throw new Stop(`Not signed in at ${url.origin}. ${whyNot(answer, url)}`);
  const cookie = cookieLine.split(';')[0] ?? '';

  const call = (path: string, { headers, ...options }: CallOptions = {}) =>
    callSite(new URL(path, address), { ...options, signal, headers: { ...headers, cookie } });
  const send = async (path: string, options?: CallOptions) =>
    checked(await call(path, options)).text;
  let isOver = false;
  return {
    /** The site. */
    address: url,
    cookie,
    /** As the site set it. */
    cookieLine,
    signal,
    /** The answer at a path, whatever its status. */
    call,
    /** The text of an answer; throws `Stop` unless it is a good one. */
    send,
    /** The text at a path. */
    get: (path: string) => send(path, { isRepeatable: true }),
    /** The bytes at a path, `null` where there are none. */
    getBytes: async (path: string) => {
      const found = await call(path, { isRepeatable: true });
      return found.status === 404 ? null : checked(found).bytes;
    },
    /** Sends bytes, which may be sent twice, and returns the text of the answer; throws `Refused` where they are the reason. */
    putBytes: (path: string, body: Uint8Array<ArrayBuffer>) =>
      send(path, { isRepeatable: true, method: 'PUT', body }),
    /** Sends and answers JSON. */
    post: async (path: string, body: unknown, options?: CallOptions): Promise<unknown> =>
      JSON.parse(
        await send(path, { ...options, method: 'POST', headers: json, body: JSON.stringify(body) }),
      ),
    /** Whether the session is over; never throws. */
    signOut: async () => {
      isOver ||= await callSite(new URL('/api/auth/signout', address), {
        method: 'POST',
        headers: { cookie },
        milliseconds: signOutMilliseconds,
      }).then(
        // Where nobody is signed in any more, the session has ended already.
        ({ status }) => status < 400 || status === 401,
        () => false,
      );
      return isOver;
    },
  };
}

/** Signs in, acts, and signs out, after an error and after Ctrl+C too, which ends the calls under way. */
export async function withSession<Result>(
  address: URL | string,
  operator: Operator,
  act: (session: Session) => Promise<Result>,
): Promise<Result> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Stop('Ended before all was done.'));
  const signals = ['SIGINT', 'SIGTERM'];
  for (const name of signals) process.once(name, interrupt);
  try {
    const session = await signIn(address, operator, interruption.signal);
    try {
      return await act(session);
    } finally {
      if (!(await session.signOut()))
        console.error('Could not sign out; an unused session ends after an hour.');
    }
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
}
