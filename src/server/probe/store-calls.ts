import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { problems } from '../../content/problems';
import { dayMilliseconds } from '../../domain/date';
import { environment } from '../env';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { defaultRegion, regionFrom, storeNameIn } from '../store/addresses';
import { openStore } from '../store/open';

/**
 * What `npm run probe` asks of the store of a deployed site: a few fixed calls on a store of its own, each answered
 * with what the store said.
 */

/** Tells apart the processes that answer: a race within one of them would show less. */
const instance = randomUUID();

const openKey = 'open';
const concurrency = 10;
/** Store calls of one measurement. */
const measuredCalls = 20;

const store = () => openStore('probe');

/** An id in the path of a call; the router has checked it. */
export function part(call: Call, name: string): string {
  const value = call.ids[name];
  if (value === undefined) throw new Error(`This route has no ${name} in its path.`);
  return value;
}

/** No two writes have the same text, so that an etag stands for one of them. */
const newValue = () => ({ by: randomUUID() });

async function removeKeys(keys: readonly string[]): Promise<void> {
  await pMap(keys, (key) => store().remove(key), { concurrency });
}

/** Begins a probe: deletes what one of more than a day ago left, and tells what the site knows about its place. */
export async function start(): Promise<Response> {
  const now = Date.now();
  const leftovers = (await store().list()).filter(
    ({ key }) => Number.parseInt(key) < now - dayMilliseconds,
  );
  await removeKeys(leftovers.map(({ key }) => key));
  const run = `${now}-${randomUUID().slice(0, 8)}`;
  await store().writeJson(`${run}/${openKey}`, newValue());
  const { deployContext, blobsRegion, functionRegion, hasCdn, isLocal } = environment();
  return privateJson({
    run,
    context: deployContext,
    storeName: storeNameIn(deployContext, 'probe'),
    nearestRegion: defaultRegion,
    storeRegion: regionFrom(blobsRegion),
    functionRegion,
    hasCdn,
    isLocal,
  });
}

/** The probe that a call belongs to; throws 404 unless it is under way. */
export async function runOf(call: Call): Promise<string> {
  const run = part(call, 'run');
  if ((await store().readValue(`${run}/${openKey}`)) === null)
    throw new Problem(404, problems.unknownAddress);
  return run;
}

const keyOf = async (call: Call) => `${await runOf(call)}/${part(call, 'key')}`;

/** Writes a key if it is free; `etag` is `false` when another one was first. */
export async function createKey(call: Call): Promise<Response> {
  const [key, value] = [await keyOf(call), newValue()];
  return privateJson({ instance, value, etag: await store().createJson(key, value) });
}

/** Replaces a key if it still has the `etag` of the query. */
export async function replaceKey(call: Call): Promise<Response> {
  const [key, value] = [await keyOf(call), newValue()];
  const etag = new URL(call.request.url).searchParams.get('etag');
  if (!etag) throw new Problem(400, problems.invalidIfMatch);
  return privateJson({ instance, value, etag: await store().replaceJson(key, value, etag) });
}

/** Reads a key with its etag, both `null` when it is not there. */
export async function readKey(call: Call): Promise<Response> {
  const found = await store().readJson(await keyOf(call));
  const value: unknown = found?.value ?? null;
  return privateJson({ instance, value, etag: found?.etag ?? null });
}

export async function removeKey(call: Call): Promise<Response> {
  await store().remove(await keyOf(call));
  return privateJson({ instance });
}

/** The keys of a probe, with their etags. */
export async function listKeys(call: Call): Promise<Response> {
  const prefix = `${await runOf(call)}/`;
  const entries = (await store().list(prefix)).map(({ key, etag }): [string, string] => [
    key.slice(prefix.length),
    etag,
  ]);
  return privateJson({ instance, keys: Object.fromEntries(entries) });
}

/** Milliseconds of some store calls, one after the other. */
export async function timeStore(call: Call): Promise<Response> {
  const key = `${await runOf(call)}/${openKey}`;
  const milliseconds: number[] = [];
  for (let count = 0; count < measuredCalls; count += 1) {
    const begun = performance.now();
    await store().readValue(key);
    milliseconds.push(performance.now() - begun);
  }
  return privateJson({ milliseconds });
}

/** Ends a probe: deletes its keys. */
export async function clean(call: Call): Promise<Response> {
  const keys = (await store().list(`${await runOf(call)}/`)).map(({ key }) => key);
  await removeKeys(keys);
  return privateJson({ deleted: keys.length });
}
