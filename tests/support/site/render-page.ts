import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteDirectory } from './tested-site';

type Handler = (request: Request, context: unknown) => Promise<Response>;

const functionFile = path.join(siteDirectory, '.netlify', 'v1', 'functions', 'ssr', 'ssr.mjs');

/**
 * Renders an on-demand page in this process, as the deployed function does: with this process's
 * store, and without what the local server adds to every answer.
 */
export async function renderPage(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { default: handler } = (await import(pathToFileURL(functionFile).href)) as {
    default: Handler;
  };
  const context = {
    ip: '127.0.0.1',
    params: {},
    waitUntil: () => undefined,
    next: () => undefined,
  };
  const url = new URL(address, process.env.SITE_ADDRESS);
  return handler(new Request(url, { headers }), context);
}
