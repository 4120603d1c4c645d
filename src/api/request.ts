import { withTimeLimit } from './time-limit';

/** What the server says when it refuses (RFC 9457). */
export interface ProblemAnswer {
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
  requestId?: string;
}

/** A call that was refused, or (status 0) never answered. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemAnswer | null,
    /** The whole body of the refusal, such as the current record of a conflict. */
    readonly body: unknown = null,
    cause?: unknown,
  ) {
    super(problem?.detail ?? `The server answered with status ${status}.`, { cause });
    this.name = 'RequestFailed';
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart form. */
  form?: FormData;
  headers?: Record<string, string>;
  /** Ends the call after so many milliseconds; 20 s unless told. */
  milliseconds?: number;
}

export interface Answer<Body> {
  body: Body;
  /** The version of a record, for `If-Match`. */
  etag: string | null;
  /** What the server adds to a success, such as that visitors may see the old page for some minutes. */
  warning: string | null;
}

function initOf({ method = 'GET', json, form, headers }: RequestOptions): RequestInit {
  const type = json === undefined ? undefined : { 'content-type': 'application/json' };
  return {
    method,
    headers: { accept: 'application/json', ...type, ...headers },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
    credentials: 'include',
  };
}

function isProblem(body: unknown): body is ProblemAnswer {
  return typeof body === 'object' && body !== null && 'detail' in body && 'status' in body;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return isJson && text !== '' ? JSON.parse(text) : text;
}

async function send(path: string, options: RequestOptions): Promise<[Response, unknown]> {
  const { milliseconds = 20_000 } = options;
  try {
    return await withTimeLimit(milliseconds, async (signal) => {
      const response = await fetch(path, { ...initOf(options), signal });
      return [response, await readBody(response)];
    });
  } catch (cause) {
    throw new RequestFailed(0, null, null, cause);
  }
}

/** The browser's only fetch; answers a 2xx with its body, throws `RequestFailed` for everything else. */
export async function request<Body>(
  path: string,
  options: RequestOptions = {},
): Promise<Answer<Body>> {
  const [response, body] = await send(path, options);
  if (!response.ok) throw new RequestFailed(response.status, isProblem(body) ? body : null, body);
  const { headers } = response;
  return { body: body as Body, etag: headers.get('etag'), warning: headers.get('x-warning') };
}
