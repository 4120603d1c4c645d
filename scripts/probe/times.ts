import { median } from '../bench/statistics.mjs';
import { isFromCdn } from './cdn.ts';
import { judged, notShown, type Check, type Finding } from './finding.ts';
import type { Place, ProbedSite } from './site.ts';

const calls = 5;
const storeLimit = 50;
const coldLimit = 4_000;
const warmLimit = 1_000;
const pageLimit = 500;

/** An address of each function; `OPTIONS` is answered without a store call. */
export const functions = {
  auth: '/api/auth/session',
  backup: '/api/backup/latest',
  blog: '/api/blog/getblogs',
  enquiry: '/api/enquiry/list',
  health: '/api/health',
  image: '/api/image/upload',
  import: '/api/property/bulk/batches',
  mail: '/api/mail/query',
  probe: '/api/probe/schedules',
  'probe-reader': '/api/probe-reader/read/nobody/nothing',
  property: '/api/property/getproperty',
  spreadsheet: '/api/property/template',
};
const pages = ['/', '/properties', '/about'];

const region: Check = {
  check: 'Functions run where the data is',
  expected: 'the same region, nearest to the visitors',
  advice:
    "Set the functions' region in the site's settings at the host, as the README says, and deploy again.",
  isVital: false,
};
const storeTime: Check = {
  check: 'One store call',
  expected: `${storeLimit} ms or less, the median of 20`,
  advice: 'Functions and data are probably in different regions: compare the row about regions.',
  isVital: false,
};
const answerTimes: Check = {
  check: 'Each function answers: at first, then the median',
  expected: `within ${coldLimit} ms, then ${warmLimit} ms`,
  advice: 'Ask once more; if it stays slow, look at npm run bench:cold and at the region.',
  isVital: false,
};
const pageTimes: Check = {
  check: 'The first byte of a page, the median',
  expected: `within ${pageLimit} ms, from the CDN`,
  advice: 'See the rows about the CDN; far from the visitors this row says little.',
  isVital: false,
};

export function judgeRegion({
  functionRegion,
  storeRegion,
}: Pick<Place, 'functionRegion' | 'storeRegion'>): Finding {
  if (functionRegion === null)
    return notShown(region, `data in ${storeRegion}; the functions do not know where they run`);
  const seen = `functions in ${functionRegion}, data in ${storeRegion}`;
  return judged(region, functionRegion === storeRegion, seen);
}

export function judgeStoreTime(milliseconds: readonly number[]): Finding {
  const middle = median(milliseconds);
  return judged(storeTime, middle <= storeLimit, `${middle.toFixed(1)} ms`);
}

/** Milliseconds of the first answer and of the later ones, by name. */
export type Times = Readonly<Record<string, { first: number; later: readonly number[] }>>;

const round = (milliseconds: number) => Math.round(milliseconds);

export function judgeFunctions(times: Times): Finding {
  const rows = Object.entries(times).map(([name, { first, later }]) => ({
    name,
    first,
    later: median(later),
  }));
  return judged(
    answerTimes,
    rows.every(({ first, later }) => first <= coldLimit && later <= warmLimit),
    rows.map(({ name, first, later }) => `${name} ${round(first)}, ${round(later)}`).join('; '),
  );
}

export function judgePages(times: Times, areKept: boolean): Finding {
  const rows = Object.entries(times).map(([name, { later }]) => ({
    name,
    later: median(later),
  }));
  const seen = rows.map(({ name, later }) => `${name} ${round(later)}`).join('; ');
  return judged(
    pageTimes,
    areKept && rows.every(({ later }) => later <= pageLimit),
    areKept ? seen : `${seen}; not all from the CDN`,
  );
}

/** Times of store, functions and pages. */
export async function checkTimes(site: ProbedSite): Promise<Finding[]> {
  const timeOf = async (path: string, method = 'GET') => {
    const answers = [await site.visit(path, { method })];
    while (answers.length <= calls) answers.push(await site.visit(path, { method }));
    const [first = 0, ...later] = answers.map(({ firstByte }) => firstByte);
    const last = answers.at(-1);
    return { first, later, isKept: last !== undefined && isFromCdn(last) };
  };
  const { milliseconds } = await site.json<{ milliseconds: number[] }>(
    'GET',
    `/api/probe/times/${site.run}`,
  );
  const ofFunctions: Record<string, Awaited<ReturnType<typeof timeOf>>> = {};
  for (const [name, path] of Object.entries(functions))
    ofFunctions[name] = await timeOf(path, 'OPTIONS');
  const ofPages: typeof ofFunctions = {};
  for (const path of pages) ofPages[path] = await timeOf(path);
  const found = judgePages(
    ofPages,
    Object.values(ofPages).every(({ isKept }) => isKept),
  );
  return [
    judgeRegion(site),
    judgeStoreTime(milliseconds),
    judgeFunctions(ofFunctions),
    site.isLocal ? notShown(pageTimes, `no CDN on this machine: ${found.seen}`) : found,
  ];
}
