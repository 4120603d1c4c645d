import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { openStore } from '../../../src/server/store/open';
import auth from '../../../netlify/functions/auth';
import { password, send, username } from '../../netlify/caller';
import { hashWork } from '../../../src/server/auth/password';
import { letIn } from '../../support/people';
import { useStrictStore } from '../../support/use-strict-store';

Object.assign(hashWork, { cost: 32_768 });

await useStrictStore();

const rounds = 30;

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Milliseconds of one rejected sign-in, each from an IP address of its own so that none is locked out; the name is freed. */
async function measureTime(body: { username: string; password: string }, ip: string) {
  const limits = openStore('marks');
  await limits.removeAll(await limits.list());
  const started = performance.now();
  const response = await send(auth, 'POST', '/api/auth/signin', { body, ip });
  const milliseconds = performance.now() - started;
  expect(response.status).toBe(401);
  return milliseconds;
}

it('row 17: an unknown user and a wrong password take the same time, medians within 15 %', async () => {
  await letIn(username, password);
  const unknown: number[] = [];
  const wrong: number[] = [];
  await measureTime({ username, password: 'the first call loads the code' }, '198.51.100.250');
  for (let round = 0; round < rounds; round += 1) {
    unknown.push(await measureTime({ username: 'nobody', password }, `198.51.100.${round}`));
    wrong.push(await measureTime({ username, password: 'not this one' }, `203.0.113.${round}`));
  }
  const ratio = median(unknown) / median(wrong);
  expect(ratio).toBeGreaterThan(0.85);
  expect(ratio).toBeLessThan(1.15);
});
