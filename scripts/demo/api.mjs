/** The API calls that load the sample data, signed in as the operator. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const attempts = 3;
const pauseMilliseconds = 1_000;

/** A failure that the terminal shows as one sentence. */
export class LoadError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'LoadError';
  }
}

/** @param {Response} response @returns {Promise<string>} */
async function describeProblem(response) {
  const text = await response.text();
  try {
    const { title, detail, errors } = JSON.parse(text);
    const fields = (errors ?? []).map(
      (/** @type {{ field: string, message: string }} */ one) => `${one.field}: ${one.message}`,
    );
    return [detail ?? title, ...fields].filter(Boolean).join(' ');
  } catch {
    return text.slice(0, 200);
  }
}

/** @param {string} address @param {RequestInit} [init] @returns {Promise<Response>} */
async function request(address, init = {}) {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) });
  } catch (cause) {
    throw new LoadError(`The site at ${new URL(address).origin} does not answer. Is it running?`, {
      cause,
    });
  }
}

/**
 * Signs in and returns the calls that the loader makes.
 *
 * @param {{ baseUrl: string, username: string, password: string }} options
 */
export async function openSession({ baseUrl, username, password }) {
  const signedIn = await request(new URL('/api/auth/signin', baseUrl).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!signedIn.ok) throw new LoadError(await explainSignIn(signedIn));
  await signedIn.arrayBuffer();
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  /** @param {string} path @param {RequestInit} [init] */
  const call = (path, init = {}) =>
    request(new URL(path, baseUrl).href, { ...init, headers: { ...init.headers, cookie } });

  return {
    /** @param {'property' | 'blog'} kind @param {unknown} record */
    add: (kind, record) => addRecord(call, kind, record),
    /** @param {string} file @returns {Promise<string>} the address of the uploaded picture */
    upload: (file) => uploadPicture(call, file),
    signOut: async () => void (await call('/api/auth/signout', { method: 'POST' })),
  };
}

/** @param {Response} response */
async function explainSignIn(response) {
  if (response.status === 401) {
    return 'The sample data was not loaded: user name or password is not right.';
  }
  if (response.status === 429) {
    const minutes = Math.ceil(Number(response.headers.get('retry-after') ?? 900) / 60);
    return `The sample data was not loaded: too many sign-ins. Start again in ${minutes} minutes.`;
  }
  return `The sample data was not loaded: sign-in answered ${response.status}. ${await describeProblem(response)}`;
}

/**
 * The names of all properties, or the titles of all blog posts.
 *
 * @param {string} baseUrl @param {'property' | 'blog'} kind @returns {Promise<Set<string>>}
 */
export async function listNames(baseUrl, kind) {
  const path = kind === 'property' ? '/api/property/getproperty' : '/api/blog/getblogs';
  const response = await request(new URL(path, baseUrl).href);
  if (!response.ok) {
    throw new LoadError(
      `The list could not be read (${response.status}). ${await describeProblem(response)}`,
    );
  }
  const records = /** @type {{ name?: string, title?: string }[]} */ (await response.json());
  return new Set(records.map((record) => record.name ?? record.title ?? ''));
}

/**
 * Not retried automatically: after an unclear failure the record may exist already; the next start
 * checks.
 *
 * @param {(path: string, init: RequestInit) => Promise<Response>} call
 * @param {'property' | 'blog'} kind
 * @param {unknown} record
 */
async function addRecord(call, kind, record) {
  const body = JSON.stringify(record);
  const headers = { 'content-type': 'application/json' };
  const path = kind === 'property' ? '/api/property/addproperty' : '/api/blog/addblog';
  const response = await call(path, { method: 'POST', headers, body });
  if (!response.ok) {
    throw new LoadError(
      `The site refused it (${response.status}). ${await describeProblem(response)}`,
    );
  }
  await response.arrayBuffer();
}

/**
 * The same bytes get the same address, so that an upload may be repeated.
 *
 * @param {(path: string, init: RequestInit) => Promise<Response>} call
 * @param {string} file
 * @param {number} [attempt]
 * @returns {Promise<string>}
 */
async function uploadPicture(call, file, attempt = 1) {
  const body = new FormData();
  body.set('file', new Blob([await readFile(file)], { type: 'image/jpeg' }), basename(file));
  body.set('upload_preset', 'sample');
  body.set('cloud_name', 'local');
  const response = await call('/api/image/upload', { method: 'POST', body });
  if (response.ok) return (await response.json()).url;
  const problem = await describeProblem(response);
  if (response.status < 500 || attempt === attempts) {
    throw new LoadError(
      `The picture ${basename(file)} was refused (${response.status}). ${problem}`,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  return uploadPicture(call, file, attempt + 1);
}
