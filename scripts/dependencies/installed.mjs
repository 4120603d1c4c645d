import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';

function read(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** The bytes of a package without those of the packages inside its folder. */
function bytesOf(folder) {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) sum += lstatSync(file).size;
    else if (entry.name !== 'node_modules') sum += bytesOf(file);
  }
  return sum;
}

/** Our own dependencies with the versions of the lock file. */
export function ownDependencies() {
  const { packages } = read('package-lock.json');
  const { dependencies, devDependencies } = packages[''];
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)].map((name) => ({
    name,
    installed: packages[`node_modules/${name}`].version,
  }));
}

/** Every installed package: `forSite` if it is installed for `npm start` and on a deploy. */
export function installedPackages() {
  return Object.entries(read('package-lock.json').packages)
    .filter(([place]) => place !== '' && existsSync(path.join(root, place)))
    .map(([place, { version, dev = false }]) => ({
      name: place.split('node_modules/').at(-1),
      version,
      forSite: !dev,
      bytes: bytesOf(path.join(root, place)),
    }));
}
