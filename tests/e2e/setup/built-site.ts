import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

type Handler = (request: Request, context: unknown) => Promise<Response>;

const functionFile = path.join('.netlify', 'v1', 'functions', 'ssr', 'ssr.mjs');

async function loadHandler(): Promise<Handler> {
  const file = path.join(process.env.SITE_DIRECTORY ?? '', functionFile);
  const { default: handler } = (await import(pathToFileURL(file).href)) as { default: Handler };
  return handler;
}

/**
 * Renders an on-demand page in this process, as the deployed function does: with this process's
 * store, and without what the local server adds to every answer.
 */
export async function renderPage(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const handler = await loadHandler();
  const context = {
    ip: '127.0.0.1',
    params: {},
    waitUntil: () => undefined,
    next: () => undefined,
  };
  const url = new URL(address, process.env.SITE_ADDRESS);
  return handler(new Request(url, { headers }), context);
}

/** Lets a browser's pages come from `renderPage`; scripts, styles and pictures still come from the site. */
export async function serveBuiltPages(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === process.env.SITE_ADDRESS,
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await renderPage(request.url());
      const headers = Object.fromEntries(response.headers);
      return route.fulfill({ status: response.status, headers, body: await response.text() });
    },
  );
}
