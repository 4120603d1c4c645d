import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { startServer } from '../support/server';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const sessionCookie = 'sid=token; Path=/; HttpOnly';

export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Sends half of an answer and hangs up. */
export const cut: Respond = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
};

/**
 * A site of few calls, which signs in and out unless `answers` says otherwise. Of several answers each is given once,
 * the last one from then on. `asked` has the calls, as `GET /path cookie`, and `sent` their bodies by `GET /path`.
 */
export async function openTinySite(answers: Record<string, Respond[]>) {
  const known: Record<string, Respond[]> = {
    'POST /api/auth/signin': [answer(200, {}, { 'set-cookie': sessionCookie })],
    'POST /api/auth/signout': [answer(204)],
    ...answers,
  };
  const asked: string[] = [];
  const sent: Partial<Record<string, string[]>> = {};
  const { address, stop } = await startServer((request, response) => {
    const name = `${request.method ?? ''} ${request.url ?? ''}`;
    asked.push([name, request.headers.cookie].filter(Boolean).join(' '));
    const [next = answer(404, { detail: 'There is nothing.' }), ...later] = known[name] ?? [];
    if (later.length > 0) known[name] = later;
    void text(request).then((body) => {
      (sent[name] ??= []).push(body);
      next(response, request);
    });
  });
  onTestFinished(stop);
  return { address, asked, sent, close: stop };
}

/**
 * Tells the command under test, the last to listen, of a signal. Not all listeners: one of a library may end the process.
 */
export function interrupt(name: 'SIGINT' | 'SIGTERM'): void {
  process.listeners(name).at(-1)?.(name);
}
