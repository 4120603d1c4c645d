import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadDemo } from '../../../scripts/demo/load.mjs';
import { copySite } from '../../../scripts/gate/copy.mjs';
import { hashPassword } from '../../../scripts/hash-password.mjs';
import { freePort } from '../../../scripts/setup/port.mjs';
import { serveSite } from '../../../scripts/setup/site.mjs';
import { startWarmSite } from '../site/start';
import { operator, siteEnvironment } from './operator';

/** The address that the tested site is built for: no test goes there. */
const publicAddress = 'https://homes.example';

/**
 * Builds the site once, serves it as `npm start` does, and loads the sample data into its store and into
 * a folder that every worker copies for the site of its own (`setup/worker-site.ts`).
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const directory = copySite();
  const gate = path.dirname(directory);
  const [sampleStore, workerStores] = ['sample-store', 'worker-stores'].map((name) => {
    const folder = path.join(gate, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return folder;
  }) as [string, string];
  const servedMailPort = await freePort();
  const passwordHash = await hashPassword(operator.password);
  const environment = siteEnvironment(`http://127.0.0.1:${servedMailPort}`, passwordHash);
  const served = await serveSite({
    directory,
    port: await freePort(),
    log: path.join(gate, 'site.log'),
    environment: { ...environment, SITE_URL: publicAddress },
  });
  const warm = await startWarmSite(directory, sampleStore, environment);
  await loadDemo({
    baseUrl: warm.address,
    ...operator,
    properties: null,
    markerPath: path.join(sampleStore, 'loaded.json'),
    log: () => undefined,
  });
  await warm.stop();
  const servedStore = path.join(directory, '.netlify', 'blobs-serve');
  cpSync(sampleStore, servedStore, { recursive: true });
  Object.assign(process.env, {
    SITE_URL: publicAddress,
    SITE_DIRECTORY: directory,
    SITE_PASSWORD_HASH: passwordHash,
    SERVED_ADDRESS: served.address,
    SERVED_MAIL_PORT: String(servedMailPort),
    SERVED_STORE: servedStore,
    SAMPLE_STORE: sampleStore,
    WORKER_STORES: workerStores,
  });
  return () => served.stop();
}
