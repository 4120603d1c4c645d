import { Conflict } from '../store/conflict';
import { StoreUnavailable } from '../store/key-value-store';
import { Problem } from './problem';

/** Seconds after which a client may try again when the store did not answer. */
const retryAfter = '5';

/** Turns whatever was thrown into the problem that the client sees; causes stay inside. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof StoreUnavailable) {
    return new Problem(
      503,
      'The data store did not answer. Nothing was lost; try again in a moment.',
      {
        headers: { 'retry-after': retryAfter },
        cause: thrown,
      },
    );
  }
  if (thrown instanceof Conflict) {
    return new Problem(
      409,
      'Somebody saved this record in the meantime. Compare, then save again.',
      {
        extra: { current: thrown.current },
      },
    );
  }
  return new Problem(
    500,
    'Something went wrong on our side. Try again; if it stays, tell us the request id.',
    {
      cause: thrown,
    },
  );
}

/** Writes a problem as `application/problem+json`, never to be cached. */
export function problemResponse(problem: Problem, requestId: string): Response {
  const { errors, headers, extra } = problem.options;
  const body = {
    type: 'about:blank',
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    ...(errors && { errors }),
    ...extra,
    requestId,
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
