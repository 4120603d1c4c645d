import auth from '../../../netlify/functions/auth';
import { listPeople } from '../../../src/server/people/list';
import { json, send } from '../caller';

export const code = 'five words for the start';
export const first = { code, name: 'Meena', username: 'meena', password: 'three quiet palms' };

let calls = 0;

/** Each call comes from an IP address of its own, unless one is given. */
export const call = (method: string, path: string, body?: unknown, cookie = '', ip?: string) =>
  send(auth, method, `/api/auth/${path}`, {
    body,
    cookie,
    ip: ip ?? `198.51.100.${(calls += 1) % 250}`,
  });
export const setUp = (more: object = {}) => call('POST', 'setup', { ...first, ...more });
export const readCookie = (answer: Response) =>
  answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
export const enter = (username: string, password: string, ip?: string) =>
  call('POST', 'signin', { username, password }, '', ip);
export const isSignedIn = async (cookie: string) =>
  (await json<{ signedIn: boolean }>(await call('GET', 'session', undefined, cookie))).signedIn;
export const readStatus = async (answer: Promise<Response>) => (await answer).status;

export async function invite(cookie: string, whom: object): Promise<string> {
  const { link } = await json<{ link: string }>(await call('POST', 'invite', whom, cookie));
  return new URL(link).searchParams.get('token') ?? '';
}

export const join = (token: string, username = 'ravi', password = 'four quiet palms') =>
  call('POST', 'join', { token, username, password });

export const idOfName = async (wanted: string) =>
  (await listPeople(new Date())).find(({ name }) => name === wanted)?.id ?? '';
