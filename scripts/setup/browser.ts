/** Which browser the tests drive: one that is installed, or one that is installed for them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toolEnvironment } from './root.ts';
import { Stop } from './say.mjs';

/** In order of preference; `playwright.config.ts` says why. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed browser: the one that `CHROMIUM_PATH` names, else one in a usual place. */
export function installedBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (!wanted) return places.find((file) => existsSync(file));
  if (existsSync(wanted)) return wanted;
  throw new Stop(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
}

async function find(): Promise<string | undefined> {
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  // Late, since the settings of the browser tests import this file.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function succeeds(command: string, words: string[]): boolean {
  return spawnSync(command, words, { stdio: 'inherit', env: toolEnvironment() }).status === 0;
}

function installFromDebian(): boolean {
  const apt = (...words: string[]) =>
    process.getuid?.() === 0
      ? succeeds('apt-get', ['-qq', ...words])
      : succeeds('sudo', ['-n', 'apt-get', '-qq', ...words]);
  const install = (name: string) =>
    apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  return (
    existsSync('/usr/bin/apt-get') &&
    apt('update') &&
    (install('chromium-headless-shell') || install('chromium'))
  );
}

/** The path of a Chromium; installs one where there is none (Debian's package, else Playwright's own). */
export async function ensureBrowser(): Promise<string> {
  const found = await find();
  if (found !== undefined) return found;
  console.log('Installing a browser for the tests …');
  if (!installFromDebian()) succeeds('playwright', ['install', 'chromium']);
  const installed = await find();
  if (installed !== undefined) return installed;
  throw new Stop(
    'The tests need a browser and none could be installed. Install Chromium or Chrome and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
