/** One call from a browser: its time limit, its body, and `RequestFailed` for every answer that is not a 2xx. */
import { type ProblemAnswer, RequestFailed } from './failure';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  isBytes?: boolean;
  /** Milliseconds after which the call is aborted; 20 s by default. */
  milliseconds?: number;
}

interface Answer<Body> {
  body: Body;
  warning: string | null;
}

function makeInit({ method = 'GET', json, form, headers }: RequestOptions): RequestInit {
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

async function readBody(response: Response, isBytes = false): Promise<unknown> {
  if (isBytes && response.ok) return response.arrayBuffer();
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return isJson && text !== '' ? JSON.parse(text) : text;
}

/** Aborts a call after `milliseconds`; not with `AbortSignal.timeout`, which Safari lacked before version 16. */
async function withTimeLimit<Result>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function send(path: string, options: RequestOptions): Promise<[Response, unknown]> {
  const { milliseconds = 20_000, isBytes } = options;
  try {
    return await withTimeLimit(milliseconds, async (signal) => {
      const response = await fetch(path, { ...makeInit(options), signal });
      return [response, await readBody(response, isBytes)];
    });
  } catch (cause) {
    throw new RequestFailed(0, null, null, cause);
  }
}

/** The only place that calls `fetch` in the browser, but for the server's time; returns the body of a 2xx, else throws `RequestFailed`. */
export async function request<Body>(
  path: string,
  options: RequestOptions = {},
): Promise<Answer<Body>> {
  const [response, body] = await send(path, options);
  // Every call answers with JSON or with nothing; a page comes from something in between.
  const isPage = typeof body === 'string' && body !== '';
  if (!response.ok || isPage)
    throw new RequestFailed(response.status, isProblem(body) ? body : null, body);
  // The caller knows the answer of the path that it calls.
  return { body: body as Body, warning: response.headers.get('x-warning') };
}
