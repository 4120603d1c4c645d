import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Bytes of a page, texts compressed as a CDN sends them. */
export interface Weight {
  total: number;
  /** Files, and inline code; `total` counts it once. */
  script: number;
}

const compressible = /text|json|javascript|xml|svg/;

async function bytesOf(response: Response): Promise<number> {
  // A redirect has no body; any other unreadable answer would wrongly count as 0 bytes.
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const body = isRedirect ? Buffer.alloc(0) : await response.body();
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

/** Opens a page as a phone does and waits until it has all that it loads by itself; nothing is touched. */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const responses: Response[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'load' });
  // Islands fetch their code, and that its data, when the browser is idle.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => pending.size).toBe(0);
  const weight: Weight = { total: 0, script: 0 };
  for (const response of responses) {
    const bytes = await bytesOf(response);
    weight.total += bytes;
    if (response.request().resourceType() === 'script') weight.script += bytes;
  }
  weight.script += await inlineScriptBytes(page);
  return weight;
}
