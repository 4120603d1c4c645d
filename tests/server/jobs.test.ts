import { expect, it } from 'vitest';
import { runJobs } from '../../src/server/jobs';
import { takeLoggedErrors } from '../support/console';

it('a scheduled job that fails is logged by its name and does not stop the others', async () => {
  let done = 0;
  const response = await runJobs({
    'fail at once': () => Promise.reject(new Error('no store')),
    count: () => Promise.resolve((done += 1)),
  });
  expect(response.status).toBe(204);
  expect(done).toBe(1);
  const [line, ...more] = takeLoggedErrors();
  expect(line).toContain('"fail at once"');
  expect(line).toContain('no store');
  expect(more).toEqual([]);
});
