import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ProblemAnswer, RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/admin/failures';
import SignIn, { signInFailure } from '../../../../src/islands/admin/signin/SignIn';

function refused(status: number, detail?: string): RequestFailed {
  const problem: ProblemAnswer | null = detail ? { title: '', status, detail } : null;
  return new RequestFailed(status, problem);
}

it.each([
  ['a wrong password', refused(401, 'anything'), 'Invalid credentials'],
  ['too many attempts', refused(429, 'Try again in 12 minutes.'), 'Try again in 12 minutes.'],
  ['no password set up (row 15)', refused(503, 'Sign-in is not set up.'), 'Sign-in is not set up.'],
  ['no connection', refused(0), failures.offline],
])('why a sign-in fails: is said for %s', (_, thrown, expected) => {
  expect(signInFailure(thrown)).toBe(expected);
});

const html = renderToStaticMarkup(<SignIn next="/admin" />);

it('the sign-in form is known to password managers', () => {
  expect(html).toMatch(/ autoComplete="username"[^>]* name="username"/i);
  expect(html).toMatch(/type="password"[^>]* autoComplete="current-password"/i);
});

it('the sign-in form never puts a password into an address', () => {
  expect(html).toMatch(/<form[^>]* method="post"/);
});
