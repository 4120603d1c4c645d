import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { copySite } from '../../../scripts/local-site/copy.ts';
import { buildSite } from '../../../scripts/local-site/build.ts';
import { localData, startLocalStore } from '../../../scripts/local-site/local-store.ts';
import { setUpOperator } from '../../../scripts/setup/credentials.ts';
import { firstValues } from '../../../src/content/company';
import { companyFields } from '../../../src/domain/company/fields';
import { companyId } from '../../../src/domain/company/record';
import { blankValues } from '../../../src/domain/field';
import { companyRecords } from '../../../src/server/records/company';
import { savedFacts } from './company';
import { writeDifferentPages } from './different-pages';
import { operator, setupCode, siteEnvironment } from './operator';
import { startWarmSite } from './start';
import { publicAddress, sampleStore } from './tested-site';

/**
 * Builds the tested site once, as `npm start` does, of what its company has saved, and loads the sample data into the
 * store that is copied for each process that serves it.
 */
export async function makeTestedSite(): Promise<void> {
  const directory = copySite();
  await saveCompany(localData(directory));
  const logFile = path.join(directory, '..', 'site.log');
  await buildSite({ directory, environment: { SITE_URL: publicAddress }, logFile });
  rmSync(sampleStore, { recursive: true, force: true });
  cpSync(localData(directory), sampleStore, { recursive: true });
  const site = await startWarmSite(directory, sampleStore, siteEnvironment('http://127.0.0.1:9'));
  try {
    await setUpOperator(site.address, operator, setupCode);
    await loadDemo({
      baseUrl: site.address,
      ...operator,
      properties: null,
      markerPath: path.join(sampleStore, 'loaded.json'),
      log: () => undefined,
    });
    process.env.SITE_ADDRESS = site.address;
    await writeDifferentPages(site.address);
  } finally {
    await site.stop();
  }
}

/** Saves the company's facts, as its form would before the first build. */
async function saveCompany(folder: string): Promise<void> {
  const store = await startLocalStore(folder);
  // As the code of a deployed site finds its store.
  process.env.CONTEXT = 'production';
  setEnvironmentContext(store.context);
  const facts = { ...blankValues(companyFields), ...firstValues, ...savedFacts };
  await companyRecords.create(facts, companyId);
  await store.stop();
  for (const name of ['CONTEXT', 'NETLIFY_BLOBS_CONTEXT'])
    Reflect.deleteProperty(process.env, name);
}
