import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { failures } from '../../../src/content/failures';
import { failureText } from '../../../src/islands/admin/calls';

function rejected(status: number, detail: string, more = {}): RequestFailed {
  return new RequestFailed(status, { title: 'Rejected', status, detail, ...more });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the text of a failure, with what to do', () => {
  it.each([
    ['no connection', false, failures.offline],
    ['no answer', true, failures.unanswered],
  ])('is told for %s', (_, onLine, text) => {
    vi.stubGlobal('navigator', { onLine });
    expect(failureText(new RequestFailed(0, null))).toBe(text);
  });

  it.each([
    ['a gateway', new RequestFailed(504, null), failures.unanswered],
    ['a closed sign-in', rejected(401, 'Sign in.'), failures['signed-out']],
    ['a request that seems to come from another site', rejected(403, 'x'), failures.forbidden],
    ['a store that is away', rejected(503, 'The store is away.'), failures.busy],
    ['the server’s sentence', rejected(422, 'Do this.'), 'Do this.'],
    ['the server’s sentence on what is gone', rejected(404, 'It expired.'), 'It expired.'],
    ['an answer before the server', new RequestFailed(413, null), failures['too-large']],
    ['an unexpected answer', rejected(500, 'x', { requestId: 'r-1' }), failures.other('r-1')],
    ['an answer of somebody else', new RequestFailed(422, null), failures.other()],
    ['an error of the program', new TypeError('x'), failures.other()],
  ])('is told for %s', (_, thrown, text) => {
    expect(failureText(thrown)).toBe(text);
  });

  it('names every error of the server, once', () => {
    const errors = ['Two.', 'One.'].map((message) => ({ field: 'file', message }));
    expect(failureText(rejected(422, 'One.', { errors }))).toBe('One. Two.');
  });

  it('uses the screen’s own words where it has some', () => {
    expect(failureText(rejected(404, 'x'), { gone: 'Restore it.' })).toBe('Restore it.');
    expect(failureText(new TypeError('x'), { other: 'Once more.' })).toBe('Once more.');
  });
});
