import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startWarmSite } from '../site/start';
import { mailService } from './mailbox';
import { siteEnvironment } from './operator';
import { startPlatformSite } from './platform-site';

const setting = (name: string) => {
  const text = process.env[name];
  if (text === undefined) throw new Error(`${name} is not set: the global setup has not run.`);
  return text;
};

/** What a site of these tests is told, with a mail service of this worker. */
const startMail = async () =>
  siteEnvironment(await mailService.start(), setting('SITE_PASSWORD_HASH'));

/** Gives this worker the site as the platform's own local server serves it. */
async function usePlatformSite(): Promise<() => Promise<void>> {
  const environment = { ...(await startMail()), SITE_URL: setting('SITE_URL') };
  const site = await startPlatformSite(environment);
  cpSync(setting('SAMPLE_STORE'), site.store, { recursive: true });
  process.env.SITE_ADDRESS = site.address;
  process.env.BLOBS_DIRECTORY = site.store;
  return async () => {
    await site.stop();
    await mailService.stop();
  };
}

/** Gives this worker a site of its own as `npm start` serves it, with the sample data. */
async function useOwnSite(worker: number): Promise<() => Promise<void>> {
  const store = path.join(setting('WORKER_STORES'), String(worker));
  cpSync(setting('SAMPLE_STORE'), store, { recursive: true });
  const site = await startWarmSite(setting('SITE_DIRECTORY'), store, await startMail());
  process.env.SITE_ADDRESS = site.address;
  process.env.BLOBS_DIRECTORY = store;
  return async () => {
    await site.stop();
    rmSync(store, { recursive: true });
    await mailService.stop();
  };
}

/** Starts the site that a worker's tests use, and sets `SITE_ADDRESS`. */
export function useSite(project: string, worker: number): Promise<() => Promise<void>> {
  return project === 'platform' ? usePlatformSite() : useOwnSite(worker);
}
