import { describe, expect, it } from 'vitest';
import { withOwnHashes } from '../../../src/server/http/page-policy';

const hashes = {
  greet: "'sha256-qaAH0PL3PpGngZPKzBNSBxinN7XEHldntOST2ZOVfEo='",
  other: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
};

const { greet, other } = hashes;
const policy = `script-src 'self' ${greet} ${other}; style-src 'self' ${other}`;
const none = "script-src 'self'; style-src 'self'";
const greeting = `script-src 'self' ${greet}; style-src 'self'`;

it.each([
  ['<script>greet()</script>', greeting],
  ['<script type="module">greet()</script>\n<style></style>', policy],
  ['<p title="<script>"></p><script>greet()</script>', greeting],
  ['<input value="<script>greet()</script>">', none],
  ["<input value='a > b' title = '<script>greet()</script>'>", none],
  ['<!-- <script>greet()</script> --><p>', none],
  ['<script data-a="/>">greet()</script><SCRIPT></script>', policy],
  ['<p>greet()</p>', none],
  ['<script>greet() </script>', none],
])('the hashes of %j stay, and none is added', (page, sent) => {
  expect(withOwnHashes(policy, page)).toBe(sent);
});

describe('a page with a visitor’s text', () => {
  const policy = `script-src 'self' ${hashes.greet}`;
  it.each([
    ['a value full of tags', `<input value="${'<script>'.repeat(30_000)}"><script></script>`],
    ['tags without an end', '<script>'.repeat(30_000)],
    ['comments without an end', '<!--'.repeat(60_000)],
    ['values without an end', '<a b="'.repeat(40_000)],
    ['spaces before a value', `<a b=${' '.repeat(240_000)}`],
  ])('is searched before the test is given up: %s', (_, page) => {
    expect(withOwnHashes(policy, page)).toBe("script-src 'self'");
  });
});
