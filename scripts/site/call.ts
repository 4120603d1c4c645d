/** One call to a site, and what is said when none answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../setup/say.mjs';

const attempts = 4;
const pauseMilliseconds = 500;

export interface SiteAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  /** Whether it may be sent twice: then it is tried again after a lost answer or one of 500 and above. */
  isRepeatable?: boolean;
  milliseconds?: number;
  signal?: AbortSignal | undefined;
}

/** Whether a site runs on this machine. */
export const isLocal = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The address that somebody typed; throws `Stop` when no site can be there, or others could read the password. */
export function siteAddress(text: string): URL {
  const address = URL.parse(text);
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && isLocal(address)))
    return address;
  throw new Stop(`"${text}" is not the address of a site, such as https://example.com.`);
}

/** The served site's address; throws `Stop` if none answers. */
export async function requireSite(address = 'http://localhost:8888'): Promise<string> {
  const isThere = await fetch(address).then(
    () => true,
    () => false,
  );
  if (isThere) return address;
  throw new Stop(`No site answers at ${address}. Start it with "npm start" in another terminal.`);
}

/** A problem as the site answers it. */
interface Problem {
  title?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** The site's sentence about a failure; empty where the answer is none of its own. */
export function readProblem(text: string): string {
  try {
    // Of another sender it may be anything: then there is nothing to say either.
    const { title, detail, errors = [] } = JSON.parse(text) as Problem;
    const fields = errors.map(({ field, message }) => `${field}: ${message}`);
    return [detail ?? title, ...fields].filter(Boolean).join(' ');
  } catch {
    return '';
  }
}

function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND') return 'no such address';
  if (code === 'ECONNREFUSED') return 'nothing runs there';
  return code || cause.message;
}

/**
 * The whole answer of a site, whatever its status; no redirect is followed. Throws `Stop` when none comes, and the
 * reason of `signal`.
 */
export async function callSite(
  url: URL,
  { isRepeatable = false, milliseconds = 60_000, signal, ...init }: CallOptions = {},
): Promise<SiteAnswer> {
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
          `The site at ${url.origin} does not answer (${findReason(cause)}). Check the address and the connection, then run the command again.`,
          { cause },
        );
    }
    await pause(pauseMilliseconds * 2 ** attempt, undefined, { signal }).catch(() => undefined);
  }
}
