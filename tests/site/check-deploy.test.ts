import { expect, it } from 'vitest';
import { checkCookie, headerFaults } from '../../scripts/check-deploy';
import { securityHeaders } from '../../src/server/http/headers';

const sent = { ...securityHeaders, 'content-security-policy': "frame-ancestors 'none'" };

it('the headers of an answer are right as the site sends them', () => {
  expect(headerFaults(new Headers(sent))).toEqual([]);
});

it('the headers of an answer are wrong when one is missing, sent twice, or another', () => {
  const twice = new Headers(sent);
  twice.append('x-content-type-options', 'nosniff');
  twice.set('x-frame-options', 'SAMEORIGIN');
  twice.delete('referrer-policy');
  expect(headerFaults(twice)).toEqual([
    'x-content-type-options is "nosniff, nosniff"',
    'x-frame-options is "SAMEORIGIN"',
    'referrer-policy is missing',
  ]);
});

it.each([
  ['__Host-session=a; Path=/; Secure; HttpOnly; SameSite=Strict', true],
  ['session=a; Path=/; Secure; HttpOnly; SameSite=Strict', false],
  ['__Host-session=a; Path=/; HttpOnly; SameSite=Strict', false],
  ['__Host-session=a; Path=/; Secure; HttpOnly; SameSite=Lax', false],
])('the cookie %s is safe: %s', (line, isSafe) => {
  expect(checkCookie(line, true).holds).toBe(isSafe);
});
