import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldError } from '../../../src/content/forms/field-errors';
import { bodyLimit, ifMatch, readJson } from '../../../src/server/http/request';
import { Problem } from '../../../src/server/http/problem';

const schema = z.object({
  name: z.string().max(5),
  count: z.number().default(1),
  tags: z.array(z.string()).default([]),
});

const missing = fieldError({ code: 'missing' }, 'name');
const tooLong = (max: number) => fieldError({ code: 'too-long', max }, 'name');
const invalid = fieldError({ code: 'invalid' }, 'name');

describe('a JSON body', () => {
  it('is read with defaults, and without unknown fields', async () => {
    const body = '{"name":"a","more":1,"__proto__":{"x":1},"constructor":{}}';
    const value = await readJson(sent(body, 'Application/JSON; charset=utf-8'), schema);
    expect(value).toEqual({ name: 'a', count: 1, tags: [] });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('x' in {}).toBe(false);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'of type %j is rejected with 415',
    async (type) => {
      expect(await refusal(sent('{"name":"a"}', type))).toMatchObject({ status: 415 });
    },
  );

  it('that is packed is rejected with 415, by the name of how', async () => {
    const packed = sent('{"name":"a"}');
    packed.headers.set('content-encoding', 'gzip');
    const refused = await refusal(packed);
    expect(refused).toMatchObject({
      status: 415,
      options: { headers: { 'accept-encoding': 'identity' } },
    });
    expect(refused.detail).toContain('gzip');
    const plain = sent('{"name":"a"}');
    plain.headers.set('content-encoding', 'identity');
    expect(await readJson(plain, schema)).toMatchObject({ name: 'a' });
  });

  const brokenUtf8 = new Uint8Array([
    ...new TextEncoder().encode('{"name":"'),
    0xc3,
    0x28,
    0x22,
    0x7d,
  ]);
  it.each(['', '{', 'nope', "{'name':'a'}", '\uFFFE{}', '['.repeat(50_000), brokenUtf8])(
    '%j is rejected with 400',
    async (body) => {
      expect(await refusal(sent(body))).toMatchObject({ status: 400 });
    },
  );

  it('may have 100,000 bytes and no more', async () => {
    const fitting = `{"name":"a"${' '.repeat(bodyLimit - 12)}}`;
    expect(await readJson(sent(fitting), schema)).toMatchObject({ name: 'a' });
    expect(await refusal(sent(`${fitting} `))).toMatchObject({ status: 413 });
  });

  it('is counted as it arrives, whatever its length claims, and not read further', async () => {
    const seen = { pulled: 0 };
    expect(await refusal(streamed(stream(1_000, 10_000, seen)))).toMatchObject({ status: 413 });
    expect(seen.pulled).toBeLessThan(20);
  });

  it.each([
    ['a missing field', '{}', 'name', missing],
    ['a wrong type', '{"name":5}', 'name', invalid],
    ['nothing', '{"name":null}', 'name', invalid],
    ['a place in a list', '{"name":"a","tags":["b",1]}', 'tags.1', invalid],
    ['too much text', '{"name":"abcdef"}', 'name', tooLong(5)],
    ['no record', '[]', '', invalid],
  ])('names %s', async (_name, body, field, message) => {
    const problem = await refusal(sent(body));
    expect(problem).toMatchObject({ status: 422, options: { errors: [{ field, message }] } });
    expect(problem.detail).toBe(field === '' ? message : `${field}: ${message}`);
  });
});

const asked = (header: string) =>
  new Request('https://homes.example/', { headers: { 'if-match': header } });

it.each([
  ['"a"', 'a'],
  ['W/"a"', 'a'],
  ['*', undefined],
])('If-Match %s names %s', (header, version) => {
  expect(ifMatch(asked(header))).toBe(version);
});

it.each(['a', '"a", "b"', '""'])('If-Match %j is rejected', (header) => {
  expect(() => ifMatch(asked(header))).toThrow(/ETag/);
});

const sent = (body: BodyInit | null, type = 'application/json') =>
  new Request('https://homes.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });

async function refusal(request: Request): Promise<Problem> {
  const thrown: unknown = await readJson(request, schema).catch((error: unknown) => error);
  if (!(thrown instanceof Problem)) throw new Error('The body was taken.');
  return thrown;
}

/** A body sent in pieces, without a length. */
function stream(pieces: number, size: number, seen = { pulled: 0 }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      seen.pulled += 1;
      if (seen.pulled > pieces) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(32));
    },
  });
}

const streamed = (body: ReadableStream) =>
  new Request('https://homes.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-length': '2' },
    duplex: 'half',
  } as RequestInit);
