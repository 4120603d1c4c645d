import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../gate/copy.mjs';
import { buildSite } from '../../local-site/build.mjs';
import { startSite } from '../../local-site/start.mjs';
import { localCredentials } from '../../setup/credentials.mjs';
import { root } from '../../setup/root.mjs';
import { signIn } from '../../site/session.mjs';
import { filledStore } from './fill.mjs';

const work = path.join(root, '.gate', 'growth');

/** A copy of a filled store, to be changed; its etags are new, so that every record counts as changed. @param {number} count */
export async function copiedStore(count) {
  const copy = path.join(work, `copy-${count}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(await filledStore(count), copy, { recursive: true });
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
  return async (/** @type {string} */ store) => {
    const site = await startSite({ directory, store, environment, log });
    const { cookie } = await signIn(site.address, credentials);
    return { ...site, cookie };
  };
}
