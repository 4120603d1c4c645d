import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any `console.error` that a test did not ask for fails it: a logged error is a finding. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words.map(String).join(' '));
  });
});

const unexpected: string[] = [];

/** For tests that provoke an error: returns what was logged and forgets it. */
export function takeLoggedErrors(): string[] {
  return unexpected.splice(0);
}

afterEach(() => {
  const lines = takeLoggedErrors();
  vi.restoreAllMocks();
  expect(lines, 'console.error was called').toEqual([]);
});
