/**
 * Checks a deployed site through its public API: what no local server can show, and what every deploy needs.
 * Usage: npm run check:deploy -- https://example.com
 * Asks for the operator's user name and password, or takes SITE_USERNAME and SITE_PASSWORD. It adds one property,
 * which visitors may see for some seconds, and erases it again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRules } from './local-site/header-rules.ts';
import { root } from './setup/root.ts';
import { run, Stop } from './setup/say.mjs';
import { callSite, isLocal, siteAddress, type SiteAnswer } from './site/call.ts';
import { type Operator, askOperator } from './site/operator.ts';
import { type Session, withSession } from './site/session.ts';

export interface Finding {
  check: string;
  /** `null`: not shown here, such as a CDN on this machine. */
  holds: boolean | null;
  seen: string;
  /** The advice when it does not hold. */
  advice: string;
}

const json = { 'content-type': 'application/json' };
const writers = 10;
/** How long a visitor may wait for a change (s). */
const patience = 30;
const pages = ['/favicon.svg', '/', '/about', '/properties', '/api/health'];

/** The headers of every answer, as `netlify.toml` gives them to files. */
const rules = readRules(readFileSync(path.join(root, 'netlify.toml'), 'utf8'));
const required = Object.entries(rules.find((rule) => rule.for === '/*')?.values ?? {});

/** The faults of an answer's headers; one that is sent twice arrives as one, with a comma. */
export function headerFaults(headers: Headers): string[] {
  return required.flatMap(([title, value]) => {
    const name = title.toLowerCase();
    const line = headers.get(name);
    if (line === null) return [`${name} is missing`];
    // A page's own policy says more.
    const isPolicy = name === 'content-security-policy';
    const isRight = isPolicy ? line.includes(value) && !line.includes(',') : line === value;
    return isRight ? [] : [`${name} is "${line}"`];
  });
}

type Visit = (path: string) => Promise<SiteAnswer>;

async function checkHeaders(visit: Visit): Promise<Finding[]> {
  const advice =
    'Compare netlify.toml and src/server/http/headers.ts: the host may add its [[headers]] to what functions answer.';
  return Promise.all(
    pages.map(async (address) => {
      const { status, headers } = await visit(address);
      const faults = [...(status === 200 ? [] : [`status ${status}`]), ...headerFaults(headers)];
      const seen = faults.join('; ') || 'all of them';
      return { check: `Security headers of ${address}`, holds: faults.length === 0, seen, advice };
    }),
  );
}

/** Whether the session's cookie is tied to the site and to https, which a site on this machine does not have. */
export function checkCookie(line: string, hasHttps: boolean): Finding {
  const check = "The session's cookie";
  const advice = 'Open the site by https only: another name or page could take over a session.';
  if (!hasHttps) return { check, holds: null, seen: 'no https on this machine', advice };
  const wanted = [/^__Host-/, /; *Path=\/(;|$)/i, /; *Secure/i, /; *HttpOnly/i, /SameSite=Strict/i];
  const missing = wanted.filter((one) => !one.test(line)).map(({ source }) => source);
  const seen = missing.length === 0 ? 'safe' : `lacks ${missing.join(', ')}`;
  return { check, holds: missing.length === 0, seen, advice };
}

/** Whether something becomes so while a visitor would wait. */
async function eventually(
  check: string,
  advice: string,
  isSo: () => Promise<boolean>,
): Promise<Finding> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  while (elapsed() < patience) {
    if (await isSo())
      return { check, holds: true, seen: `after ${elapsed().toFixed(1)} s`, advice };
    await pause(250);
  }
  return { check, holds: false, seen: `not within ${patience} s`, advice };
}

interface Added {
  _id: string;
  version: string;
}

/** Of writers who know the same version exactly one may win, and what it wrote is there. */
async function checkRace(
  session: Session,
  visit: Visit,
  { _id, version }: Added,
): Promise<Finding> {
  const headers = { ...json, 'if-match': `"${version}"` };
  const write = async (writer: number) => {
    const body = JSON.stringify({ facing: `Writer ${writer}` });
    return session.call(`/api/property/update/${_id}`, { method: 'PUT', headers, body });
  };
  const answers = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  const statuses = answers.map(({ status }) => status);
  const winner = statuses.indexOf(200);
  const { text } = await visit(`/api/property/getproperty/${_id}`);
  const rejected = statuses.filter((status) => status === 409 || status === 503).length;
  return {
    check: `Of ${writers} writers at once exactly one wins`,
    holds: rejected === writers - 1 && winner >= 0 && text.includes(`"Writer ${winner}"`),
    seen: `answers ${[...statuses].sort().join(' ')}`,
    advice: 'A listing could be lost: tell whoever keeps the code before the site is used.',
  };
}

