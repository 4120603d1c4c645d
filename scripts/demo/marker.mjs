/**
 * Records what was loaded, beside the local store. The store's own list cannot tell: a property
 * that the operator deleted must not come back at the next start.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @typedef {{ state: 'loading' | 'complete', properties: string[], blogs: string[] }} Progress */

/** @param {string} path @returns {Promise<Record<string, Progress>>} */
async function readAll(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}

/** The progress of one named set, or `null` before its first start. @param {string} path @param {string} set */
export async function readProgress(path, set) {
  return (await readAll(path))[set] ?? null;
}

/**
 * Replaces the file in one step, so that a crash at any moment leaves a complete file.
 *
 * @param {string} path
 * @param {string} set
 * @param {Progress} progress
 */
export async function writeProgress(path, set, progress) {
  const all = await readAll(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify({ ...all, [set]: progress }));
  await rename(`${path}.new`, path);
}
