import { cpSync, rmSync } from 'node:fs';
import type { Options } from '../../../scripts/local-site/start.ts';
import { siteEnvironment } from './operator';
import { startWarmSite } from './start';
import { publicAddress, sampleStore, siteDirectory } from './tested-site';

/** Serves the tested site on a copy of its data, which goes when it stops; sets `SITE_ADDRESS` and `SITE_URL`. */
export async function serveTestedSite(
  name: string,
  mailAddress: string,
  more: Partial<Options> = {},
): Promise<() => Promise<void>> {
  const store = `${sampleStore}-${name}`;
  rmSync(store, { recursive: true, force: true });
  cpSync(sampleStore, store, { recursive: true });
  const environment = siteEnvironment(mailAddress);
  const site = await startWarmSite(siteDirectory, store, environment, {
    ...more,
    onBuildAsked: () => undefined,
  });
  Object.assign(process.env, { SITE_ADDRESS: site.address, SITE_URL: publicAddress });
  return async () => {
    await site.stop();
    rmSync(store, { recursive: true });
  };
}
