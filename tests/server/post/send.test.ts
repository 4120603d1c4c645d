import { expect, it, vi } from 'vitest';
import { mailSettings } from '../../../src/server/post/send';

it.each([
  ['office@example.com', ['office@example.com']],
  ['office@example.com,', ['office@example.com']],
  [' a@example.com , ,b@example.com ', ['a@example.com', 'b@example.com']],
  ['', []],
])('MAIL_TO %j goes to %j', (addresses, to) => {
  vi.stubEnv('RESEND_API_KEY', 're_test');
  vi.stubEnv('MAIL_TO', addresses);
  expect(mailSettings()?.to).toEqual(to);
});
