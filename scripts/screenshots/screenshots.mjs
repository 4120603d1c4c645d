/**
 * Photographs every page at 360, 768 and 1440 px into `.gate/screenshots`, on a site of its own with the
 * sample data, and renews the picture at the top of the README. Usage: npm run screenshots
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadDemo } from '../demo/load.mjs';
import { copySite } from '../gate/copy.mjs';
import { hashPassword } from '../hash-password.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { freePort } from '../setup/port.mjs';
import { root } from '../setup/root.mjs';
import { run } from '../setup/say.mjs';
import { serveSite } from '../setup/site.mjs';
import { enterBrowser } from '../site/browser.mjs';
import { signIn } from '../site/session.mjs';
import { adminPages, publicPages } from './pages.mjs';
import { readmePicture } from './readme-picture.mjs';
import { takeAll } from './take.mjs';

const operator = { username: 'admin', password: crypto.randomUUID() };

async function startSite() {
  const directory = copySite('screenshots-site');
  const site = await serveSite({
    directory,
    port: await freePort(),
    log: path.join(directory, 'site.log'),
    environment: {
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD_HASH: await hashPassword(operator.password),
    },
  });
  const markerPath = path.join(directory, 'demo-loaded.json');
  await loadDemo({
    baseUrl: site.address,
    ...operator,
    properties: null,
    markerPath,
    log: console.log,
  });
  return site;
}

async function photograph(address, folder) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
    await readmePicture(context, address, path.join(root, 'docs', 'site.jpg'));
    await takeAll(context, address, await publicPages(address), folder);
    await enterBrowser(context, address, await signIn(address, operator));
    await takeAll(context, address, await adminPages(address), folder);
  } finally {
    await browser.close();
  }
}

await run(async () => {
  ensureInstalled();
  const folder = path.join(root, '.gate', 'screenshots');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  const site = await startSite();
  try {
    await photograph(site.address, folder);
    console.log(`The pictures are in ${path.relative(root, folder)}; the README's is in docs.`);
  } finally {
    await site.stop();
  }
});
