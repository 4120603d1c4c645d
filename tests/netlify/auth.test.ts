import { beforeEach, expect, it } from 'vitest';
import auth from '../../netlify/functions/auth';
import property from '../../netlify/functions/property';
import { useLocalStore } from '../support/local-store';
import { letIn } from '../support/people';
import { sampleProperty } from './api';
import { json, password, send, signIn, username } from './caller';

useLocalStore();
beforeEach(() => letIn(username, password));

const enter = (body: unknown, ip?: string) =>
  send(auth, 'POST', '/api/auth/signin', { body, ...(ip && { ip }) });
const session = (cookie: string) => send(auth, 'GET', '/api/auth/session', { cookie });
const add = (cookie: string) =>
  send(property, 'POST', '/api/property/addproperty', { body: sampleProperty, cookie });

it('oddity: the server signs in, with a cookie for this host that no script can read', async () => {
  const response = await enter({ username, password });
  expect(response.status).toBe(200);
  expect(await json(response)).toEqual({ signedIn: true, username });
  const [line] = response.headers.getSetCookie();
  expect(line).toMatch(/^__Host-sid=[\w-]+\.[A-Za-z0-9_-]{43}; /);
  expect(line?.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=43200',
    'Path=/',
    'SameSite=Strict',
    'Secure',
  ]);
});

it.each([
  ['password', { username, password: 'three quiet palm' }],
  ['name', { username: 'root', password }],
  ['both', { username: '', password: '' }],
])('a wrong %s is refused with the same words', async (_what, body) => {
  const response = await enter(body);
  expect(response.status).toBe(401);
  expect((await json(response)).detail).toBe('Invalid credentials');
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('the session returns who is signed in', async () => {
  expect(await json(await session(await signIn()))).toEqual({ signedIn: true, username });
  expect(await json(await session(''))).toEqual({ signedIn: false, ended: null });
});

it('row 16: a session ends at once: after signing out, for the old cookie', async () => {
  const cookie = await signIn();
  const other = await signIn();
  const response = await send(auth, 'POST', '/api/auth/signout', { cookie });
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-sid=; .*Max-Age=0/);
  expect((await add(cookie)).status).toBe(401);
  expect((await add(other)).status).toBe(201);
});
