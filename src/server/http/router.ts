import { withinTime } from '../store/deadline';
import { requireSession, sessionOnce, type Call } from './call';
import { Problem } from './problem';
import { problemResponse, toProblem } from './problem-response';
import { checkIds, matchPath, type Route } from './route';
import { requireSameOrigin } from './same-origin';
import { addMissing, dataPolicy, securityHeaders } from './security-headers';

/** What the router uses of the platform's context. */
export interface PlatformContext {
  ip?: string;
  requestId?: string;
}

/** Store calls of one request together may take so long: within 10 s every request has its answer. */
const storeMilliseconds = 9_000;

type Handler = (request: Request, context?: PlatformContext) => Promise<Response>;
interface Match {
  route: Route;
  values: Record<string, string>;
}

function matches(routes: readonly Route[], pathname: string): Match[] {
  return routes.flatMap((route) => {
    const values = matchPath(route.path, pathname);
    return values ? [{ route, values }] : [];
  });
}

/**
 * The path that the client asked for. After a 403 or 404 the local server asks again for `x.html` and
 * `x/index.html`, and answers with the last: that has to be the first answer.
 */
function askedPath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?:\/index)?\.html?$/, '');
}

function allowed(found: Match[]): string {
  const methods = found.map(({ route }) => route.method);
  return ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', ');
}

function choose(routes: readonly Route[], request: Request): Match | Response {
  const found = matches(routes, askedPath(request));
  if (found.length === 0) throw new Problem(404, 'There is no such address in this API.');
  const allow = allowed(found);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = found.find(({ route }) => route.method === method);
  if (!match) {
    throw new Problem(405, `This address does not take ${request.method}. It takes: ${allow}.`, {
      headers: { allow },
    });
  }
  return match;
}

async function answer(
  { route, values }: Match,
  request: Request,
  context: { ip: string | undefined; requestId: string },
): Promise<Response> {
  if (route.method !== 'GET') requireSameOrigin(request);
  const call: Call = {
    request,
    ids: checkIds(values),
    address: context.ip,
    requestId: context.requestId,
    session: sessionOnce(request),
  };
  if (route.guarded) await requireSession(call);
  return route.run(call);
}

/** The one place that answers errors; what is our own fault is logged once, with the id that the client sees. */
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

function finish(response: Response, request: Request, requestId: string): Response {
  const headers = new Headers(response.headers);
  addMissing(headers, {
    ...securityHeaders,
    'content-security-policy': dataPolicy,
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status: response.status, headers });
}

/**
 * Makes a function's handler from its table. Throws nothing: every answer, errors included, carries
 * the security headers and the request id.
 */
export function serve(routes: readonly Route[]): Handler {
  return async (request, context = {}) => {
    const requestId = context.requestId ?? crypto.randomUUID();
    const platform = { ip: context.ip, requestId };
    try {
      const match = choose(routes, request);
      if (match instanceof Response) return finish(match, request, requestId);
      const response = await withinTime(match.route.milliseconds ?? storeMilliseconds, () =>
        answer(match, request, platform),
      );
      return finish(response, request, requestId);
    } catch (thrown) {
      return finish(answerError(thrown, request, requestId), request, requestId);
    }
  };
}
