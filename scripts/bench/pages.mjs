/**
 * Lighthouse, mobile preset, on a served site (`npm start` in another terminal): scores and the
 * figures that people feel. Each page is opened once before, as if it were in the CDN; the median
 * of five runs counts.
 * Usage: npm run bench -- pages http://localhost:8888
 */
import lighthouse from 'lighthouse';
import { startProxy } from './compressing-proxy.mjs';
import { freePort } from '../setup/port.mjs';
import { launchBrowser, median, servedSite } from './harness.mjs';

const target = await servedSite();
const runs = Number(process.argv[3] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function firstId(path) {
  const response = await fetch(new URL(path, target));
  return (await response.json())[0]?._id;
}

const pages = [
  '/',
  '/properties',
  `/properties/single/${await firstId('/api/property/getproperty')}`,
  '/services',
  '/services/1',
  '/about',
  '/team',
  '/blogs',
  '/contact',
  '/privacy',
  `/singleBlog/${await firstId('/api/blog/getblogs')}`,
];

/** One run; on a busy machine the browser now and then misses the beginning of its own trace. */
async function run(address, port, tries = 3) {
  const { lhr } = await lighthouse(address, {
    port,
    onlyCategories: categories,
    logLevel: 'silent',
  });
  if (!lhr.runtimeError) return lhr;
  if (tries <= 1) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return run(address, port, tries - 1);
}

async function measure(address, port) {
  const { audits, categories: scores } = await run(address, port);
  const score = (name) => Math.round((scores[name].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  };
}

const proxy = await startProxy(target);
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`, '--disable-quic']);
async function report(page) {
  const address = proxy.address + page;
  // The first run fills the proxy with the pictures that this screen requests.
  await run(address, port);
  const results = [];
  for (let count = 0; count < runs; count += 1) results.push(await measure(address, port));
  const of = (name) => median(results.map((result) => result[name]));
  console.log(
    `${page.slice(0, 40).padEnd(40)} ${of('performance')}/${of('accessibility')}/${of('practices')}/${of('seo')}` +
      `  LCP ${(of('lcp') / 1000).toFixed(2)} s  CLS ${of('cls').toFixed(3)}  TBT ${Math.round(of('tbt'))} ms  ${Math.round(of('bytes') / 1024)} KiB`,
  );
}
try {
  for (const page of pages) await report(page);
} finally {
  await browser.close();
  proxy.stop();
}
