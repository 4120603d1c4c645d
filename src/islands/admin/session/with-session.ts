import { hasFailed } from '../../../api/failure';
import { askToSignIn } from '../../../stores/session';

/**
 * Runs a call of the operator's. When the session has ended, asks for the password in place and runs
 * it again; the page and everything typed stay. Throws what the call throws, the 401 included when
 * the operator closes the question. A store that does not answer (503) does not sign anybody out.
 *
 *     await withSession(() => updateRecord('property', id, property, version));
 */
export async function withSession<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      if (!hasFailed(thrown, 'signed-out') || !(await askToSignIn())) throw thrown;
    }
  }
}
