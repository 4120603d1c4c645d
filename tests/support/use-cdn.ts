import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startServer } from './server';

export interface Cdn {
  /** The tags of each purge since the test began. */
  purged: string[][];
  /** How the platform answers a purge; 202 when a test begins. */
  answer: number | 'hang';
}

/** Runs every test of the file as on a deployed site, with control over the platform's purge call. */
export function useCdn(): Cdn {
  const cdn: Cdn = { purged: [], answer: 202 };
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer((request, response) => {
      void text(request).then((body) => {
        cdn.purged.push((JSON.parse(body) as { cache_tags: string[] }).cache_tags);
        if (cdn.answer !== 'hang') response.writeHead(cdn.answer).end();
      });
    });
  });
  afterAll(() => server.stop());

  beforeEach(() => {
    cdn.purged = [];
    cdn.answer = 202;
    vi.stubEnv('SITE_ID', 'site');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
    vi.stubEnv('NETLIFY_LOCAL', '');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      fetch(
        typeof input === 'string'
          ? input.replace('https://api.netlify.com', server.address)
          : input,
        init,
      ),
    );
  });
  return cdn;
}
