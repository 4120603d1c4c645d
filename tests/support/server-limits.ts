import './hashes-once';
import './warm-reader';
import { onTestFinished } from 'vitest';
import { hashWork } from '../../src/server/auth/password';
import { timeLimits } from '../../src/server/store/deadline';

// A hash takes 6 ms of a processor instead of 279, and most tests of the server sign in. `auth/password.test.ts` has the real one.
Object.assign(hashWork, { cost: 2 ** 10 });

const hour = 3_600_000;

/**
 * Only what hangs reaches them, however busy the machine is: longer than a test may take, so that a test of what hangs,
 * which sets limits of its own, proves that these end it.
 */
const patient = {
  request: hour,
  storeCall: hour,
  storeAttempt: hour,
  storePause: 1,
  email: hour,
  count: hour,
  workbook: hour,
  picture: hour,
};
Object.assign(timeLimits, patient);

/** Sets limits that something that hangs is to reach, until the test ends. */
export function shorten(limits: Partial<typeof timeLimits>): void {
  Object.assign(timeLimits, limits);
  onTestFinished(() => void Object.assign(timeLimits, patient));
}
