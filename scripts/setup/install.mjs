import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const stamp = path.join(root, 'node_modules', '.installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the packages of the lock file unless exactly these are installed already. */
export function ensureInstalled() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (about two minutes the first time) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of another system, which a
  // registry may not have. Both take the locked versions; this one leaves the lock file as it is.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
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
  writeFileSync(stamp, hash);
}
