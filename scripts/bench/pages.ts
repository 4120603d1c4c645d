/**
 * Lighthouse, mobile preset, on a served site (`npm start` in another terminal): scores and the
 * figures that people feel. Each page is opened once before, as if it were in the CDN; the median
 * of five runs counts.
 * Usage: npm run bench -- pages http://localhost:8888
 */
import lighthouse from 'lighthouse';
import { requireSite } from '../site/call.ts';
import { startCdn } from './local-cdn.ts';
import { launchBrowser, median } from './harness.ts';

const target = await requireSite(process.argv[2]);
const runs = Number(process.argv[3] ?? 5);
const debuggingPort = 9_333;
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  bytes: 'total-byte-weight',
};

async function firstId(path: string): Promise<string> {
  const response = await fetch(new URL(path, target));
  const [first] = (await response.json()) as { _id: string }[];
  return first?._id ?? '';
}

const pages = [
  '/',
  '/properties',
  '/services',
  '/services/1',
  '/about',
  '/team',
  '/blogs',
  '/contact',
  '/privacy',
  '/owners',
  '/owners/abroad',
  '/owners/sample-statement',
  `/properties/single/${await firstId('/api/property/getproperty')}`,
  `/singleBlog/${await firstId('/api/blog/getblogs')}`,
];

/** The figures of one run; on a busy machine the browser now and then misses the beginning of its own trace. */
async function measure(address: string, tries = 3): Promise<Record<string, number>> {
  const flags = { port: debuggingPort, onlyCategories: scores, logLevel: 'silent' } as const;
  const result = await lighthouse(address, flags);
  const problem = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || problem !== undefined) {
    if (tries > 1) return measure(address, tries - 1);
    throw new Error(`${address}: ${problem}`);
  }
  const { lhr } = result;
  return Object.fromEntries([
    ...scores.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0]),
  ]) as Record<string, number>;
}

const cdn = await startCdn(target);
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`, '--disable-quic']);
try {
  for (const page of pages) {
    const address = cdn.address + page;
    // The first run fills it with the pictures that this screen requests.
    await measure(address);
    const results: Record<string, number>[] = [];
    for (let count = 0; count < runs; count += 1) results.push(await measure(address));
    const of = (name: string) => median(results.map((result) => result[name] ?? 0));
    console.log(
      `${page.slice(0, 40).padEnd(40)} ${scores.map(of).join('/')}` +
        `  LCP ${(of('lcp') / 1000).toFixed(2)} s  CLS ${of('cls').toFixed(3)}  TBT ${Math.round(of('tbt'))} ms  ${Math.round(of('bytes') / 1024)} KiB`,
    );
  }
} finally {
  await browser.close();
  cdn.stop();
}
