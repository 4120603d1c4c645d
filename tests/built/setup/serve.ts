import type { TestProject } from 'vitest/node';
import { requireTestedSite } from '../../../scripts/gate/tested-site.ts';
import { serveTestedSite } from '../../support/site/serve';

declare module 'vitest' {
  interface ProvidedContext {
    siteAddress: string;
  }
}

/** Serves the tested site for all files of this folder; none of them changes what another asks. */
export default async function serveForTests(project: TestProject): Promise<() => Promise<void>> {
  await requireTestedSite();
  const stop = await serveTestedSite('built', 'http://127.0.0.1:9');
  project.provide('siteAddress', process.env.SITE_ADDRESS ?? '');
  return stop;
}
