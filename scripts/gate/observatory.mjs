import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const directory = path.join(root, '.gate', 'observatory');
const packageDirectory = path.join(directory, 'node_modules', name);

/**
 * Mozilla's Observatory is a service with a database driver, and its install script downloads lists.
 * The site needs none of it, so the package is not a dependency: it is installed beside the gate's other
 * files, without scripts, the first time it is asked for.
 */
function install() {
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

/** Replaces the list of preloaded domains that the install script would download: this site is not on it. */
function writeEmptyPreloadList() {
  const configuration = path.join(packageDirectory, 'conf');
  mkdirSync(configuration, { recursive: true });
  writeFileSync(path.join(configuration, 'hsts-preload.json'), '{}');
}

const load = (file) => import(pathToFileURL(path.join(packageDirectory, 'src', file)).href);

/** The certificate and the redirect from http come from the host; the rules get them as they are there. */
function requestsFor({ Requests, parseHttpEquivHeaders }, { status, headers, body, cors }) {
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

/**
 * Grades an answer by the Observatory's own rules: the score, and what each rule found.
 *
 * @param {{ status: number, headers: Record<string, string>, body: string, cors: { status: number, headers: Record<string, string> } }} answer
 * @returns {Promise<{ score: number, found: { rule: string, result: string, modifier: number }[] }>}
 */
export async function gradeAnswer(answer) {
  install();
  writeEmptyPreloadList();
  const [types, { parseHttpEquivHeaders }, { ALL_TESTS }, grader, charts] = await Promise.all(
    ['types.js', 'retriever/utils.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'].map(
      load,
    ),
  );
  const requests = requestsFor({ ...types, parseHttpEquivHeaders }, answer);
  const found = ALL_TESTS.map((rule) => {
    const { constructor, result } = rule(requests);
    return { rule: constructor.name, result, modifier: grader.getScoreModifier(result) };
  });
  const sum = (modifiers) => modifiers.reduce((total, { modifier }) => total + modifier, 100);
  const strict = sum(found.filter(({ modifier }) => modifier < 0));
  // Extra credit counts only for answers that are good without it.
  const score = strict >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(found) : strict;
  return { score, found };
}
