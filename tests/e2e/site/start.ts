import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';

/** The name by which the platform's local server keeps the data of a site that is not linked. */
const siteId = 'unlinked';

export interface WarmSite {
  address: string;
  stop: () => Promise<void>;
}

/** Serves a built site, with its functions loaded once, on a store of its own. */
export async function startWarmSite(
  directory: string,
  storeDirectory: string,
  environment: NodeJS.ProcessEnv,
): Promise<WarmSite> {
  const log = openSync(path.join(path.dirname(directory), 'warm-sites.log'), 'a');
  const child = fork(path.resolve('tests/e2e/site/serve.ts'), [directory, storeDirectory, siteId], {
    // As on the platform's local server: a production build without purging.
    env: { ...process.env, ...environment, CONTEXT: 'production', NETLIFY_LOCAL: 'true' },
    stdio: ['ignore', log, log, 'ipc'],
    execArgv: [],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await Promise.race([
    new Promise<string>((resolve) =>
      child.once('message', (text) => {
        if (typeof text === 'string') resolve(text);
      }),
    ),
    ended.then(() => {
      throw new Error('The site of the tests did not start: see .gate/warm-sites.log.');
    }),
  ]);
  return {
    address,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
