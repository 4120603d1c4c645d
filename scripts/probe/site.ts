import { Stop } from '../setup/say.mjs';
import { ask, type Answer, type Question } from './connection.ts';
import { judged, type Check, type Finding } from './finding.ts';

/** What the site knows about its place. */
export interface Place {
  run: string;
  context: string;
  storeName: string;
  nearestRegion: string;
  storeRegion: string;
  functionRegion: string | null;
  hasCdn: boolean;
  isLocal: boolean;
}

/** A site with a probe under way. */
export interface ProbedSite extends Place {
  address: URL;
  /** As sign-in set it. */
  cookieLine: string;
  /** Asks as a visitor. */
  visit: (path: string, question?: Question) => Promise<Answer>;
  /** Asks as the operator. */
  call: (method: string, path: string, body?: Buffer) => Promise<Answer>;
  /** Asks as the operator for JSON; throws unless the answer is 200. */
  json: <Value>(method: string, path: string) => Promise<Value>;
  /** Deletes what this probe left in the store, and signs out. */
  finish: () => Promise<Finding[]>;
}

const tidy: Check = {
  check: 'The probe leaves nothing behind',
  expected: 'its keys deleted, its session ended',
  advice: 'The next probe after a day deletes the keys; the session ends after an hour.',
  isVital: false,
};

export interface Operator {
  username: string;
  password: string;
}

async function signIn(address: URL, operator: Operator): Promise<string> {
  const answer = await ask(new URL('/api/auth/signin', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operator),
  }).catch((cause: unknown) => {
    throw new Stop(`No site answers at ${address.origin}: ${String(cause)}`);
  });
  const [line] = answer.headers['set-cookie'] ?? [];
  if (answer.status === 200 && line) return line;
  const why =
    answer.status === 401
      ? 'The user name or the password is not right.'
      : `The sign-in answered ${answer.status}.`;
  throw new Stop(`Not signed in at ${address.origin}. ${why}`);
}

/** Signs in and begins a probe; throws `Stop` when the site does not let it. */
export async function openSite(address: URL, operator: Operator): Promise<ProbedSite> {
  const cookieLine = await signIn(address, operator);
  const cookie = cookieLine.split(';')[0] ?? '';
  const visit = (path: string, question?: Question) => ask(new URL(path, address), question);
  const call = (method: string, path: string, body?: Buffer) =>
    visit(path, { method, headers: { cookie }, ...(body && { body }) });
  const json = async <Value>(method: string, path: string) => {
    const { status, body } = await call(method, path);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}.`);
    return JSON.parse(body.toString()) as Value;
  };
  const place = await json<Place>('POST', '/api/probe/start').catch((cause: unknown) => {
    throw new Stop(
      `The probe cannot begin, as the site is older or has no store. ${String(cause)}`,
    );
  });
  const finish = async () => {
    const { deleted } = await json<{ deleted: number }>('DELETE', `/api/probe/clean/${place.run}`);
    const { status } = await call('POST', '/api/auth/signout');
    return [judged(tidy, status < 400, `${deleted} keys deleted, signed out: ${status}`)];
  };
  return { ...place, address, cookieLine, visit, call, json, finish };
}
