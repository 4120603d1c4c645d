import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFacts, writeFacts } from '../../scripts/build/company-facts.ts';
import { startServer } from '../support/server';

let answer: (response: ServerResponse) => void;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer((_request, response) => answer(response));
});
afterAll(() => server.stop());

const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body));
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('no');

it('a build reads the facts of the running site', async () => {
  answer = json({ version: '1', values: { name: 'Marina' } });
  expect(await readFacts(server.address)).toEqual({ version: '1', values: { name: 'Marina' } });
});

it('there are none where no site is yet', async () => {
  answer = status(404);
  expect(await readFacts(server.address)).toBeNull();
});

it.each([
  ['a site whose store is away', status(503)],
  ['a site behind a password', status(401)],
  ['an answer that takes too long', () => undefined],
  ['a connection cut off', (response: ServerResponse) => response.destroy()],
  ['a page instead of facts', (response: ServerResponse) => response.end('<p>Parked</p>')],
  ['facts of another form', json({ values: {} })],
])('%s ends the build with a sentence', async (_, given) => {
  answer = given;
  await expect(readFacts(server.address, 300)).rejects.toThrow(
    /could not be read from http.*so nothing is built and the site stays as it is/,
  );
});

it('what this version does not accept is as if it were empty, and named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(folder, 'src/content'), { recursive: true });
  const said: string[] = [];
  const values = { name: 'Marina', monday: 'mornings', unknown: 1 };
  writeFacts({ version: '7', values }, folder, (text) => said.push(text));
  const file = readFileSync(path.join(folder, 'src/content/company-facts.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ version: '7', values: { name: 'Marina' } });
  expect(file).not.toMatch(/monday|unknown/);
  expect(said[0]).toContain('monday');
  expect(said[1]).toMatch(/placeholders of the company’s phone, email, .*monday/);
});
