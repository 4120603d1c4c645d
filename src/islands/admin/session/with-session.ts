import { RequestFailed } from '../../../api/request';
import { askToSignIn } from '../../../stores/session';

const unauthorized = 401;

/**
 * Runs a call of the operator's. When the session has ended, asks for the password in place and runs
 * it again; the page and everything typed stay. Throws what the call throws, the 401 included when
 * the operator closes the question. A store that does not answer (503) is no sign-out.
 *
 *     await withSession(() => updateRecord('property', id, home, version));
 */
export async function withSession<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      const hasEnded = thrown instanceof RequestFailed && thrown.status === unauthorized;
      if (!hasEnded || !(await askToSignIn())) throw thrown;
    }
  }
}
