/**
 * Checks a deployed site through its public API: what no local server can show, and what every deploy needs.
 * Usage: npm run check -- https://example.com
 * Asks for the operator's user name and password, or takes ADMIN_USERNAME and ADMIN_PASSWORD. It adds one property,
 * which visitors may see for some seconds, and erases it again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRules } from './local-site/header-rules.ts';
import { root } from './setup/root.mjs';
import { run, Stop } from './setup/say.mjs';
import { callSite, isLocal, siteAddress, type SiteAnswer } from './site/call.mjs';
import { type Operator, operatorOf } from './site/operator.mjs';
import { type Session, withSession } from './site/session.mjs';

export interface Finding {
  check: string;
  /** `null`: not shown here, such as a CDN on this machine. */
  holds: boolean | null;
  seen: string;
  /** What to do when it does not hold. */
  advice: string;
}

const writers = 10;
/** How long a visitor may wait for a change (s). */
const patience = 30;

/** The headers of every answer, in lower case, as `netlify.toml` gives them to files. */
function requiredHeaders(): [name: string, value: string][] {
  const rules = readRules(readFileSync(path.join(root, 'netlify.toml'), 'utf8'));
  const values = rules.find((rule) => rule.for === '/*')?.values ?? {};
  return Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]);
}

/** What is wrong with the headers of an answer; one that is sent twice arrives as one, with a comma. */
export function headerFaults(headers: Headers): string[] {
  return requiredHeaders().flatMap(([name, value]) => {
    const line = headers.get(name);
    if (line === null) return [`${name} is missing`];
    // A page's own policy says more.
    const isRight =
      name === 'content-security-policy'
        ? line.includes(value) && !line.includes(',')
        : line === value;
    return isRight ? [] : [`${name} is "${line}"`];
  });
}

const kinds = ['/favicon.svg', '/', '/about', '/properties', '/api/health'];

async function checkHeaders(visit: (path: string) => Promise<SiteAnswer>): Promise<Finding[]> {
  const advice =
    'Compare netlify.toml and src/server/edge.ts: the host may add its [[headers]] to what functions answer.';
  return Promise.all(
    kinds.map(async (address) => {
      const { status, headers } = await visit(address);
      const faults = [...(status === 200 ? [] : [`status ${status}`]), ...headerFaults(headers)];
      const holds = faults.length === 0;
      const seen = holds ? 'all of them' : faults.join('; ');
      return { check: `Security headers of ${address}`, holds, seen, advice };
    }),
  );
}

export function checkCookie(line: string): Finding {
  const wanted = [/^__Host-/, /; *Path=\/(;|$)/i, /; *Secure/i, /; *HttpOnly/i, /SameSite=Strict/i];
  const missing = wanted.filter((one) => !one.test(line)).map(({ source }) => source);
  return {
    check: "The session's cookie",
    holds: missing.length === 0,
    seen: missing.length === 0 ? 'safe' : `lacks ${missing.join(', ')}`,
    advice: 'Open the site by https only: another name or page could take over a session.',
  };
}

/** Seconds until something is so; `null` when it was not in time. */
async function secondsUntil(isSo: () => Promise<boolean>): Promise<number | null> {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1_000;
  while (elapsed() < patience) {
    if (await isSo()) return elapsed();
    await pause(250);
  }
  return null;
}

const within = (seconds: number | null) =>
  seconds === null ? `not within ${patience} s` : `after ${seconds.toFixed(1)} s`;

interface Added {
  _id: string;
  version: string;
}

/** Of writers who know the same version exactly one may win, and what it wrote is there. */
async function checkRace(
  session: Session,
  visit: (path: string) => Promise<SiteAnswer>,
  { _id, version }: Added,
): Promise<Finding> {
  const address = new URL(`/api/property/update/${_id}`, session.address);
  const statuses = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const { status } = await callSite(address, {
        method: 'PUT',
        body: JSON.stringify({ facing: `Writer ${writer}` }),
        headers: {
          'content-type': 'application/json',
          'if-match': `"${version}"`,
          cookie: session.cookie,
        },
      });
      return status;
    }),
  );
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

/** One property is added, changed, raced for, deleted and erased. */
async function checkProperty(
  session: Session,
  visit: (path: string) => Promise<SiteAnswer>,
  hasCdn: boolean,
): Promise<Finding[]> {
  const name = `Check of the site ${Date.now().toString(36)}`;
  const facts = { floor: '1', propertySize: '900', price: '1', bedrooms: '1', bathrooms: '1' };
  const draft = { ...facts, name, address: 'Erased in a moment', status: 'Occupied' };
  // The API's answer to an added property.
  const added = (await session.post('/api/property/addproperty', draft)) as Added;
  const { _id } = added;
  const page = `/properties/single/${_id}`;
  const advice =
    'Visitors see old pages after a save: look at the log of the functions at the host.';
  try {
    const first = await secondsUntil(async () => (await visit(page)).text.includes(name));
    const race = await checkRace(session, visit, added);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: `${name} changed` });
    await session.send(`/api/property/update/${_id}`, { method: 'PUT', headers, body });
    const changed = await secondsUntil(async () =>
      (await visit(page)).text.includes(`${name} changed`),
    );
    const isKept = async () =>
      /;\s*hit\b/.test((await visit(page)).headers.get('cache-status') ?? '');
    const kept = hasCdn ? await secondsUntil(isKept) : null;
    return [
      {
        check: 'A visitor sees a new property',
        holds: first !== null,
        seen: within(first),
        advice,
      },
      race,
      {
        check: 'A visitor sees its change',
        holds: changed !== null,
        seen: within(changed),
        advice,
      },
      {
        check: 'The CDN keeps the page',
        holds: hasCdn ? kept !== null : null,
        seen: hasCdn ? within(kept) : 'no CDN on this machine',
        advice: 'Every visit costs a call of a function: look at src/server/cdn.ts.',
      },
    ];
  } finally {
    for (const act of ['delete', 'erase'])
      await session.send(`/api/property/${act}/${_id}`, { method: 'DELETE', isRepeatable: true });
  }
}

/** The page Set-up knows when scheduled work was last done. */
async function checkSchedules(session: Session): Promise<Finding> {
  const text = await session.get('/admin/setup');
  const isLate = text.includes('Not as planned');
  return {
    check: 'Scheduled work is done as planned',
    holds: !isLate && text.includes('As planned'),
    seen: isLate ? 'not as planned' : 'as the page Set-up says',
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
      checkCookie(session.cookieLine),
      ...(await checkProperty(session, visit, !isLocal(address))),
      await checkSchedules(session),
    ];
    const isOut = await session.signOut();
    const seen = `property erased, ${isOut ? '' : 'not '}signed out`;
    const advice = 'The session ends by itself after an hour.';
    return [...findings, { check: 'Nothing is left behind', holds: isOut, seen, advice }];
  });
}

const marks = new Map([
  [true, 'holds'],
  [false, 'DOES NOT HOLD'],
  [null, 'not shown here'],
]);

if (import.meta.main)
  await run(async () => {
    const [named] = process.argv.slice(2);
    if (named === undefined) throw new Stop('Name the site: npm run check -- https://example.com');
    const address = siteAddress(named);
    const findings = await check(address, await operatorOf(address));
    for (const { check: what, holds, seen, advice } of findings) {
      console.log(`${marks.get(holds)?.padEnd(15)} ${what}: ${seen}`);
      if (holds === false) console.log(`${' '.repeat(16)}${advice}`);
    }
    if (findings.some(({ holds }) => holds === false)) process.exitCode = 1;
  });
