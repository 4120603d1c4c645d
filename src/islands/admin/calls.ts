import { type FailureKind, hasFailed, RequestFailed } from '../../api/failure';
import { SessionNotKept } from '../../api/session';
import { failures } from '../../content/admin/failures';
import { askToSignIn } from '../../stores/session';

/** Runs an operator's call; asks for the password on the same page if the session has ended, then runs it again. */
export async function withSession<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      if (!hasFailed(thrown, 'signed-out') || !(await askToSignIn())) throw thrown;
    }
  }
}

/** Runs a call that deletes; a record that no longer exists counts as deleted (`null`), so it can be repeated. */
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

type OwnWords = Partial<Record<FailureKind, string>>;

/** More precise than the server's text, which lacks what only the browser knows. */
const always = ['offline', 'unanswered', 'signed-out', 'forbidden'] as const;

/** Why something failed and what to do; anything but a failed call is an error of the program. */
export function failureText(thrown: unknown, own: OwnWords = {}): string {
  if (thrown instanceof SessionNotKept) return failures.notKept;
  if (!(thrown instanceof RequestFailed)) return own.other ?? failures.other();
  const { kind, problem } = thrown;
  const words = own[kind];
  if (words !== undefined) return words;
  const known = always.find((one) => one === kind);
  if (known) return failures[known];
  if (kind === 'other') return failures.other(problem?.requestId);
  if (problem) {
    const messages = (problem.errors ?? []).map(({ message }) => message);
    return [...new Set([problem.detail, ...messages])].join(' ');
  }
  return kind === 'rejected' ? failures.other() : failures[kind];
}
