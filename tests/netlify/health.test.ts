import { setEnvironmentContext } from '@netlify/blobs';
import { describe, expect, it } from 'vitest';
import health from '../../netlify/functions/health';
import { takeLoggedErrors } from '../support/console';
import { useLocalStore } from '../support/local-store';
import { json, send } from './caller';

useLocalStore();

describe('health', () => {
  it('is 200 while the store answers', async () => {
    const response = await send(health, 'GET', '/api/health');
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ ok: true });
  });

  it('is 503 when the store does not', async () => {
    const nowhere = 'http://127.0.0.1:9';
    setEnvironmentContext({
      edgeURL: nowhere,
      uncachedEdgeURL: nowhere,
      siteID: 'none',
      token: 'none',
    });
    expect((await send(health, 'GET', '/api/health')).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
  });
});
