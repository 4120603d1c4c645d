import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { failures } from '../../../src/content/admin/failures';
import {
  ensureDeleted,
  failureText,
  withSession,
  withWarning,
} from '../../../src/islands/admin/calls';
import { $signInQuestion } from '../../../src/stores/session';

afterEach(() => $signInQuestion.set(null));

describe('a call when the session has ended', () => {
  /** A call that is rejected until the operator has signed in again, and what it gives. */
  function begun() {
    const session = { isOpen: false };
    const call = () =>
      session.isOpen ? Promise.resolve('saved') : Promise.reject(new RequestFailed(401, null));
    const result = Promise.allSettled([withSession(call), withSession(call)]);
    return { session, result };
  }
  const question = () => expect.poll(() => $signInQuestion.get()).not.toBeNull();

  it('waits for the password, once for all calls, then runs again', async () => {
    const { session, result } = begun();
    await question();
    session.isOpen = true;
    $signInQuestion.get()?.answer(true);
    expect(await result).toMatchObject([{ value: 'saved' }, { value: 'saved' }]);
    expect($signInQuestion.get()).toBeNull();
  });

  it('fails with the 401 when the operator closes the dialog', async () => {
    const { result } = begun();
    await question();
    $signInQuestion.get()?.answer(false);
    expect(await result).toMatchObject([{ reason: { status: 401 } }, { reason: { status: 401 } }]);
  });

  it.each([0, 409, 503])('row 38: is not what status %i means', async (status) => {
    const call = () => Promise.reject(new RequestFailed(status, null));
    await expect(withSession(call)).rejects.toMatchObject({ status });
    expect($signInQuestion.get()).toBeNull();
  });
});

it('deleting returns the server’s warning, which is said with the success', async () => {
  const late = 'Visitors may see it for some minutes.';
  await expect(ensureDeleted(() => Promise.resolve(late))).resolves.toBe(late);
  expect(withWarning('“Villa” is back', late)).toBe(`“Villa” is back. ${late}`);
  expect(withWarning('“Villa” is back', null)).toBe('“Villa” is back');
});

describe('the text of a failure, with what to do', () => {
  const rejected = (status: number, detail: string, more = {}) =>
    new RequestFailed(status, { title: 'Rejected', status, detail, ...more });

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
    ['a store that is away', rejected(503, 'The store is away.'), 'The store is away.'],
    ['a gateway that turns it away', new RequestFailed(503, null), failures.busy],
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
