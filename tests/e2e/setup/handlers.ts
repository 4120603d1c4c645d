import type { Page } from '@playwright/test';
import { send, type Handler } from '../../netlify/caller';

interface Meeting {
  handler: Handler;
  /** The path that the handler sees; the page's own without one. */
  path?: string;
  /** The session cookie of the call. */
  cookie?: string;
}

/**
 * Routes a page's calls to an address to a function in this process, with this process's store;
 * returns a list that collects the statuses of its answers.
 */
export async function meetHandler(
  page: Page,
  address: string,
  { handler, path, cookie }: Meeting,
): Promise<number[]> {
  const statuses: number[] = [];
  await page.route(address, async (route) => {
    const request = route.request();
    const body = JSON.parse(request.postData() ?? '{}') as object;
    const seen = path ?? new URL(request.url()).pathname;
    const sent = { body, ...(cookie !== undefined && { cookie }) };
    const response = await send(handler, request.method(), seen, sent);
    statuses.push(response.status);
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  });
  return statuses;
}
