import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { passEnquiries } from '../setup/enquiry-lines.mjs';
import { toolEnvironment } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/**
 * @typedef {object} Site
 * @property {string} address
 * @property {() => Promise<void>} stop
 * @property {number | undefined} pid of its process, which holds the store too
 * @property {Promise<void>} ended
 */

/**
 * Serves a built site: its files, functions and pages, an image service and a store, in one process. Its output is
 * added to `log`; what it prints about enquiries is passed on to `onEnquiry`, line by line.
 *
 * @param {object} options
 * @param {string} options.directory of the built site
 * @param {string} [options.store] the folder of its data
 * @param {string} [options.pictures] the folder of its encoded pictures
 * @param {number} [options.port] 0: any that is free
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {string} options.log
 * @param {(line: string) => void} [options.onEnquiry]
 * @param {boolean} [options.isEveryCallFromElsewhere]
 * @returns {Promise<Site>}
 */
export async function startSite({ directory, environment, log, onEnquiry = () => {}, ...given }) {
  const settings = {
    directory,
    store: given.store ?? path.join(directory, '.netlify', 'blobs-serve'),
    pictures: given.pictures ?? path.join(directory, '.netlify', 'pictures'),
    port: given.port ?? 0,
    isEveryCallFromElsewhere: given.isEveryCallFromElsewhere ?? false,
  };
  const file = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(settings)], {
    // As on the platform's local server: a production build without purging.
    env: toolEnvironment({ ...environment, CONTEXT: 'production', NETLIFY_LOCAL: 'true' }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    // The project's own, which reads TypeScript.
    execPath: 'node',
  });
  const output = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(output, { end: false });
    if (stream) passEnquiries(stream, onEnquiry);
  }
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  const address = await Promise.race([
    /** @type {Promise<string>} */ (new Promise((resolve) => child.once('message', resolve))),
    ended.then(() => {
      throw new Stop(`The site did not start. What went wrong is at the end of ${log}.`);
    }),
  ]);
  return {
    address,
    pid: child.pid,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
    ended,
  };
}
