import { type FailureKind, RequestFailed } from '../../api/failure';
import { failures } from '../../content/failures';

/** A screen's own texts, by kind of failure. */
type OwnWords = Partial<Record<FailureKind, string>>;

/** More precise than the server's text, which lacks what only the browser knows. */
const always = ['offline', 'unanswered', 'signed-out', 'forbidden', 'busy'] as const;

/** Why something failed and what to do; anything but a failed call is an error of the program. */
export function failureText(thrown: unknown, own: OwnWords = {}): string {
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
