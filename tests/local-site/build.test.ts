import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildKey, isBuilt } from '../../scripts/local-site/build.ts';
import { useFolder } from '../support/use-folder';

const environment = { SITE_URL: 'http://localhost:8888', RESEND_API_KEY: 'one' };
const site = useFolder();

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(site.path, file)), { recursive: true });
  await writeFile(path.join(site.path, file), content);
}

beforeEach(async () => {
  await write('astro.config.mjs', 'export default {};');
  await write('src/pages/about.astro', '<h1>About</h1>');
  await write('public/assets/a.jpg', 'picture');
});

async function pretendBuild(key: string): Promise<void> {
  await write('dist/about.html', '<h1>About</h1>');
  await write('.netlify/build/inputs', key);
}

it('the key of a build stays the same while nothing of its inputs changes', async () => {
  const before = buildKey(site.path, environment);
  await write('dist/about.html', 'built');
  await write('.netlify/blobs-serve/entries/a', 'data');
  await write('demo/properties.json', '[]');
  await write('src/pages/about.astro', '<h1>About</h1>');
  expect(buildKey(site.path, { ...environment, RESEND_API_KEY: 'two' })).toBe(before);
});

it.each([
  ['a page', 'src/pages/about.astro', '<h1>About us</h1>'],
  ['the settings of the platform', 'netlify.toml', '[build]'],
  ['the packages', 'package-lock.json', '{}'],
  ['the variables', '.env', 'PUBLIC_CLOUDINARY_CLOUD_NAME=a'],
])('it changes with %s', async (_name, file, content) => {
  const before = buildKey(site.path, environment);
  await write(file, content);
  expect(buildKey(site.path, environment)).not.toBe(before);
});

it('a site counts as built by the key of its last complete build only', async () => {
  expect(isBuilt(site.path, 'key')).toBe(false);
  await pretendBuild('key');
  expect(isBuilt(site.path, 'key')).toBe(true);
  expect(isBuilt(site.path, 'other')).toBe(false);
  await rm(path.join(site.path, 'dist'), { recursive: true });
  expect(isBuilt(site.path, 'key')).toBe(false);
});
