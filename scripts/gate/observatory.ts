import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.ts';
import { Stop } from '../setup/say.mjs';

const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const directory = path.join(root, '.gate', 'observatory');
const packageDirectory = path.join(directory, 'node_modules', name);

/** An answer as a browser gets it. */
export interface GradedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the site answers to a preflight from another site. */
  cors: { status: number; headers: Record<string, string> };
}

interface Requests {
  resources: Record<string, unknown>;
  responses: Record<string, unknown>;
  session: unknown;
}

/** What is used of the package, which has no types. */
interface Observatory {
  Requests: new (host: string) => Requests;
  parseHttpEquivHeaders: (body: string, address: string) => unknown;
  ALL_TESTS: ((requests: Requests) => { constructor: { name: string }; result: string })[];
  getScoreModifier: (result: string) => number;
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

/**
 * Mozilla's Observatory is a service with a database driver, and its install script downloads lists.
 * The site needs none of it, so the package is not a dependency: it is installed beside the gate's other
 * files, without scripts, the first time it is asked for.
 */
function install(): void {
  if (existsSync(path.join(packageDirectory, 'package.json'))) return;
  mkdirSync(directory, { recursive: true });
  const words = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', directory];
  const { status } = spawnSync('npm', ['install', ...words, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Stop(
      `${name}@${version} could not be installed. Check the connection and run again.`,
    );
}

/** Its parts, without the list of preloaded domains that the install script would download: this site is not on it. */
async function load(): Promise<Observatory> {
  install();
  const configuration = path.join(packageDirectory, 'conf');
  mkdirSync(configuration, { recursive: true });
  writeFileSync(path.join(configuration, 'hsts-preload.json'), '{}');
  const files = ['types', 'retriever/utils', 'constants', 'grader/grader', 'grader/charts'];
  const modules: unknown[] = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(path.join(packageDirectory, 'src', `${file}.js`)).href),
    ),
  );
  return Object.assign({}, ...modules) as Observatory;
}

/** The certificate and the redirect from http come from the host; the rules get them as they are there. */
function requestsFor(
  { Requests, parseHttpEquivHeaders }: Observatory,
  { status, headers, body, cors }: GradedAnswer,
): Requests {
  const host = 'homes.example';
  const secure = new URL(`https://${host}/`);
  const page = { status, headers, data: body, verified: true, request: { headers: {} } };
  const requests = new Requests(host);
  requests.resources.path = body;
  requests.responses.https = page;
  requests.responses.auto = { ...page, httpEquiv: parseHttpEquivHeaders(body, secure.href) };
  requests.responses.http = page;
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: secure, status },
  ];
  requests.responses.cors = { ...cors, verified: true, request: { headers: {} } };
  requests.session = { url: secure };
  return requests;
}

/** Grades an answer by the Observatory's own rules: the score, and what each rule found. */
export async function gradeAnswer(
  answer: GradedAnswer,
): Promise<{ score: number; found: { rule: string; result: string; modifier: number }[] }> {
  const observatory = await load();
  const requests = requestsFor(observatory, answer);
  const found = observatory.ALL_TESTS.map((rule) => {
    const { constructor, result } = rule(requests);
    return { rule: constructor.name, result, modifier: observatory.getScoreModifier(result) };
  });
  const sum = (modifiers: { modifier: number }[]) =>
    modifiers.reduce((total, { modifier }) => total + modifier, 100);
  const strict = sum(found.filter(({ modifier }) => modifier < 0));
  // Extra credit counts only for answers that are good without it.
  const score = strict >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(found) : strict;
  return { score, found };
}
