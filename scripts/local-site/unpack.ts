import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Where the unpacked functions of a site are: a folder that each new build empties. */
export const unpackedFunctions = (site: string) =>
  path.join(site, '.netlify', 'build', 'functions');

/** The file of an unpacked function that the platform's runtime loads. */
export function mainFile(directory: string): string {
  const entry = readFileSync(path.join(directory, '___netlify-entry-point.mjs'), 'utf8');
  const [, main] = /getLambdaHandler\('([^']+)'\)/.exec(entry) ?? [];
  if (!main) throw new Error(`${directory} starts in an unknown way: ${entry.slice(0, 200)}`);
  return path.join(directory, main);
}

function unpack(archive: string, directory: string): void {
  const files = unzipSync(readFileSync(archive));
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue;
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Unpacks all functions of a built site, as the platform does. */
export function unpackFunctions(site: string): void {
  const packed = path.join(site, '.netlify', 'functions');
  for (const file of readdirSync(packed).filter((name) => name.endsWith('.zip')))
    unpack(
      path.join(packed, file),
      path.join(unpackedFunctions(site), path.basename(file, '.zip')),
    );
}
