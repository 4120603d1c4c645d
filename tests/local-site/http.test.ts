import { expect, it } from 'vitest';
import { listen } from '../../scripts/local-site/http.ts';

it('the local site closes no connection that is idle, since a client may send its next request just then', async () => {
  const address = await listen(0, () => Promise.resolve(new Response('')));
  const answer = await fetch(address);
  // With a time after which it closes one, a server names that time.
  expect(answer.headers.get('connection')).toBe('keep-alive');
  expect(answer.headers.get('keep-alive')).toBeNull();
});
