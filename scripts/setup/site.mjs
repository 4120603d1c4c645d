import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { passEnquiries } from './enquiry-lines.mjs';
import { freePort } from './port.mjs';
import { root, toolEnvironment } from './root.mjs';
import { Stop } from './say.mjs';

const startMilliseconds = 240_000;

async function answers(address) {
  try {
    const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Builds the site in `directory` and serves it with its functions, pages and store on `port`.
 * The output of the tools goes to `log`; what the site itself prints about enquiries is passed on to `onEnquiry`, line by line.
 * Resolves once the health call succeeds; throws a clear sentence when the build fails.
 */
export async function serveSite({ directory, port, environment = {}, log, onEnquiry = () => {} }) {
  const address = `http://localhost:${port}`;
  const output = createWriteStream(log);
  const child = spawn(
    'node',
    [
      '--import',
      new URL('local-store.mjs', import.meta.url).href,
      path.join(root, 'node_modules', 'netlify-cli', 'bin', 'run.js'),
      'serve',
      '--offline',
      '--internal-disable-edge-functions',
      '--port',
      String(port),
      // Avoids the default port, which two sites started at the same time would both take.
      '--staticServerPort',
      String(await freePort()),
    ],
    {
      cwd: directory,
      env: toolEnvironment({ SITE_URL: address, ...environment }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that ending the site ends all that it started.
      detached: process.platform !== 'win32',
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(output, { end: false });
    passEnquiries(stream, onEnquiry);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let running = true;
  void ended.then(() => (running = false));

  async function stop() {
    if (!running) return;
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, wait(5_000)]);
    if (running && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  }

  const deadline = Date.now() + startMilliseconds;
  while (!(await answers(address))) {
    if (!running)
      throw new Stop(`The site could not be built. What went wrong is at the end of ${log}.`);
    if (Date.now() > deadline) {
      await stop();
      throw new Stop(`The site did not answer within four minutes. What it said is in ${log}.`);
    }
    await wait(300);
  }
  return { address, stop, ended };
}
