import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

export interface Cdn {
  /** The tags of each purge since the test began. */
  purged: string[][];
  /** How the platform answers a purge; 202 when a test begins. */
  answer: number | 'hang';
}

/** Runs every test of the file as on a deployed site, with control over the platform's purge call. */
export function useCdn(): Cdn {
  const cdn: Cdn = { purged: [], answer: 202 };
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      cdn.purged.push((JSON.parse(body) as { cache_tags: string[] }).cache_tags);
      if (cdn.answer !== 'hang') response.writeHead(cdn.answer).end();
    })();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    cdn.purged = [];
    cdn.answer = 202;
    vi.stubEnv('SITE_ID', 'site');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
    vi.stubEnv('NETLIFY_LOCAL', '');
    const { fetch } = globalThis;
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      fetch(
        typeof input === 'string'
          ? input.replace('https://api.netlify.com', `http://127.0.0.1:${port}`)
          : input,
        init,
      ),
    );
    return () => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    };
  });
  return cdn;
}
