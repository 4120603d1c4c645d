/**
 * Errors that a caller is told, as problem details (RFC 9457): thrown anywhere, made and written here, without their cause.
 */
import { STATUS_CODES } from 'node:http';
import { problems } from '../../content/problems';
import { formatDay } from '../../domain/date';
import { Conflict, DamagedDocument, SiteBusy, StoreUnavailable } from '../store/key-value-store';
import { retryAfter } from './headers';

export interface FieldError {
  /** The path of the field, such as `price` or `images.2`; empty for the body as a whole. */
  field: string;
  message: string;
}

interface ProblemOptions {
  errors?: FieldError[];
  headers?: Record<string, string>;
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error answer, thrown anywhere and written in one place (RFC 9457); `detail` says what to do. */
export class Problem extends Error {
  readonly options: ProblemOptions;

  constructor(
    readonly status: number,
    readonly detail: string,
    options: ProblemOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.options = options;
  }
}

/** The operator's text about a document that is damaged or missing; undefined for any other error. */
export function damagedText(thrown: unknown): string | undefined {
  if (!(thrown instanceof DamagedDocument)) return undefined;
  return problems.damaged(thrown.document, formatDay(thrown.night ?? ''));
}

/** Turns anything thrown into the problem that the client sees; the cause is not shown. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof StoreUnavailable) {
    const plain = thrown instanceof SiteBusy ? problems.busy : problems.storeUnavailable;
    const detail = damagedText(thrown) ?? plain;
    return new Problem(503, detail, { headers: retryAfter, cause: thrown });
  }
  if (thrown instanceof Conflict)
    return new Problem(409, problems.conflict, { extra: { current: thrown.current } });
  return new Problem(500, problems.internal, { cause: thrown });
}

/** Writes a problem as `application/problem+json`, never to be cached. */
export function problemResponse(problem: Problem, requestId: string): Response {
  const { errors, headers, extra } = problem.options;
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status],
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
