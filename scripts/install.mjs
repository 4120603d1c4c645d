/**
 * Installs what is missing, on the machine's own Node, before the command that npm runs next on the project's own:
 * what builds and serves the site, with `--all` also the tools of tests, lint and benches.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** Holds the hash of the lock file whose packages are installed. */
const stamp = path.join(root, 'node_modules', '.installed');

const lock = readFileSync(path.join(root, 'package-lock.json'));
const lockHash = createHash('sha256').update(lock).digest('hex');
const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;
/** Whichever command has installed them, they stay. */
const hasTools = existsSync(path.join(root, 'node_modules', 'vitest'));
const wantsTools = process.argv.includes('--all');

if (!isCurrent || (wantsTools && !hasTools)) {
  console.log('Installing packages (about two minutes the first time) …');
  rmSync(stamp, { force: true });
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of another system, which a
  // registry may not have. Both take the locked versions; this one leaves the lock file as it is.
  const { status } = spawnSync(
    'npm',
    [
      'install',
      // Without it npm leaves the tools out where NODE_ENV is production.
      wantsTools || hasTools ? '--include=dev' : '--omit=dev',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status === 0) writeFileSync(stamp, lockHash);
  else {
    console.error(
      'The packages could not be installed. Check the internet connection and the messages above, then run the command again.',
    );
    process.exitCode = 1;
  }
}
