import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startWarmSite } from '../site/start';
import { mailService } from './mailbox';
import { siteEnvironment } from './operator';

const setting = (name: string) => {
  const text = process.env[name];
  if (text === undefined) throw new Error(`${name} is not set: the global setup has not run.`);
  return text;
};

/** Points this worker at the site served as by `npm start`, which only one worker uses. */
async function useServedSite(): Promise<() => Promise<void>> {
  await mailService.start(Number(setting('SERVED_MAIL_PORT')));
  process.env.SITE_ADDRESS = setting('SERVED_ADDRESS');
  process.env.BLOBS_DIRECTORY = setting('SERVED_STORE');
  return () => mailService.stop();
}

/** Gives this worker a site of its own, with the sample data. */
async function useWarmSite(worker: number): Promise<() => Promise<void>> {
  const store = path.join(setting('WORKER_STORES'), String(worker));
  cpSync(setting('SAMPLE_STORE'), store, { recursive: true });
  const environment = siteEnvironment(await mailService.start(), setting('SITE_PASSWORD_HASH'));
  const site = await startWarmSite(setting('SITE_DIRECTORY'), store, environment);
  process.env.SITE_ADDRESS = site.address;
  process.env.BLOBS_DIRECTORY = store;
  return async () => {
    await site.stop();
    rmSync(store, { recursive: true });
    await mailService.stop();
  };
}

/** Starts or finds the site that a worker's tests use, and sets `SITE_ADDRESS`. */
export function useSite(project: string, worker: number): Promise<() => Promise<void>> {
  return project === 'served' ? useServedSite() : useWarmSite(worker);
}
