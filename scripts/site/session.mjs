/** A command's session with a site: signs in as the operator, and out again whatever happens. */
import { Stop } from '../setup/say.mjs';
import { callSite, problemOf } from './call.mjs';

/** @typedef {import('./call.mjs').CallOptions} CallOptions */
/** @typedef {import('./operator.mjs').Operator} Operator */
/** @typedef {Awaited<ReturnType<typeof signIn>>} Session */

const json = { 'content-type': 'application/json' };
const signOutMilliseconds = 10_000;

/** @param {import('./call.mjs').SiteAnswer} answer @param {URL} url */
function whyNot({ status, headers, text }, url) {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location)
    return `That address leads to ${new URL(location, url).origin}. Use this one.`;
  const problem = problemOf(text);
  if (!problem) return `Something else answers there (${status}). Is the address right?`;
  if (status === 401) return 'The user name or the password is not right.';
  return problem;
}

/**
 * Signs in, once: a repeated attempt would count as a second one. Throws `Stop` with the reason.
 *
 * @param {URL | string} address @param {Operator} operator @param {AbortSignal} [signal] ends the calls
 */
export async function signIn(address, { username, password }, signal) {
  const url = new URL('/api/auth/signin', address);
  const body = JSON.stringify({ username, password });
  const answer = await callSite(url, { method: 'POST', headers: json, body, signal });
  const [cookieLine = ''] = answer.headers.getSetCookie();
  if (answer.status !== 200 || !cookieLine)
    throw new Stop(`Not signed in at ${url.origin}. ${whyNot(answer, url)}`);
  const cookie = cookieLine.split(';')[0] ?? '';

  /** @param {string} path @param {CallOptions} [options] */
  const call = (path, { headers, ...options } = {}) =>
    callSite(new URL(path, address), { ...options, signal, headers: { ...headers, cookie } });
  /** @param {import('./call.mjs').SiteAnswer} answer */
  const checked = (answer) => {
    const { status, text } = answer;
    if (status >= 200 && status < 300) return answer;
    throw new Stop(`The site answered ${status}. ${problemOf(text) || text.slice(0, 200)}`);
  };
  /** @param {string} path @param {CallOptions} [options] */
  const send = async (path, options) => checked(await call(path, options)).text;
  let isOver = false;
  return {
    /** The site. */
    address: url,
    cookie,
    /** As the site set it. */
    cookieLine,
    signal,
    send,
    /** The text at a path. @param {string} path */
    get: (path) => send(path, { isRepeatable: true }),
    /** The bytes at a path, `null` where there are none. @param {string} path */
    getBytes: async (path) => {
      const found = await call(path, { isRepeatable: true });
      return found.status === 404 ? null : checked(found).bytes;
    },
    /** Sends bytes, which may be sent twice, and returns the text of the answer. @param {string} path @param {Uint8Array<ArrayBuffer>} body */
    putBytes: (path, body) => send(path, { isRepeatable: true, method: 'PUT', body }),
    /** Sends and answers JSON. @param {string} path @param {unknown} body @param {{ isRepeatable?: boolean }} [options] */
    post: async (path, body, options) =>
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

/**
 * Signs in, acts, and signs out, after an error and after Ctrl+C too, which ends the calls under way.
 *
 * @template Result
 * @param {URL | string} address @param {Operator} operator @param {(session: Session) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function withSession(address, operator, act) {
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
