import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const stamp = path.join(root, 'node_modules', '.installed');
/** Is there only when the packages of `devDependencies` were installed, by whichever command. */
const testTool = path.join(root, 'node_modules', 'vitest');

const flags = {
  site: ['--omit=dev'],
  // Said, because npm leaves them out where NODE_ENV is production.
  all: ['--include=dev'],
};

/**
 * What to install: `site` (what builds and serves the site), `all` (the tools of the tests too), or `null` when
 * nothing is missing. Test tools that are there stay there.
 *
 * @param {{ stamp: string, lockHash: string, hasTestTools: boolean, withTestTools: boolean }} state
 * @returns {'site' | 'all' | null}
 */
export function missingPackages({ stamp: before, lockHash, hasTestTools, withTestTools }) {
  const [extent, hash] = before.split(' ');
  if (hash === lockHash && (extent === 'all' || !withTestTools)) return null;
  return withTestTools || hasTestTools ? 'all' : 'site';
}

/**
 * Installs the packages of the lock file unless exactly these are installed already: those that build and serve the
 * site, and `withTestTools` those of the tests, lint and benches too.
 */
export function ensureInstalled({ withTestTools = false } = {}) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  const extent = missingPackages({
    stamp: existsSync(stamp) ? readFileSync(stamp, 'utf8') : '',
    lockHash,
    hasTestTools: existsSync(testTool),
    withTestTools,
  });
  if (extent === null) return;
  console.log('Installing packages (about two minutes the first time) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of another system, which a
  // registry may not have. Both take the locked versions; this one leaves the lock file as it is.
  const npm = spawnSync(
    'npm',
    [
      ...['install', ...flags[extent], '--no-save', '--no-audit', '--no-fund'],
      ...['--no-progress', '--loglevel=error'],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) {
    throw new Stop(
      'The packages could not be installed. Check the internet connection and the messages above, then run the command again.',
    );
  }
  writeFileSync(stamp, `${extent} ${lockHash}`);
}
