/**
 * The `fetch` that the store's client is given: it ends in time. It repeats whatever is asked after a lost answer, 409, 429 and
 * 5xx; a 412 after one of these is reported as a failure, as our own write may be what came first.
 */
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { timeLeft, timeLimits } from './deadline';

const maxAttempts = 3;

/** The store's client retries 403, 429, 5xx and thrown errors without bound, but not this status. */
const failedForGood = 424;

/** A `fetch` for the store's client that ends in time: a failure is status 424 with its cause in `x-nf-error`. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const end = performance.now() + Math.min(timeLimits.storeCall, timeLeft());
  let failure = 'no time left';
  let uncertain = false;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const left = Math.max(0, end - performance.now());
    if (attempt > 0) await pause(Math.min(timeLimits.storePause * 2 ** (attempt - 1), left));
    const time = Math.min(timeLimits.storeAttempt, end - performance.now());
    if (time <= 0) break;
    const answer = await attemptFetch(input, init, time);
    if (answer instanceof Response && !isRetryable(answer.status)) {
      return answer.status === 403 || (answer.status === 412 && uncertain)
        ? failureResponse(`${answer.status} status code`)
        : answer;
    }
    // An earlier attempt may have been carried out although its answer says otherwise or was
    // lost: a later 412 may then be caused by our own write, and the caller has to check.
    uncertain = true;
    failure = answer instanceof Response ? `${answer.status} status code` : String(answer);
  }
  return failureResponse(failure);
};

function isRetryable(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

async function attemptFetch(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  milliseconds: number,
): Promise<unknown> {
  try {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await send(request, body, AbortSignal.timeout(Math.ceil(milliseconds)));
    const content = await buffer(answer);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : content, {
      status: answer.statusCode ?? 0,
      headers: readHeaders(answer),
    });
  } catch (error) {
    return error;
  }
}

/** Node's client: the platform lists each global `fetch` in a header, which overflows after some hundred calls. */
function send(
  { url, method, headers }: Request,
  body: Buffer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const start = url.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    start(url, { method, headers: Object.fromEntries(headers), signal })
      .on('error', reject)
      .on('response', resolve)
      .end(body.length > 0 ? body : undefined);
  });
}

function readHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

function failureResponse(cause: string): Response {
  const text = cause.replace(/[^\x20-\x7e]/g, ' ').slice(0, 200);
  return new Response(null, { status: failedForGood, headers: { 'x-nf-error': text } });
}
