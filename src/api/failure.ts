/** How calls fail: one error for all, with a kind that says what to do next. What is told of it is in `content`. */

export interface ProblemAnswer {
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
  requestId?: string;
  /** Of a change that ended before anything of it was written. */
  isUnwritten?: true;
}

/** Why a call failed; each kind calls for a different next step. */
export type FailureKind =
  | 'offline'
  /** No answer in time, from the server or from a gateway before it. */
  | 'unanswered'
  | 'signed-out'
  | 'forbidden'
  | 'gone'
  | 'conflict'
  | 'too-large'
  | 'busy'
  | 'rejected'
  | 'other';

const kinds: Readonly<Record<number, FailureKind>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
  413: 'too-large',
  502: 'unanswered',
  503: 'busy',
  504: 'unanswered',
};

function findKind(status: number, problem: ProblemAnswer | null): FailureKind {
  if (status === 0) return navigator.onLine ? 'unanswered' : 'offline';
  return kinds[status] ?? (problem !== null && status < 500 ? 'rejected' : 'other');
}

export class RequestFailed extends Error {
  readonly kind: FailureKind;

  /** `status` is 0 where no answer came. */
  constructor(
    readonly status: number,
    readonly problem: ProblemAnswer | null,
    /** The whole body of the answer, such as the current record of a conflict. */
    readonly body: unknown = null,
    cause?: unknown,
  ) {
    super(problem?.detail ?? `The server answered with status ${status}.`, { cause });
    this.name = 'RequestFailed';
    this.kind = findKind(status, problem);
  }
}

/** Whether something thrown is a call that failed in one of these ways. */
export function hasFailed(thrown: unknown, ...as: FailureKind[]): thrown is RequestFailed {
  return thrown instanceof RequestFailed && as.includes(thrown.kind);
}

/** The current record carried by a conflict; `null` for any other thrown value. */
export function currentRecord<Current>(
  thrown: unknown,
  isRecord: (value: unknown) => value is Current,
): Current | null {
  if (!hasFailed(thrown, 'conflict')) return null;
  const { body } = thrown;
  const current = typeof body === 'object' && body !== null && 'current' in body && body.current;
  return isRecord(current) ? current : null;
}

/** The failed request that was thrown; throws anything else on, as a mistake in our code must not be shown as a failed connection. */
export function requireFailedRequest(thrown: unknown): RequestFailed {
  if (thrown instanceof RequestFailed) return thrown;
  throw thrown;
}
