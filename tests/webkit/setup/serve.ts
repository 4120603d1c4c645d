import type { TestProject } from 'vitest/node';
import { requireTestedSite } from '../../../scripts/gate/tested-site.ts';
import { serveTestedSite } from '../../support/site/serve';
import { type Driver, startDriver } from './driver';
import { watchSite } from './watched-site';

declare module 'vitest' {
  interface ProvidedContext {
    watchedSite: string;
    driver: Driver;
  }
}

/** Serves the tested site, and starts what drives the browser, for all files of this folder. */
export default async function startTests(project: TestProject): Promise<() => Promise<void>> {
  const { driver, stop: stopDriver } = await startDriver();
  await requireTestedSite();
  const stopSite = await serveTestedSite('webkit', 'http://127.0.0.1:9');
  const watched = await watchSite(process.env.SITE_ADDRESS ?? '');
  project.provide('watchedSite', watched.address);
  project.provide('driver', driver);
  return async () => {
    stopDriver();
    watched.stop();
    await stopSite();
  };
}
