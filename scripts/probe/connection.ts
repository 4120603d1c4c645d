import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What a site answered; times in milliseconds since the request began. */
export interface Answer {
  status: number;
  /** Each header with all its lines: `fetch` would join them, and one sent twice would not be seen. */
  headers: Readonly<Record<string, readonly string[]>>;
  body: Buffer;
  firstByte: number;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Ends the question before its time. */
  signal?: AbortSignal | undefined;
}

const milliseconds = 30_000;
const plain = new PlainAgent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

function send(url: URL, { method = 'GET', headers = {}, body, signal }: Question) {
  const isSecure = url.protocol === 'https:';
  const start = isSecure ? secureRequest : plainRequest;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise<IncomingMessage>((resolve, reject) => {
    start(url, {
      method,
      headers: { ...headers, ...length },
      agent: isSecure ? secure : plain,
      signal: AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Sends one request, follows no redirect, and throws when there is no answer within 30 s. */
export async function ask(url: URL, question: Question = {}): Promise<Answer> {
  const begun = performance.now();
  const response = await send(url, question);
  const firstByte = performance.now() - begun;
  const headers = Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, lines = []]) => [name, lines]),
  );
  return { status: response.statusCode ?? 0, headers, body: await buffer(response), firstByte };
}

/** Ends the connections that are kept open. */
export function hangUp(): void {
  plain.destroy();
  secure.destroy();
}
