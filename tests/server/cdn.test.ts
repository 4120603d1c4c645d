import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedAnswer, cachePage, purge } from '../../src/server/cdn';
import { withinTime } from '../../src/server/store/deadline';
import { useCdn } from '../support/use-cdn';

const cdn = useCdn();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('row 30 (server side): purging', () => {
  it('sends all tags of a save in one call', async () => {
    expect(await purge(['properties', 'property-a'])).toBe(true);
    expect(cdn.purged).toEqual([['properties', 'property-a']]);
  });

  it.each([429, 500, 'hang'] as const)(
    'returns false when the platform answers %s, and never throws',
    async (fault) => {
      cdn.answer = fault;
      expect(await purge(['properties', 'property-a'], 200)).toBe(false);
    },
  );

  it('takes no longer than the request has left', async () => {
    cdn.answer = 'hang';
    expect(await withinTime(0, () => purge(['properties', 'property-a']))).toBe(false);
  });

  it('of no tags makes no call', async () => {
    expect(await purge([])).toBe(true);
    expect(cdn.purged).toEqual([]);
  });

  it('does nothing where there is no CDN', async () => {
    vi.stubEnv('NETLIFY_LOCAL', 'true');
    expect(await purge(['properties'])).toBe(true);
    expect(cdn.purged).toEqual([]);
  });
});

describe('what the CDN may cache', () => {
  const page = (query?: string[]) => {
    const headers = new Headers();
    cachePage(headers, ['properties', 'property-a'], query);
    return Object.fromEntries(headers);
  };

  it('is cached for a day by tag, and revalidated by browsers', () => {
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

  it('is a separate copy for a client with a session', () => {
    expect(cachedAnswer(['blogs'])['netlify-vary']).toBe('query=none,cookie=__Host-sid');
  });
});
