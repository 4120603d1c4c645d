import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeLimit } from '../../src/api/request';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (signal: AbortSignal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

describe('a call with a time limit', () => {
  it('is aborted when its time is up, and not before', async () => {
    const ended = expect(withTimeLimit(1_000, never)).rejects.toThrow('ended');
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });

  it.each([
    ['answers', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('leaves no timer behind when it %s', async (_, call) => {
    await Promise.allSettled([withTimeLimit(1_000, call)]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
