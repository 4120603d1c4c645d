import { Stop } from '../setup/say.mjs';
import type { Session } from '../site/session.mjs';
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

/** Begins a probe; throws `Stop` when the site does not let it. */
export async function openSite(address: URL, session: Session): Promise<ProbedSite> {
  const { cookie, cookieLine, signal } = session;
  const headers = { cookie };
  const at = (path: string) => new URL(path, address);
  const visit = (path: string, question?: Question) => ask(at(path), { signal, ...question });
  const call = (method: string, path: string, body?: Buffer) =>
    visit(path, { method, headers, ...(body && { body }) });
  const json = async <Value>(method: string, path: string) =>
    parsed(`${method} ${path}`, await call(method, path)) as Value;
  const place = await json<Place>('POST', '/api/probe/start').catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Stop(
      `The probe cannot begin, as the site is older or has no store. ${String(cause)}`,
    );
  });
  const finish = async () => {
    // After Ctrl+C too.
    const path = `/api/probe/clean/${place.run}`;
    const answer = await ask(at(path), { method: 'DELETE', headers });
    const { deleted } = parsed(`DELETE ${path}`, answer) as { deleted: number };
    const isOut = await session.signOut();
    return [judged(tidy, isOut, `${deleted} keys deleted, ${isOut ? '' : 'not '}signed out`)];
  };
  return { ...place, address, cookieLine, visit, call, json, finish };
}

function parsed(question: string, { status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${question} answered ${status}.`);
  return JSON.parse(body.toString());
}
