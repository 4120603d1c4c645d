import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Where the unpacked functions of a site are: a folder that each new build empties. @param {string} site */
export const unpackedFunctions = (site) => path.join(site, '.netlify', 'build', 'functions');

/** The file of an unpacked function that the platform's runtime loads. @param {string} directory @returns {string} */
export function mainFile(directory) {
  const entry = readFileSync(path.join(directory, '___netlify-entry-point.mjs'), 'utf8');
  const [, main] = /getLambdaHandler\('([^']+)'\)/.exec(entry) ?? [];
  if (!main) throw new Error(`${directory} starts in an unknown way: ${entry.slice(0, 200)}`);
  return path.join(directory, main);
}

/** Unpacks a function as the platform does. @param {string} archive @param {string} directory */
export function unpackFunction(archive, directory) {
  const files = unzipSync(readFileSync(archive));
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue;
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Unpacks all functions of a built site. @param {string} site */
export function unpackFunctions(site) {
  const packed = path.join(site, '.netlify', 'functions');
  for (const file of readdirSync(packed).filter((name) => name.endsWith('.zip')))
    unpackFunction(
      path.join(packed, file),
      path.join(unpackedFunctions(site), path.basename(file, '.zip')),
    );
}
