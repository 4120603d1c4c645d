import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../gate/copy.mjs';
import { buildSite } from '../../local-site/build.mjs';
import { startSite } from '../../local-site/start.mjs';
import { localCredentials } from '../../setup/credentials.mjs';
import { root } from '../../setup/root.mjs';
import { signIn } from '../../site/session.mjs';

const work = path.join(root, '.gate', 'growth');

/**
 * A copy of a kept store, to be changed; its etags are new, so that every record counts as changed.
 *
 * @param {string} folder
 */
export function copyOf(folder) {
  const copy = path.join(work, `copy-${path.basename(folder)}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Builds the production site in a folder of its own, beside that of a running `npm start`; returns how to serve it on a store. */
export async function builtSite() {
  const credentials = await localCredentials();
  if (credentials.password === null) throw new Error('Set DEMO_ADMIN_PASSWORD to sign in.');
  const url = 'http://localhost:8888';
  const environment = { SITE_URL: url, URL: url, ...credentials.environment };
  const directory = copySite('growth-site');
  const log = path.join(work, 'site.log');
  console.log('Building the site …');
  await buildSite({ directory, environment, log });
  return async (/** @type {string} */ store, /** @type {NodeJS.ProcessEnv} */ more = {}) => {
    const site = await startSite({
      directory,
      store,
      environment: { ...environment, ...more },
      log,
    });
    const { cookie } = await signIn(site.address, credentials);
    return { ...site, cookie };
  };
}
