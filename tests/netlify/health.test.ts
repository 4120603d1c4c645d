import { expect, it } from 'vitest';
import health from '../../netlify/functions/health';
import { useLocalStore } from '../support/local-store';
import { json, send } from './caller';

useLocalStore();

it('health is 200 while the store answers', async () => {
  const response = await send(health, 'GET', '/api/health');
  expect(response.status).toBe(200);
  expect(await json(response)).toEqual({ ok: true });
});
