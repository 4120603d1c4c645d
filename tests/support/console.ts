import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any `console.error` that a test does not expect fails it; nothing is printed, and a test may ask what was. */
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words.map(String).join(' '));
  });
});

const unexpected: string[] = [];

/** For tests that provoke an error: returns what was logged and forgets it. */
export function takeLoggedErrors(): string[] {
  return unexpected.splice(0);
}

/** A replacement that a test has made ends with it. */
afterEach(() => {
  const lines = takeLoggedErrors();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(lines, 'console.error was called').toEqual([]);
});
