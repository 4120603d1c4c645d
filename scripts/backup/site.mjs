/** The calls of a site's API that backup and restore make, signed in as the operator. */

const attempts = 4;
const pauseMilliseconds = 500;

/** The site did not do what was asked; the message says what to do. */
export class SiteError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'SiteError';
  }
}

/** @param {Response} response */
async function detailOf(response) {
  const text = await response.text();
  try {
    return JSON.parse(text).detail ?? text;
  } catch {
    return text.slice(0, 200);
  }
}

/**
 * Every call may be repeated: what is written twice is the same.
 *
 * @param {string} address @param {RequestInit} init @param {number} [attempt]
 * @returns {Promise<Response>}
 */
async function request(address, init, attempt = 1) {
  /** @type {unknown} */
  let cause;
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
    if (response.status < 500) return response;
    cause = new Error(`${response.status}: ${await detailOf(response)}`);
  } catch (error) {
    cause = error;
  }
  if (attempt === attempts)
    throw new SiteError(
      `The site at ${new URL(address).origin} does not answer (${cause.message}). Run the command again; it continues.`,
      { cause },
    );
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * 2 ** attempt));
  return request(address, init, attempt + 1);
}

/**
 * Signs in at a site. `get` answers the text of a path, `post` sends JSON and answers JSON.
 *
 * @param {{ address: string, username: string, password: string }} options
 */
export async function openSite({ address, username, password }) {
  const json = { 'content-type': 'application/json' };
  const place = (/** @type {string} */ path) => new URL(path, address).href;
  const signedIn = await request(place('/api/auth/signin'), {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  if (!signedIn.ok)
    throw new SiteError(`Could not sign in at ${address}: ${await detailOf(signedIn)}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  /** @param {string} path @param {RequestInit} [init] */
  const call = async (path, init = {}) => {
    const response = await request(place(path), { ...init, headers: { ...init.headers, cookie } });
    if (!response.ok) throw new SiteError(await detailOf(response));
    return response.text();
  };
  return {
    /** @param {string} path */
    get: (path) => call(path),
    /** @param {string} path @param {unknown} body */
    post: async (path, body) =>
      JSON.parse(await call(path, { method: 'POST', headers: json, body: JSON.stringify(body) })),
    close: () => call('/api/auth/signout', { method: 'POST' }),
  };
}
