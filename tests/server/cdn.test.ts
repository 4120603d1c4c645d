import { expect, it, vi } from 'vitest';
import { cachePage, purge } from '../../src/server/cdn';
import { withinTime } from '../../src/server/store/deadline';
import { useCdn } from '../support/use-cdn';

const cdn = useCdn();

it('row 30: purging takes no longer than the request has left', async () => {
  cdn.answer = 'hang';
  expect(await withinTime(0, () => purge(['properties', 'blogs']))).toBe(false);
});

it('purging does nothing where there is no CDN', async () => {
  vi.stubEnv('NETLIFY_LOCAL', 'true');
  expect(await purge(['properties'])).toBe(true);
  expect(cdn.purged).toEqual([]);
});

it.each([
  [undefined, 'query=none'],
  [['text', 'minBed'], 'query=text|minBed'],
])('the copies of a page differ by the parameters %j alone: %s', (query, vary) => {
  const headers = new Headers();
  cachePage(headers, ['properties', 'blogs'], query);
  expect(headers.get('netlify-vary')).toBe(vary);
});
