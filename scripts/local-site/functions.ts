/** Which function of a built site answers a request, by the routes that its build wrote down. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mainFile, unpackedFunctions } from './unpack.ts';

type Handler = (request: Request, context: object) => Promise<Response | undefined>;

interface BuiltFunction {
  name: string;
  priority: number;
  /** When the platform calls it; only such a function has no route. */
  schedule?: string;
  routes?: { expression?: string; literal?: string; prefer_static?: boolean }[];
}

export interface Match {
  name: string;
  /** Whether a static file at the same address takes precedence. */
  isAfterFiles: boolean;
}

/**
 * The functions of a built site as its own build bundled and routed them, each loaded once. The
 * platform's local server starts a function again for every call, which takes about 450 ms.
 */
export class Functions {
  readonly #directory: string;
  readonly #functions: BuiltFunction[];
  readonly #handlers = new Map<string, Promise<Handler>>();

  constructor(directory: string) {
    this.#directory = unpackedFunctions(directory);
    const manifest = path.join(directory, '.netlify', 'functions', 'manifest.json');
    const built = JSON.parse(readFileSync(manifest, 'utf8')) as { functions: BuiltFunction[] };
    this.#functions = built.functions.toSorted((one, other) => other.priority - one.priority);
  }

  /** The function that an address is routed to; null where none is. */
  match(pathname: string): Match | null {
    for (const { name, schedule, routes = [] } of this.#functions) {
      // Scheduled functions can be called at this path, as on the platform's local server.
      if (schedule !== undefined && pathname === `/.netlify/functions/${name}`)
        return { name, isAfterFiles: false };
      const route = routes.find(({ expression, literal }) =>
        expression === undefined ? literal === pathname : new RegExp(expression).test(pathname),
      );
      if (route) return { name, isAfterFiles: route.prefer_static === true };
    }
    return null;
  }

  /** Calls a function as the platform does. */
  async call(name: string, request: Request, ip: string): Promise<Response> {
    const handler = this.#handlers.get(name) ?? this.#load(name);
    this.#handlers.set(name, handler);
    const waitUntil = (work: Promise<unknown>) => void work.catch(console.error);
    const context = { ip, params: {}, waitUntil, next: () => undefined };
    return (await (await handler)(request, context)) ?? new Response(null, { status: 204 });
  }

  async #load(name: string): Promise<Handler> {
    const file = mainFile(path.join(this.#directory, name));
    const module = (await import(pathToFileURL(file).href)) as { default: Handler };
    return module.default;
  }
}
