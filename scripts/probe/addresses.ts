import type { Answer } from './connection.ts';
import { ask } from './connection.ts';
import { judged, notShown, type Check, type Finding } from './finding.ts';
import type { Place, ProbedSite } from './site.ts';

const secure: Check = {
  check: 'http leads to https',
  expected: 'a redirect for good to the same address',
  advice: 'Turn on "Force HTTPS" in the domain settings of the host.',
  isVital: true,
};
const oneAddress: Check = {
  check: 'A page has one address (/about/, /properties/)',
  expected: 'a redirect to the address without the slash, or the page names it as its own',
  advice: 'Search engines may list pages twice: look at "Pretty URLs" in the settings of the host.',
  isVital: false,
};
const unknown: Check = {
  check: 'Unknown addresses of pages and of the API',
  expected: '404 each, with a page and a problem',
  advice: 'Look for a redirect rule that takes every address.',
  isVital: false,
};
const reachable: Check = {
  check: 'Search engines and feed readers',
  expected: '200 for /robots.txt, /sitemap.xml, /rss.xml',
  advice: "Look at the log of the pages' function.",
  isVital: false,
};
const isolated: Check = {
  check: 'Each kind of deploy has stores of its own',
  expected: 'plain names in production, with a prefix elsewhere',
  advice:
    'Stop: a preview would change what visitors see. Look at storeNameIn in src/server/store/addresses.ts.',
  isVital: true,
};

type Seen = Pick<Answer, 'status' | 'headers' | 'body'>;

export function judgeSecure(
  address: URL,
  { status, headers }: Pick<Seen, 'status' | 'headers'>,
): Finding {
  const target = headers.location?.[0] ?? '';
  const isForGood = status === 301 || status === 308;
  return judged(
    secure,
    isForGood && URL.parse(target)?.origin === address.origin,
    `${status} ${target}`.trim(),
  );
}

/** `answers` by the address that should not be one: `/about/`. */
export function judgeSlashes(answers: Readonly<Record<string, Seen>>): Finding {
  const told = Object.entries(answers).map(([path, { status, headers, body }]) => {
    const plain = path.replace(/\/$/, '');
    const target = headers.location?.[0] ?? '';
    const isMoved =
      [301, 308].includes(status) && URL.parse(target, 'https://site')?.pathname === plain;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body.toString())?.[1] ?? '';
    const isNamed = status === 200 && URL.parse(canonical)?.pathname === plain;
    return { holds: isMoved || isNamed, seen: `${path}: ${status} ${target || canonical}`.trim() };
  });
  return judged(
    oneAddress,
    told.every(({ holds }) => holds),
    told.map(({ seen }) => seen).join('; '),
  );
}

/** A preview's address has two dashes; only a deploy's own id before them may be production's. */
export function judgeIsolation(
  { hostname }: URL,
  { context, storeName }: Pick<Place, 'context' | 'storeName'>,
): Finding {
  const isProduction = context === 'production';
  const label = /^(.+)--/.exec(hostname)?.[1];
  const isPreview = label !== undefined && !/^[0-9a-f]{24}$/.test(label);
  return judged(
    isolated,
    isProduction ? storeName === 'probe' && !isPreview : storeName !== 'probe',
    `${context}: ${storeName}`,
  );
}

/** Redirects, unknown addresses, and which stores a deploy uses. */
export async function checkAddresses(site: ProbedSite): Promise<Finding[]> {
  const isolation = judgeIsolation(site.address, site);
  const statusOf = async (path: string) => (await site.visit(path)).status;
  const plainAddress = new URL(site.address);
  plainAddress.protocol = 'http:';
  const slashed = {
    '/about/': await site.visit('/about/'),
    '/properties/': await site.visit('/properties/'),
  };
  const missing = [
    await statusOf(`/nothing-${site.run}`),
    await statusOf(`/api/nothing-${site.run}`),
  ];
  const files = ['/robots.txt', '/sitemap.xml', '/rss.xml'];
  const statuses: number[] = [];
  for (const file of files) statuses.push(await statusOf(file));
  return [
    site.address.protocol === 'https:'
      ? judgeSecure(site.address, await ask(plainAddress))
      : notShown(secure, 'this site has no https'),
    judgeSlashes(slashed),
    judged(
      unknown,
      missing.every((status) => status === 404),
      missing.join(', '),
    ),
    judged(
      reachable,
      statuses.every((status) => status === 200),
      statuses.join(', '),
    ),
    site.isLocal ? notShown(isolated, isolation.seen) : isolation,
  ];
}
