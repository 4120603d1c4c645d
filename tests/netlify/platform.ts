import { URLPattern } from 'node:url';
import type { Config } from '@netlify/functions';
import * as auth from '../../netlify/functions/auth';
import * as company from '../../netlify/functions/company';
import * as image from '../../netlify/functions/image';
import * as mail from '../../netlify/functions/mail';
import * as office from '../../netlify/functions/office';
import * as property from '../../netlify/functions/property';
import * as spreadsheet from '../../netlify/functions/spreadsheet';
import type { Handler, serve } from '../../src/server/http/router';

interface FunctionModule {
  config: Config;
  default: ReturnType<typeof serve>;
}

/** Every function that answers requests, by the name of its file. */
export const functions: Record<string, FunctionModule> = {
  auth,
  company,
  image,
  mail,
  office,
  property,
  spreadsheet,
};

/** The rows of all route tables. */
export const routes = Object.values(functions).flatMap((one) => one.default.routes);

function isFor({ config }: FunctionModule, path: string): boolean {
  return [config.path ?? []]
    .flat()
    .some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
}

/** The function that the platform calls for a path; throws unless it is exactly one. */
export function functionFor(path: string): Handler {
  const [found, ...others] = Object.values(functions).filter((each) => isFor(each, path));
  if (!found || others.length > 0) throw new Error(`Not one function for ${path}`);
  return found.default;
}
