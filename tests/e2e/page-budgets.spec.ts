import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty, firstShortlist } from '../support/site/content';
import { touchForm } from './setup/enquiry';
import { untilIdle, untilLive } from './setup/hold';
import { enterAdmin } from './setup/records';
import { expect, test } from './setup/visitor';

// The screen of Lighthouse's mobile preset, the reference of the budgets.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  realPictures: true,
});

test('every kind of page stays within its budget, and within that of its script', async ({
  page,
}) => {
  const responses: Response[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => responses.push(response));
  for (const { path, total, script, touched } of await budgets()) {
    if (path.startsWith(adminPaths.home)) await enterAdmin(page);
    // What the page before it keeps in memory would have no body.
    await page.goto('about:blank');
    responses.length = 0;
    await page.goto(path, { waitUntil: 'load' });
    const expectWeight = async (script: number) => {
      // Islands fetch their code, and that its data, when the browser is idle.
      await untilLive(page);
      await untilIdle(page);
      await expect.poll(() => pending.size).toBe(0);
      const weight = await weigh(page, responses);
      console.log(path, weight, script * kibibyte);
      expect.soft(weight.total, path).toBeLessThanOrEqual(total * kibibyte);
      expect.soft(weight.script, path).toBeLessThanOrEqual(script * kibibyte);
    };
    await expectWeight(script);
    if (touched === undefined) continue;
    await touchForm(page);
    await expectWeight(touched);
  }
});

/** Bytes of a page, texts compressed as a CDN sends them. */
interface Weight {
  total: number;
  /** Files, and inline code; `total` counts it once. */
  script: number;
}

async function countBytes(response: Response): Promise<number> {
  // A redirect and the answer to a HEAD have no body; any other unreadable answer would wrongly count as 0 bytes.
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const isHead = response.request().method() === 'HEAD';
  const body = isRedirect || isHead ? Buffer.alloc(0) : await response.body();
  const type = response.headers()['content-type'] ?? '';
  return compressible.test(type) ? gzipSync(body).length : body.length;
}

/** All inline scripts that run; structured data does not. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = await page
    .locator('script:not([src], [type$="json"])')
    .evaluateAll((elements) => elements.map((element) => element.textContent));
  return scripts.length === 0 ? 0 : gzipSync(scripts.join('\n')).length;
}

/** A page as a phone has it once it has all that it loads by itself; nothing is touched. */
async function weigh(page: Page, responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = { total: 0, script: 0 };
  for (const response of responses) {
    const bytes = await countBytes(response);
    weight.total += bytes;
    if (response.request().resourceType() === 'script') weight.script += bytes;
  }
  weight.script += await inlineScriptBytes(page);
  return weight;
}

const compressible = /text|json|javascript|xml|svg/;

const kibibyte = 1_024;

interface Budget {
  path: string;
  /** KiB, all in all, and of script. */
  total: number;
  script: number;
  /** KiB of script once the form that sends enquiries has been touched. */
  touched?: number;
}

/** The budgets of a page that a phone opens. Three kinds have an island that starts by itself, as have those of the office. */
async function budgets(): Promise<readonly Budget[]> {
  return [
    { path: paths.home, total: 140, script: 8 },
    { path: paths.properties, total: 240, script: 93 },
    // The map may cost 15 KiB more.
    { path: `${paths.properties}?view=map`, total: 240, script: 110 },
    // A page of 24 cards.
    { path: paths.place('chennai'), total: 140, script: 8 },
    { path: await firstProperty(), total: 240, script: 97, touched: 97 },
    { path: paths.about, total: 100, script: 8 },
    { path: paths.team, total: 100, script: 8 },
    { path: paths.services, total: 100, script: 8 },
    { path: paths.service(1), total: 100, script: 8 },
    { path: paths.blogs, total: 100, script: 8 },
    { path: await firstBlog(), total: 100, script: 8 },
    { path: paths.contact, total: 240, script: 8, touched: 95 },
    { path: paths.owners, total: 240, script: 8, touched: 96 },
    { path: paths.ownerAbroad, total: 100, script: 8 },
    { path: paths.sampleInspection, total: 100, script: 8 },
    { path: paths.sampleStatement, total: 100, script: 8 },
    { path: paths.privacy, total: 100, script: 8 },
    { path: await firstShortlist(), total: 240, script: 8, touched: 95 },
    // It has what is for the office only, with the links to call an owner and what visitors see of a notice.
    { path: adminPaths.addProperty, total: 175, script: 124 },
    // Two people's lists are put together in every form.
    { path: adminPaths.addBlog, total: 170, script: 122 },
    // It checks the company's telephone numbers, whose library takes 59 KiB, and has the words of the nine services.
    { path: adminPaths.company, total: 243, script: 191 },
  ];
}
