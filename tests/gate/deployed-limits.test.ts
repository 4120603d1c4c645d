import { expect, it } from 'vitest';
import { hashWork } from '../../src/server/auth/password';
import { timeLimits } from '../../src/server/store/deadline';

// The tests of the server have others (`support/server-limits.ts`).
it('row 4: a deployed site gives up in time to answer within ten seconds, and hashes at full cost', () => {
  const { request, storeCall, storeAttempt, email, count, workbook } = timeLimits;
  expect([request, storeCall, workbook].every((limit) => limit <= 9_000)).toBe(true);
  expect(email + count).toBeLessThan(request);
  expect(storeAttempt * 3).toBeLessThanOrEqual(storeCall);
  expect(hashWork).toEqual({ cost: 32_768, blockSize: 8, parallelization: 3 });
});
