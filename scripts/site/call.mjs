/** One call to a site, and what is said when none answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../setup/say.mjs';

const attempts = 4;
const pauseMilliseconds = 500;

/** @typedef {{ status: number, headers: Headers, bytes: Uint8Array<ArrayBuffer>, text: string }} SiteAnswer */
/** @typedef {Omit<RequestInit, 'signal'> & { isRepeatable?: boolean, milliseconds?: number, signal?: AbortSignal | undefined }} CallOptions */

/** Whether a site runs on this machine. @param {URL} address */
export const isLocal = ({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The address that somebody typed; throws `Stop` when no site can be there, or others could read the password. @param {string} text */
export function siteAddress(text) {
  const address = URL.parse(text);
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && isLocal(address)))
    return address;
  throw new Stop(`"${text}" is not the address of a site, such as https://example.com.`);
}

/** What a site says about a failure; empty where the answer is none of its own. @param {string} text @returns {string} */
export function problemOf(text) {
  try {
    const { title, detail, errors = [] } = JSON.parse(text);
    const fields = errors.map(
      (/** @type {{ field: string, message: string }} */ one) => `${one.field}: ${one.message}`,
    );
    return [detail ?? title, ...fields].filter(Boolean).join(' ');
  } catch {
    return '';
  }
}

/** @param {any} error */
function reasonOf({ name, message, cause }) {
  if (name === 'TimeoutError') return 'no answer in time';
  if (cause?.code === 'ENOTFOUND') return 'no such address';
  if (cause?.code === 'ECONNREFUSED') return 'nothing runs there';
  return cause?.code ?? cause?.message ?? message;
}

/**
 * The whole answer of a site, whatever its status; no redirect is followed. Throws `Stop` when none comes, and the
 * reason of `signal`. Only what is repeatable is tried again, after a lost answer or one of 500 and above.
 *
 * @param {URL} url @param {CallOptions} [options] @returns {Promise<SiteAnswer>}
 */
export async function callSite(
  url,
  { isRepeatable = false, milliseconds = 60_000, signal, ...init } = {},
) {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = !isRepeatable || attempt === attempts;
    const time = AbortSignal.timeout(milliseconds);
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, time]) : time,
      });
      const { status, headers } = response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (status < 500 || isLast)
        return { status, headers, bytes, text: new TextDecoder().decode(bytes) };
    } catch (cause) {
      signal?.throwIfAborted();
      if (isLast)
        throw new Stop(
          `The site at ${url.origin} does not answer (${reasonOf(cause)}). Check the address and the connection, then run the command again.`,
          { cause },
        );
    }
    await pause(pauseMilliseconds * 2 ** attempt, undefined, { signal }).catch(() => {});
  }
}