/** Whether the CDN answers a page by itself, which only a deployment has. */
async function checkCdn(visit: Visit, page: string, hasCdn: boolean): Promise<Finding> {
  const check = 'The CDN keeps the page';
  const advice = 'Every visit costs a call of a function: look at src/server/cdn.ts.';
  if (!hasCdn) return { check, holds: null, seen: 'no CDN on this machine', advice };
  return eventually(check, advice, async () => {
    const { headers } = await visit(page);
    return /;\s*hit\b/.test(headers.get('cache-status') ?? '');
  });
}

/** One property is added, changed, raced for, deleted and erased. */
async function checkProperty(session: Session, visit: Visit, hasCdn: boolean): Promise<Finding[]> {
  const name = `Check of the site ${Date.now().toString(36)}`;
  const facts = { floor: '1', propertySize: '900', price: '9000', bedrooms: '1', bathrooms: '1' };
  const draft = { ...facts, name, address: 'Erased in a moment', status: 'Occupied' };
  // The API's answer to an added property.
  const added = (await session.post('/api/property/addproperty', draft)) as Added;
  const { _id } = added;
  const page = `/properties/single/${_id}`;
  const advice =
    'Visitors see old pages after a save: look at the log of the functions at the host.';
  const shows = (what: string, text: string) =>
    eventually(what, advice, async () => (await visit(page)).text.includes(text));
  try {
    const first = await shows('A visitor sees a new property', name);
    const race = await checkRace(session, visit, added);
    const body = JSON.stringify({ name: `${name} changed` });
    await session.send(`/api/property/update/${_id}`, { method: 'PUT', headers: json, body });
    const changed = await shows('A visitor sees its change', `${name} changed`);
    return [first, race, changed, await checkCdn(visit, page, hasCdn)];
  } finally {
    for (const act of ['delete', 'erase'])
      await session.send(`/api/property/${act}/${_id}`, { method: 'DELETE', isRepeatable: true });
  }
}

/** The page Set-up knows when scheduled work was last done. */
async function checkSchedules(session: Session): Promise<Finding> {
  const text = await session.get('/admin/setup');
  const holds = text.includes('Every five minutes this site sends');
  return {
    check: 'Scheduled work is done as planned',
    holds,
    seen: `${holds ? '' : 'not '}as planned, says the page Set-up`,
    advice:
      'Look at the scheduled functions at the host; a site of today has its first night ahead.',
  };
}

/** Checks a site; throws `Stop` when it cannot begin. */
export async function check(address: URL, operator: Operator): Promise<Finding[]> {
  const visit = (path: string) => callSite(new URL(path, address), { isRepeatable: true });
  return withSession(address, operator, async (session) => {
    const findings = [
      ...(await checkHeaders(visit)),
      checkCookie(session.cookieLine, !isLocal(address)),
      ...(await checkProperty(session, visit, !isLocal(address))),
      await checkSchedules(session),
    ];
    const isOut = await session.signOut();
    const seen = `property erased, ${isOut ? '' : 'not '}signed out`;
    const advice = 'The session ends by itself after an hour.';
    return [...findings, { check: 'Nothing is left behind', holds: isOut, seen, advice }];
  });
}

if (import.meta.main)
  await run(async () => {
    const [named] = process.argv.slice(2);
    if (named === undefined)
      throw new Stop('Name the site: npm run check:deploy -- https://example.com');
    const address = siteAddress(named);
    const findings = await check(address, await askOperator(address));
    for (const { check: what, holds, seen, advice } of findings) {
      const mark = holds === null ? 'not shown here' : holds ? 'holds' : 'DOES NOT HOLD';
      console.log(`${mark.padEnd(15)} ${what}: ${seen}`);
      if (holds === false) console.log(`${' '.repeat(16)}${advice}`);
    }
    if (findings.some(({ holds }) => holds === false)) process.exitCode = 1;
  });
