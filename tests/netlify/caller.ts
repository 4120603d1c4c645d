import { openSession } from '../../src/server/auth/session';
import type { Handler } from '../../src/server/http/router';
import type { StoreCall } from '../support/blobs-protocol';

export const origin = 'https://homes.example';
export const username = 'admin';
export const password = 'three quiet palms';

export interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  cookie?: string;
  ip?: string;
}

/** Calls a function as the platform does; a plain object or a list is sent as JSON, anything else unchanged. */
export async function send(
  handler: Handler,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Response> {
  const isJson = sent.body?.constructor === Object || Array.isArray(sent.body);
  const headers = new Headers({
    'sec-fetch-site': 'same-origin',
    ...(isJson && { 'content-type': 'application/json' }),
    ...(sent.cookie !== undefined && { cookie: sent.cookie }),
    ...sent.headers,
  });
  const body = isJson ? JSON.stringify(sent.body) : ((sent.body ?? null) as BodyInit | null);
  const request = new Request(new URL(path, origin), { method, headers, body });
  return handler(request, { ip: sent.ip ?? '203.0.113.7' });
}

/** Whether a store call is the guard's own: it reads the session, and whose it is. */
export const isOfGuard = ({ store, key, prefix }: StoreCall) =>
  store === 'local-sessions' || key === 'people' || prefix === 'used-code/';

export async function json<Value = Record<string, unknown>>(response: Response): Promise<Value> {
  return (await response.json()) as Value;
}

/** Opens a session, without the costly hash of a sign-in; returns the `Cookie` line. */
export async function signIn(id = 'meena'): Promise<string> {
  const person = { id, name: 'Meena', username, password: '' };
  const cookie = await openSession(new Request(origin), person);
  return cookie.split(';')[0] ?? '';
}
