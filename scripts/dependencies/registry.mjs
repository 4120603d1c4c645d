import { execFile } from 'node:child_process';
import pMap from 'p-map';
import { root } from '../setup/root.mjs';

const seconds = 60;

/** What npm prints as JSON, also when it fails; `null` when it prints none. */
function askNpm(words) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const settings = {
    cwd: root,
    timeout: seconds * 1_000,
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  };
  return new Promise((resolve) => {
    execFile(npm, [...words, '--json', '--fetch-retries=1'], settings, (_error, output) => {
      try {
        resolve(JSON.parse(output));
      } catch {
        resolve(null);
      }
    });
  });
}

/**
 * The registry's answers about packages, by name; one that could not be had holds an `error`, or is `null`.
 *
 * @param {string[]} names @returns {Promise<Map<string, unknown>>}
 */
export async function askRegistry(names) {
  const answers = await pMap(
    names,
    async (name) => [name, await askNpm(['view', name, 'time', 'version'])],
    { concurrency: 4 },
  );
  return new Map(answers);
}

/** The numbers of known vulnerabilities by severity, or `null` when their service cannot be reached. */
export async function askAudit() {
  const answer = await askNpm(['audit']);
  return answer?.metadata?.vulnerabilities ?? null;
}
