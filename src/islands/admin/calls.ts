import { hasFailed } from '../../api/failure';
import { askToSignIn } from '../../stores/session';

/**
 * Runs an operator's call. When the session has ended, asks for the password on the same page and
 * runs it again; everything typed stays. Throws what the call throws, the 401 included when the
 * operator closes the question. An unavailable store (503) does not sign anybody out.
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

/**
 * Runs a call that deletes. A record that no longer exists counts as deleted (`null`): the answer
 * to an earlier call may have been lost, and repeating it must succeed.
 */
export async function ensureDeleted<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await withSession(call);
  } catch (thrown) {
    if (hasFailed(thrown, 'gone')) return null;
    throw thrown;
  }
}

/** The text of a success, with the server's warning, such as that visitors see the old page for a while. */
export function withWarning(text: string, warning: string | null): string {
  return warning === null ? text : `${text}. ${warning}`;
}
