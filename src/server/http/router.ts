/**
 * Which handler a call of the API reaches, by method and path, and what each answer gets on its way out: the guard, HEAD
 * and OPTIONS, errors as problems. It knows no route: functions give it their tables.
 */
import { problems } from '../../content/problems';
import { isId } from '../../domain/record';
import { type FindSession, guardRequest } from '../request-guard';
import { addDefaultHeaders } from './headers';
import { askedPath } from './paths';
import { Problem, problemResponse, toProblem } from './problem';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fixed parts and `:names` of ids, such as `/api/property/update/:id`. */
  path: `/api/${string}`;
  /** Whether only somebody who is signed in may call it; without it everybody may. */
  guarded?: boolean;
  run: (call: Call) => Response | Promise<Response>;
}

export interface Call {
  request: Request;
  ids: Readonly<Record<string, string>>;
  /** The IP address of the sender. */
  ip: string | undefined;
  session: FindSession;
}

export function requireId(call: Call): string {
  const { id } = call.ids;
  if (id === undefined) throw new Error('This route has no id in its path.');
  return id;
}

interface PlatformContext {
  ip?: string;
  requestId?: string;
}

interface Match {
  route: Route;
  values: Record<string, string>;
}

function matchPath(pattern: string, pathname: string): Match['values'] | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const values: Match['values'] = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    // "/update/" has no id: it is another address than "/update/:id".
    if (part.startsWith(':') && value !== '') values[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return values;
}

function allowedMethods(matches: Match[]): string {
  const methods = matches.map(({ route }) => route.method);
  return ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', ');
}

function choose(routes: readonly Route[], request: Request): Match | Response {
  const path = askedPath(new URL(request.url).pathname);
  const matches = routes.flatMap((route) => {
    const values = matchPath(route.path, path);
    return values ? [{ route, values }] : [];
  });
  if (matches.length === 0) throw new Problem(404, problems.unknownAddress);
  const allow = allowedMethods(matches);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.method === method);
  if (match) return match;
  throw new Problem(405, problems.wrongMethod(request.method, allow), { headers: { allow } });
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decodes ids once; throws 400 for an invalid one, as the store does not escape its keys. */
function checkIds(values: Match['values']): Call['ids'] {
  const entries = Object.entries(values).map(([name, value]): [string, string] => {
    const id = decode(value);
    if (id === null || !isId(id)) throw new Problem(400, problems.invalidId);
    return [name, id];
  });
  return Object.fromEntries(entries);
}

/** The one place that turns errors into responses; server errors are logged once, with the id that the client sees. */
function answerError(thrown: unknown, request: Request, requestId: string): Response {
  const problem = toProblem(thrown);
  if (problem.status >= 500) {
    const { pathname } = new URL(request.url);
    console.error(
      `[${requestId}] ${request.method} ${pathname} ${problem.status}`,
      problem.cause ?? problem,
    );
  }
  return problemResponse(problem, requestId);
}

function onCrossOrigin(): never {
  throw new Problem(403, problems.crossOrigin);
}

function onSignedOut(): never {
  throw new Problem(401, problems.signedOut);
}

/** API responses are data: nothing in them may run, load or be framed. */
const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function finish(response: Response, request: Request, requestId: string): Response {
  const headers = new Headers(response.headers);
  addDefaultHeaders(headers, { 'content-security-policy': dataPolicy, 'x-request-id': requestId });
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status: response.status, headers });
}

/** Answers a request as the platform calls a function. */
export type Handler = (request: Request, context?: PlatformContext) => Promise<Response>;

/** Makes a function's handler from its routes. Never throws: errors also have the headers and the request id. */
export function serve(routes: readonly Route[]): Handler & { routes: readonly Route[] } {
  const handler: Handler = async (request, context = {}) => {
    const requestId = context.requestId ?? crypto.randomUUID();
    const answer = async () => {
      const match = choose(routes, request);
      if (match instanceof Response) return match;
      const { guarded: isGuarded = false, run } = match.route;
      const ids = checkIds(match.values);
      const guard = { isGuarded, onCrossOrigin, onSignedOut };
      return guardRequest(request, guard, (session) =>
        run({ request, ids, ip: context.ip, session }),
      );
    };
    const onError = (thrown: unknown) => answerError(thrown, request, requestId);
    return finish(await answer().catch(onError), request, requestId);
  };
  return Object.assign(handler, { routes });
}
