import { describe, expect, it, vi } from 'vitest';
import { cachedAnswer, cachePage, purge } from '../../src/server/cdn';
import { withinTime } from '../../src/server/store/deadline';
import { useCdn } from '../support/use-cdn';

const cdn = useCdn();

describe('row 30 (server side): purging', () => {
  it('takes no longer than the request has left', async () => {
    cdn.answer = 'hang';
    expect(await withinTime(0, () => purge(['properties', 'blogs']))).toBe(false);
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
    cachePage(headers, ['properties', 'blogs'], query);
    return Object.fromEntries(headers);
  };

  it.each([
    ['2026-01-15T18:30:00.000Z', 86_400],
    ['2026-01-16T06:30:00.000Z', 43_200],
    ['2026-01-16T18:29:58.001Z', 1],
    ['2026-01-16T18:29:59.999Z', 0],
  ])('is cached at %s for %i seconds, to midnight in Chennai', (now, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const kept = `public, durable, max-age=${seconds}`;
    expect(page()['netlify-cdn-cache-control']).toBe(kept);
    expect(cachedAnswer(['properties'])['netlify-cdn-cache-control']).toBe(kept);
  });

  it('is cached by tag, and revalidated by browsers', () => {
    expect(page()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cache-tag': 'properties,blogs',
    });
  });

  it('varies on the named parameters only', () => {
    expect(page()['netlify-vary']).toBe('query=none');
    expect(page(['text', 'minBed'])['netlify-vary']).toBe('query=text|minBed');
  });
});
