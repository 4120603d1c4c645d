import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { copySite } from '../../../scripts/gate/copy.ts';
import { buildSite } from '../../../scripts/local-site/build.ts';
import { setUpOperator } from '../../../scripts/setup/credentials.ts';
import { startWarmSite } from '../site/start';
import { operator, setupCode, siteEnvironment } from './operator';

/** The address that the tested site is built for: no test goes there. */
const publicAddress = 'https://homes.example';

/**
 * Builds the site once, as `npm start` does, and loads the sample data into a folder that every worker copies for
 * the site of its own (`setup/worker-site.ts`).
 */
export default async function startTests(): Promise<void> {
  const directory = copySite();
  const gate = path.dirname(directory);
  const [sampleStore, workerStores] = ['sample-store', 'worker-stores'].map((name) => {
    const folder = path.join(gate, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return folder;
  }) as [string, string];
  const log = path.join(gate, 'site.log');
  await buildSite({ directory, environment: { SITE_URL: publicAddress }, logFile: log });
  Object.assign(process.env, {
    SITE_URL: publicAddress,
    SITE_DIRECTORY: directory,
    SAMPLE_STORE: sampleStore,
    WORKER_STORES: workerStores,
  });
  const environment = siteEnvironment('http://127.0.0.1:9');
  const site = await startWarmSite(directory, sampleStore, environment);
  await setUpOperator(site.address, operator, setupCode);
  await loadDemo({
    baseUrl: site.address,
    ...operator,
    properties: null,
    markerPath: path.join(sampleStore, 'loaded.json'),
    log: () => undefined,
  });
  await site.stop();
}
