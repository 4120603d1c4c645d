import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedAnswer, cachePage, purge, retryPurges } from '../../src/server/cache';
import { openStore } from '../../src/server/store/open';
import { useLocalStore } from '../support/local-store';

useLocalStore();

let server: Server;
let purged: string[][] = [];
let answer: number | 'hang' = 202;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      purged.push((JSON.parse(body) as { cache_tags: string[] }).cache_tags);
      if (answer !== 'hang') response.writeHead(answer).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  purged = [];
  answer = 202;
  vi.spyOn(console, 'warn').mockReturnValue();
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

const kept = async () => (await openStore('purges').list()).length;

describe('row 30 (server side): purging', () => {
  it('sends all tags of a save in one call', async () => {
    expect(await purge(['properties', 'property-a'])).toBe(true);
    expect(purged).toEqual([['properties', 'property-a']]);
    expect(await kept()).toBe(0);
  });

  it.each([429, 500, 'hang'] as const)(
    'keeps the tags when the platform answers %s, and purges them later',
    async (fault) => {
      answer = fault;
      expect(await purge(['properties', 'property-a'])).toBe(false);
      expect(await purge(['properties', 'property-b'])).toBe(false);
      expect(await kept()).toBe(2);
      if (fault !== 'hang') {
        await expect(retryPurges()).rejects.toThrow();
        expect(await kept()).toBe(2);
      }
      answer = 202;
      purged = [];
      expect(await retryPurges()).toBe(2);
      expect(purged.map((tags) => [...tags].sort())).toEqual([
        ['properties', 'property-a', 'property-b'],
      ]);
      expect(await kept()).toBe(0);
      expect(await retryPurges()).toBe(0);
    },
  );

  it('does nothing where there is no CDN', async () => {
    vi.stubEnv('NETLIFY_LOCAL', 'true');
    expect(await purge(['properties'])).toBe(true);
    expect(purged).toEqual([]);
  });
});

describe('what the CDN may keep', () => {
  const page = (query?: string[]) => {
    const headers = new Headers();
    cachePage(headers, ['properties', 'property-a'], query);
    return Object.fromEntries(headers);
  };

  it('is kept a day by tag, and asked for again by browsers', () => {
    expect(page()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, max-age=86400',
      'netlify-cache-tag': 'properties,property-a',
    });
  });

  it('varies on the named parameters only', () => {
    expect(page()['netlify-vary']).toBe('query=none');
    expect(page(['text', 'minBed'])['netlify-vary']).toBe('query=text|minBed');
  });

  it('is another copy for whoever has a session', () => {
    expect(cachedAnswer(['blogs'])['netlify-vary']).toBe('query=none,cookie=__Host-sid');
  });
});
