/**
 * Whether a site has to be built again, and the build itself by the platform's tool, with the local store in place of the
 * platform's.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { factsFileIn } from '../setup/facts-file.mjs';
import { root, toolEnvironment } from '../setup/root.ts';
import { Stop } from '../setup/say.mjs';
import { localData, startLocalStore } from './local-store.ts';
import { unpackFunctions } from './unpack.ts';

/** All that a build reads; a folder counts with everything in it. */
const inputs = [
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  'src',
  'netlify',
  'public',
  'scripts/build',
  'demo/company.json',
];
const variables = /^(SITE_URL|URL|CONTEXT|NODE_ENV|COMPANY_FACTS|PUBLIC_.*)$/;

/** Holds the key of the last complete build, in a folder that each new build empties. */
const stampFile = (site: string) => path.join(site, '.netlify', 'build', 'inputs');

function filesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(file, name))
    .filter((one) => statSync(one).isFile())
    .sort();
}

/** Changes with everything that goes into a build: its files, with the list of packages, and what the environment says. */
export function buildKey(site: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => filesIn(path.join(site, input)));
  // The build itself writes the facts.
  for (const file of files.filter((one) => one !== factsFileIn(site))) {
    const content = readFileSync(file);
    hash.update(`\n${path.relative(site, file)} ${content.length}\n`).update(content);
  }
  const names = Object.keys(environment).filter((name) => variables.test(name));
  for (const name of names.sort()) hash.update(`\n${name}=${environment[name] ?? ''}`);
  return hash.digest('hex');
}

/** Whether the last build is of these inputs, and whole. */
export function isBuilt(site: string, key: string): boolean {
  const stamp = stampFile(site);
  return (
    existsSync(path.join(site, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key
  );
}

/** Runs the platform's builder on a site, with the local store in place of the platform's; its exit code. */
async function runBuilder(
  directory: string,
  environment: NodeJS.ProcessEnv,
  logFile: string,
): Promise<unknown> {
  const output = createWriteStream(logFile);
  const store = await startLocalStore(localData(directory));
  const context = Buffer.from(JSON.stringify(store.context)).toString('base64');
  // The platform's builder alone, without its tool for the terminal, which is a third of all packages.
  const netlify = path.join(root, 'node_modules', '@netlify', 'build', 'bin.js');
  const tool = spawn('node', [netlify, '--offline'], {
    cwd: directory,
    env: toolEnvironment({ ...environment, NETLIFY_BLOBS_CONTEXT: context }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [tool.stdout, tool.stderr]) stream.pipe(output, { end: false });
  const status = await new Promise((resolve) => tool.once('close', resolve));
  await store.stop();
  await finished(output.end());
  return status;
}

interface Build {
  directory: string;
  environment: NodeJS.ProcessEnv;
  logFile: string;
  /** Builds although no input has changed: the saved data may have. */
  force?: boolean;
  /** Called when a build begins. */
  onBuild?: () => void;
}

/**
 * Builds a site as the platform does, unless nothing has changed since the last build. The tools' output goes to
 * `logFile`; throws a clear sentence when the build fails.
 */
export async function buildSite({
  directory,
  environment,
  logFile,
  force = false,
  onBuild = () => undefined,
}: Build): Promise<void> {
  const key = buildKey(directory, { ...process.env, ...environment });
  if (!force && isBuilt(directory, key)) return;
  onBuild();
  if ((await runBuilder(directory, environment, logFile)) !== 0)
    throw new Stop(`The site could not be built. What went wrong is at the end of ${logFile}.`);
  unpackFunctions(directory);
  writeFileSync(stampFile(directory), key);
}
