import { readdirSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listen, type Answer } from '../../scripts/local-site/http';
import { isBroken, type Finding } from '../../scripts/probe/finding';
import { probe } from '../../scripts/probe/run';
import { openSite } from '../../scripts/probe/site';
import { functions } from '../../scripts/probe/times';
import { signIn } from '../../scripts/site/session.mjs';
import { cachePage } from '../../src/server/cdn';
import { securityHeaders } from '../../src/server/edge';
import { tagged } from '../../src/server/http/reply';
import { scheduleNames } from '../../src/domain/schedule';
import { runJobs } from '../../src/server/jobs';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';
import { configurePassword, password, username } from './caller';
import { functionFor } from './platform';

const store = await useStrictStore();
const purges = useCdn();
beforeAll(() => configurePassword());

/** What the CDN has, by address and the parameter that its answers vary on. */
const copies = new Map<string, Response>();
let purged = 0;
/** What is wrong with the site, besides its store. */
let lacking: string | null = null;

beforeEach(() => {
  copies.clear();
  purged = 0;
  lacking = null;
});

/** A page, with the headers of every page. */
function page(request: Request): Response {
  const headers = new Headers({
    ...securityHeaders,
    'content-security-policy': "script-src 'self'; frame-ancestors 'none'",
  });
  cachePage(headers, ['pages']);
  const file = '<link rel="preload" href="/fonts/a.woff2">';
  return tagged(
    request,
    `${file}<link rel="canonical" href="https://site${new URL(request.url).pathname.replace(/(.)\/$/, '$1')}">`,
    headers,
  );
}

const known =
  /^\/(?:about\/?|properties\/?|favicon\.svg|index\.html|(?:robots|sitemap|rss)\.\w+)?$/;

async function made(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/fonts/'))
    return new Response('', { headers: { 'cache-control': 'public, immutable' } });
  if (known.test(pathname)) return page(request);
  const isApi = /^\/api\/(?!nothing)/.test(pathname);
  if (!isApi) return new Response('', { status: 404 });
  return functionFor(pathname)(request, { ip: '203.0.113.9' });
}

/** A deployed site: its functions behind a CDN that keeps and purges. */
const deployed: Answer = async (request) => {
  if (purges.purged.length > purged) {
    purged = purges.purged.length;
    for (const [key, copy] of copies)
      if (purges.purged.at(-1)?.includes(copy.headers.get('netlify-cache-tag') ?? ''))
        copies.delete(key);
  }
  const { pathname, searchParams } = new URL(request.url);
  const key = `${pathname} ${searchParams.get('variant')}`;
  const isPlain = request.method === 'GET' && !request.headers.has('if-none-match');
  const copy = isPlain ? copies.get(key)?.clone() : undefined;
  const answer = copy ?? (await made(request));
  const isKept = answer.status === 200 && answer.headers.has('netlify-cdn-cache-control');
  if (isPlain && isKept && !copy) copies.set(key, answer.clone());
  const headers = new Headers(answer.headers);
  if (copy) headers.set('cache-status', '"Netlify Edge"; hit');
  if (lacking) headers.delete(lacking);
  return new Response(answer.body, { status: answer.status, headers });
};

const verdicts = (findings: Finding[], verdict: Finding['verdict']) =>
  findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ check, seen }) => `${check}: ${seen}`);

it('says of a sound deployment that all holds, and leaves nothing there', async () => {
  for (const name of scheduleNames) await runJobs(name, {});
  const findings = await probe(new URL(await listen(0, deployed)), { username, password });
  expect(verdicts(findings, 'does not hold')).toEqual([]);
  expect(verdicts(findings, 'not shown here')).toEqual([
    expect.stringContaining('Functions run where the data is'),
    'http leads to https: this site has no https',
  ]);
  expect(isBroken(findings)).toBe(false);
  expect([...store.values('local-probe').keys()]).toEqual([]);
  expect([...store.values('local-sessions').keys()]).toEqual([]);
  const touched = new Set(
    store.calls.filter(({ method }) => method !== 'GET').map((call) => call.store),
  );
  expect([...touched].sort()).toEqual([
    'local-limits',
    'local-marks',
    'local-probe',
    'local-sessions',
  ]);
});

it('names what is broken: two winners of a race, a missing header, a schedule that never ran', async () => {
  lacking = 'x-content-type-options';
  store.fault({
    kind: 'unconditional',
    times: Infinity,
    match: (call) => call.store === 'local-probe' && call.method === 'PUT',
  });
  const findings = await probe(new URL(await listen(0, deployed)), { username, password });
  expect(isBroken(findings)).toBe(true);
  const broken = verdicts(findings, 'does not hold').join('\n');
  expect(broken).toContain('20 create the same key at once: 20 of 20 won, over 1 running function');
  expect(broken).toContain('20 replace the same text at once: 20 of 20 won');
  expect(broken).toContain('An etag that was replaced is refused: overwritten');
  expect(broken.match(/x-content-type-options is missing/g)).toHaveLength(6);
  expect(broken).toContain('The sweep runs every five minutes: it never ran');
  expect([...store.values('local-probe').keys()]).toEqual([]);
});

it('a later probe deletes what one of more than a day ago left', async () => {
  const old = `${Date.now() - 25 * 60 * 60_000}-0f0f0f0f/open`;
  const recent = `${Date.now() - 23 * 60 * 60_000}-0f0f0f0f/open`;
  for (const key of [old, recent]) store.put('local-probe', key, '{}');
  const address = new URL(await listen(0, deployed));
  const session = await signIn(address, { username, password });
  await (await openSite(address, session)).finish();
  expect([...store.values('local-probe').keys()]).toEqual([recent]);
});

it('every function that answers requests is measured', () => {
  const names = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''));
  const answering = names.filter((name) => !name.startsWith('scheduled-'));
  expect(Object.keys(functions).sort()).toEqual(answering.sort());
  for (const [name, path] of Object.entries(functions))
    expect(functionFor(path), name).toBeTypeOf('function');
});
