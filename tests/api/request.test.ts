import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestFailed } from '../../src/api/failure';
import { request } from '../../src/api/request';
import { startServer } from '../support/server';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The address of a server that gives this answer to every call. */
async function serverThat(answer: RequestListener): Promise<string> {
  const { address, stop } = await startServer(answer);
  closing.push(() => void stop());
  return address;
}

async function catchFailure(call: Promise<unknown>): Promise<RequestFailed> {
  const thrown: unknown = await call.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(RequestFailed);
  return thrown as RequestFailed;
}

describe('a call to the API', () => {
  it('returns the body and the warning', async () => {
    const address = await serverThat((_, response) => {
      response
        .setHeader('content-type', 'application/json')
        .setHeader('x-warning', 'late')
        .end('[1]');
    });
    expect(await request(address)).toEqual({ body: [1], warning: 'late' });
  });

  it('sends JSON with its type and method', async () => {
    const address = await serverThat((incoming, response) => {
      incoming.setEncoding('utf8').on('data', (body: string) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify([incoming.method, incoming.headers['content-type'], body]));
      });
    });
    const { body } = await request(address, { method: 'PUT', json: { name: 'a' } });
    expect(body).toEqual(['PUT', 'application/json', '{"name":"a"}']);
  });

  it('throws the server’s problem when it rejects the call', async () => {
    const problem = { title: 'Conflict', status: 409, detail: 'Somebody else saved it.' };
    const address = await serverThat((_, response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ ...problem, current: { version: 'v2' } }));
    });
    const failure = await catchFailure(request(address));
    expect(failure).toMatchObject({ status: 409, message: problem.detail, problem });
    expect(failure.body).toMatchObject({ current: { version: 'v2' } });
  });

  it.each([
    ['a refusal that is no JSON', 502, 'text/html', '<h1>Bad gateway</h1>', 502],
    ['a success that is a page', 200, 'text/html', '<h1>Sign in to this network</h1>', 200],
    ['a success that is broken JSON', 200, 'application/json', '{"a":', 0],
  ])('throws for %s', async (_name, status, type, body, expected) => {
    const address = await serverThat((_, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    expect(await catchFailure(request(address))).toMatchObject({ status: expected, problem: null });
  });

  it.each<[string, RequestListener]>([
    ['nobody answers', () => undefined],
    ['an answer begins and does not end', (_, response) => response.writeHead(200).write('[')],
  ])('throws status 0 when %s in time', async (_how, listener) => {
    const address = await serverThat(listener);
    expect(await catchFailure(request(address, { milliseconds: 50 }))).toMatchObject({ status: 0 });
  });

  it('needs no browser feature that Safari 15.4 lacks', async () => {
    const kept = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
    Reflect.deleteProperty(AbortSignal, 'timeout');
    closing.push(() => Object.defineProperty(AbortSignal, 'timeout', kept));
    const address = await serverThat((_, response) => response.end());
    expect(await request(address)).toMatchObject({ body: '' });
  });
});
