import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copySite } from '../../../scripts/gate/copy.mjs';
import { freePort } from '../../../scripts/setup/port.mjs';
import { root, toolEnvironment } from '../../../scripts/setup/root.mjs';

const startMilliseconds = 240_000;

async function isUp(address: string): Promise<boolean> {
  const call = fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) });
  return call.then(
    ({ ok }) => ok,
    () => false,
  );
}

export interface PlatformSite {
  address: string;
  store: string;
  stop: () => Promise<void>;
}

/**
 * Builds and serves a copy of the site by the platform's own local server: its routing, its runtime of functions, its
 * headers. It is slow, and one bad request ends it (`npm start` serves by `scripts/local-site`).
 */
export async function startPlatformSite(environment: NodeJS.ProcessEnv): Promise<PlatformSite> {
  const directory = copySite('platform-site');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const log = path.join(path.dirname(directory), 'platform-site.log');
  const child = spawn(
    'node',
    [
      ...['--import', path.join(root, 'scripts', 'setup', 'local-store.mjs')],
      ...[path.join(root, 'node_modules', 'netlify-cli', 'bin', 'run.js'), 'serve'],
      ...['--offline', '--internal-disable-edge-functions', '--port', String(port)],
      // Avoids the default port, which two sites started at the same time would both take.
      ...['--staticServerPort', String(await freePort())],
    ],
    {
      cwd: directory,
      env: toolEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that ending the site ends all that it started.
      detached: true,
    },
  );
  const output = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function stop(): Promise<void> {
    if (hasEnded() || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, wait(5_000)]);
    if (!hasEnded()) process.kill(-child.pid, 'SIGKILL');
  }

  const deadline = Date.now() + startMilliseconds;
  while (!(await isUp(address))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`The platform’s local server did not start: see ${log}.`);
    }
    await wait(300);
  }
  return { address, store: path.join(directory, '.netlify', 'blobs-serve'), stop };
}
