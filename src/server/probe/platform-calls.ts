import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { problems } from '../../content/problems';
import { cachePage, purge } from '../cdn';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { readBytes } from '../http/request';
import type { Call } from '../http/router';
import { readLastRuns } from '../jobs';
import { StoreUnavailable } from '../store/key-value-store';
import { openStore } from '../store/open';
import { timeLeft } from '../store/deadline';
import { part, runOf } from './store-calls';

/** What `npm run probe` asks about the platform around a function: its CDN, its limits and its schedule. */

/** More than the platform passes on, so that its own limit is met first. */
const maxBody = 20_000_000;
const maxAnswer = 6_000_000;

/** A number in the path of a call; throws 400 for anything else. */
function numberOf(call: Call, name: string): number {
  const number = Number(part(call, name));
  if (Number.isNaN(number)) throw new Problem(400, problems.invalidId);
  return number;
}

const tagOf = (run: string) => `probe-${run}`;

/** An answer that the CDN keeps as it keeps a page; each time that it is made it has another `id`. */
export async function showCached(call: Call): Promise<Response> {
  const run = await runOf(call);
  const response = privateJson({ id: randomUUID() });
  cachePage(response.headers, [tagOf(run)], ['variant']);
  return response;
}

/** Purges that answer; `isPurged` is `false` when the platform did not take it. */
export async function purgeCached(call: Call): Promise<Response> {
  return privateJson({ isPurged: await purge([tagOf(await runOf(call))], 8_000) });
}

/** How many bytes of a body arrived. */
export async function countBody({ request }: Call): Promise<Response> {
  return privateJson({ bytes: (await readBytes(request, maxBody)).byteLength });
}

/** An answer of the wanted length in bytes, which no compression makes short. */
export function answerBytes(call: Call): Response {
  const length = Math.min(numberOf(call, 'bytes'), maxAnswer);
  const text = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))).toString('base64');
  return new Response(text.repeat(Math.ceil(length / text.length)).slice(0, length), {
    headers: { 'content-type': 'text/plain', 'cache-control': 'private, no-store' },
  });
}

/** Waits as a function does whose store is silent: for the wanted seconds, but no longer than a request may take. */
export async function wait(call: Call): Promise<Response> {
  const wanted = numberOf(call, 'seconds') * 1_000;
  const begun = performance.now();
  await pause(Math.max(0, Math.min(wanted, timeLeft())));
  const isStoreRefused = await openStore('probe')
    .readValue('silence')
    .then(
      () => false,
      (error: unknown) => error instanceof StoreUnavailable,
    );
  return privateJson({ isStoreRefused, milliseconds: performance.now() - begun });
}

/** When the scheduled functions last ran, by the clock of the server. */
export async function showSchedules(): Promise<Response> {
  return privateJson({ now: new Date().toISOString(), ...(await readLastRuns()) });
}
