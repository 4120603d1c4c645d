import { URLPattern } from 'node:url';
import type { Config } from '@netlify/functions';
import type { Handler, serve } from '../../src/server/http/router';

interface FunctionModule {
  config: Config;
  default: ReturnType<typeof serve>;
}

/** Every function that answers requests; the scheduled ones have no table. */
const functions = Object.values(
  import.meta.glob<FunctionModule>(
    ['../../netlify/functions/*.ts', '!../../netlify/functions/scheduled-*.ts'],
    { eager: true },
  ),
);

/** The rows of all route tables. */
export const routes = functions.flatMap((one) => one.default.routes);

function isFor({ config }: FunctionModule, path: string): boolean {
  return [config.path ?? []]
    .flat()
    .some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
}

/** The function that the platform calls for a path; throws unless it is exactly one. */
export function functionFor(path: string): Handler {
  const [found, ...others] = functions.filter((each) => isFor(each, path));
  if (!found || others.length > 0) throw new Error(`Not one function for ${path}`);
  return found.default;
}
