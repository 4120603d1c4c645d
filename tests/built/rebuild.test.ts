import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSiteWithRebuilds } from '../../scripts/local-site/rebuild.ts';
import { paths } from '../../src/paths';
import { siteEnvironment } from '../support/site/operator';
import { siteDirectory } from '../support/site/tested-site';

const build = vi.hoisted(() => vi.fn<(site: { directory: string }) => Promise<void>>());
// What a build makes of what was saved is asked by `company.test.ts`; here it is that the site goes over to it.
vi.mock('../../scripts/local-site/build.ts', () => ({ buildSite: build }));

it('npm start builds a site again when it asks for that, and serves the old one until then', async () => {
  const directory = mkdtempSync(path.join(path.dirname(siteDirectory), 'rebuilt-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const part of ['dist', 'netlify.toml', '.netlify'])
    cpSync(path.join(siteDirectory, part), path.join(directory, part), { recursive: true });
  const page = path.join(directory, 'dist', 'about.html');
  const said: string[] = [];
  const site = await startSiteWithRebuilds({
    directory,
    port: 0,
    environment: siteEnvironment('http://127.0.0.1:9'),
    buildEnvironment: {},
    logFile: path.join(directory, 'site.log'),
    say: (text) => said.push(text),
  });
  const ask = async (to: string, init?: RequestInit) => fetch(new URL(to, site.address), init);
  const readAbout = async () => (await ask(paths.about)).text();
  const before = await readAbout();
  build.mockImplementation(async () => {
    expect(await readAbout()).toBe(before);
    writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', ', as it is now</h1>'));
  });
  expect((await ask('/.netlify/build-hook', { method: 'POST' })).status).toBe(202);
  // For a moment nobody is at the address.
  await expect
    .poll(() => readAbout().catch(() => ''), { timeout: 60_000 })
    .toContain('as it is now');
  expect(build).toHaveBeenCalledOnce();
  expect(build.mock.calls[0]?.[0]).toMatchObject({ directory, force: true });
  expect(said.at(-1)).toBe('The site shows what is saved.');
  await site.stop();
});
