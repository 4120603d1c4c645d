import { describe, expect, it } from 'vitest';
import { withFrameAncestors } from '../../../src/server/http/page-policy';

describe('the policy of a page', () => {
  it.each([
    [null, "frame-ancestors 'none'"],
    ["script-src 'self';", "script-src 'self'; frame-ancestors 'none'"],
    ["script-src 'self'; frame-ancestors *", "script-src 'self'; frame-ancestors 'none'"],
  ])('%j becomes %j', (made, sent) => {
    expect(withFrameAncestors(made)).toBe(sent);
  });
});
