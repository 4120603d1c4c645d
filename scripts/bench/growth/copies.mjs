import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, toolEnvironment } from '../../setup/root.mjs';

const work = path.join(root, '.gate', 'growth');
const atExit = pathToFileURL(path.join(import.meta.dirname, 'at-exit.mjs')).href;
const costsOf = (name) => path.join(work, `${name}.json`);
const measured = (name) => ({ NODE_OPTIONS: `--import=${atExit}`, BENCH_COSTS: costsOf(name) });
const read = (name) => JSON.parse(readFileSync(costsOf(name), 'utf8'));

/** Runs a script of the project against a site; rejects where it fails. */
async function runScript(script, given) {
  const child = spawn('node', [path.join(root, 'scripts', script), ...given], {
    env: toolEnvironment(measured('script')),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

/**
 * What the download of a store's newest backup costs, its restore into an empty site, and a restore that finds
 * everything there: seconds and memory of the script, calls and memory of the site, its store included.
 *
 * @param {(store: string, more?: NodeJS.ProcessEnv) => Promise<{ address: string, stop: () => Promise<void> }>} serve
 * @param {string} store its folder
 */
export async function measureCopies(serve, store) {
  const file = path.join(work, 'backup.ndjson.gz');
  const empty = path.join(work, 'empty');
  rmSync(empty, { recursive: true, force: true });
  mkdirSync(empty, { recursive: true });

  async function run(folder, script, given) {
    const site = await serve(folder, { ...measured('site'), BENCH_STORE: 'yes' });
    const start = performance.now();
    await runScript(script, given(site.address)).finally(() => site.stop());
    const ms = performance.now() - start;
    const { requests, peak } = read('script');
    const { calls, read: readBytes, written, peak: sitePeak } = read('site');
    return { ms, calls, read: readBytes, written, requests, peak, sitePeak };
  }
  const restoreTo = (address) => [file, '--to', address, '--yes'];
  const download = await run(store, 'backup.mjs', (address) => [address, file]);
  return {
    'download of the backup': download,
    'its file': { bytes: statSync(file).size },
    'restore into an empty site': await run(empty, 'restore.mjs', restoreTo),
    'restore where all is there': await run(empty, 'restore.mjs', restoreTo),
  };
}
