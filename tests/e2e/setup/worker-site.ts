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

/** Starts a site for this worker as `npm start` serves it, with the sample data, and sets `SITE_ADDRESS`. */
export async function useSite(worker: number): Promise<() => Promise<void>> {
  const store = path.join(setting('WORKER_STORES'), String(worker));
  cpSync(setting('SAMPLE_STORE'), store, { recursive: true });
  const environment = siteEnvironment(await mailService.start());
  const site = await startWarmSite(setting('SITE_DIRECTORY'), store, environment);
  process.env.SITE_ADDRESS = site.address;
  return async () => {
    await site.stop();
    rmSync(store, { recursive: true });
    await mailService.stop();
  };
}
