import { afterEach, describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { withSession } from '../../../src/islands/admin/calls';
import { $signInQuestion } from '../../../src/stores/session';

const ended = () => new RequestFailed(401, null);

/** A call that is rejected until the operator has signed in again. */
function callThatNeeds(session: { isOpen: boolean }) {
  return () => (session.isOpen ? Promise.resolve('saved') : Promise.reject(ended()));
}

const asked = () =>
  new Promise<void>((resolve) => {
    const stop = $signInQuestion.listen((question) => {
      if (!question) return;
      queueMicrotask(stop);
      resolve();
    });
  });

afterEach(() => $signInQuestion.set(null));

describe('a call when the session has ended', () => {
  it('waits for the password, then runs again', async () => {
    const session = { isOpen: false };
    const question = asked();
    const saved = withSession(callThatNeeds(session));
    await question;
    session.isOpen = true;
    $signInQuestion.get()?.answer(true);
    await expect(saved).resolves.toBe('saved');
    expect($signInQuestion.get()).toBeNull();
  });

  it('shares the question with other calls', async () => {
    const session = { isOpen: false };
    const question = asked();
    const both = Promise.all([
      withSession(callThatNeeds(session)),
      withSession(callThatNeeds(session)),
    ]);
    await question;
    await Promise.resolve();
    session.isOpen = true;
    $signInQuestion.get()?.answer(true);
    await expect(both).resolves.toEqual(['saved', 'saved']);
  });

  it('fails with the 401 when the operator closes the dialog', async () => {
    const question = asked();
    const saved = withSession(callThatNeeds({ isOpen: false }));
    await question;
    $signInQuestion.get()?.answer(false);
    await expect(saved).rejects.toMatchObject({ status: 401 });
  });

  it.each([0, 409, 503])(
    'row 38: status %i does not sign out or ask for the password',
    async (status) => {
      const call = () => Promise.reject(new RequestFailed(status, null));
      await expect(withSession(call)).rejects.toMatchObject({ status });
      expect($signInQuestion.get()).toBeNull();
    },
  );
});
