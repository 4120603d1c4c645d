import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRules } from '../local-site/header-rules.ts';
import { root } from '../setup/root.mjs';
import type { Answer } from './connection.ts';
import { judged, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

type Headers = Answer['headers'];
const policy = 'content-security-policy';

/** The headers of every answer, in lower case, as `netlify.toml` gives them to files. */
export function requiredHeaders(): Record<string, string> {
  const rules = readRules(readFileSync(path.join(root, 'netlify.toml'), 'utf8'));
  const values = rules.find((rule) => rule.for === '/*')?.values ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** What is wrong with the headers of an answer: each has to be there once, with its value. */
export function headerFaults(
  headers: Headers,
  required: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(required).flatMap(([name, value]) => {
    const lines = headers[name] ?? [];
    const [line = ''] = lines;
    if (lines.length === 0) return [`${name} is missing`];
    if (lines.length > 1) return [`${name} is there ${lines.length} times`];
    // A page's own policy says more. A comma would part two policies.
    if (name === policy)
      return line.includes(value) && !line.includes(',') ? [] : [`${name} is "${line}"`];
    return line === value ? [] : [`${name} is "${line}"`];
  });
}

const complete = (kind: string, address: string): Check => ({
  check: `Security headers of ${kind} (${address})`,
  expected: 'each once, with the value of netlify.toml',
  advice:
    'Compare netlify.toml and src/server/edge.ts: the host may add its [[headers]] to what functions answer.',
  isVital: true,
});

const unchanging: Check = {
  check: 'Files with a hash in their name are kept for a year',
  expected: 'Cache-Control says immutable, once',
  advice: 'Pages load more than they need on the second visit: see [[headers]] in netlify.toml.',
  isVital: false,
};

const safeCookie: Check = {
  check: "The session's cookie",
  expected: '__Host-, Path=/, Secure, HttpOnly, SameSite=Strict',
  advice: 'Open the site by https only: another name or page could take over a session.',
  isVital: true,
};

export function judgeCookie(line: string): Finding {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const wanted = ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict'];
  const missing = [
    ...(pair.startsWith('__Host-') ? [] : ['__Host-']),
    ...wanted.filter((one) => !attributes.some((each) => each.toLowerCase() === one.toLowerCase())),
  ];
  const seen = missing.length === 0 ? 'all of it' : `without ${missing.join(', ')}`;
  return judged(safeCookie, missing.length === 0, seen);
}

const kinds = {
  'a file': '/favicon.svg',
  'a page made at the build': '/about',
  'a page made on demand': '/properties',
  'the first page': '/',
  'another address of the first page': '/index.html',
  'a function': '/api/health',
};

/** Headers of each kind of answer, and the cookie of the session. */
export async function checkHeaders(site: ProbedSite): Promise<Finding[]> {
  const required = requiredHeaders();
  const findings: Finding[] = [];
  for (const [kind, address] of Object.entries(kinds)) {
    const { status, headers } = await site.visit(address);
    // The host may send its own redirect from an address that is not the page's.
    const isRedirect = status >= 300 && status < 400;
    const faults = isRedirect ? [] : headerFaults(headers, required);
    const seen = faults.length === 0 ? `all ${Object.keys(required).length}` : faults.join('; ');
    findings.push(
      judged(
        complete(kind, address),
        faults.length === 0,
        isRedirect ? `${status} to ${headers.location?.[0] ?? ''}` : `${seen} (status ${status})`,
      ),
    );
  }
  const page = (await site.visit('/about')).body.toString();
  const file = /\/(?:_astro|fonts)\/[^"'?) ]+/.exec(page)?.[0] ?? '/fonts';
  const lines = (await site.visit(file)).headers['cache-control'] ?? [];
  return [
    ...findings,
    judged(
      unchanging,
      lines.length === 1 && lines.every((line) => line.includes('immutable')),
      `${file}: ${lines.join(' and ') || 'no Cache-Control'}`,
    ),
    judgeCookie(site.cookieLine),
  ];
}
