/**
 * What of our packages is behind, what is unkept, which are big, and what is known to be vulnerable. It informs and
 * changes nothing: without the registry it says what the disk says, and ends well.
 * Usage: npm run dependencies
 */
import { readFileSync } from 'node:fs';
import { ageOf, behindLines, unkeptLines } from './dependencies/age.mjs';
import { installedPackages, ownDependencies } from './dependencies/installed.mjs';
import { askAudit, askRegistry } from './dependencies/registry.mjs';
import { run } from './setup/say.mjs';

const shownSizes = 12;

function print(title, lines, empty) {
  console.log(`\n── ${title}`);
  for (const line of lines.length === 0 ? [empty] : lines) console.log(`   ${line}`);
}

const megabytes = (packages) =>
  `${Math.round(packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)} MB`;

function printSizes() {
  const all = installedPackages();
  const site = all.filter(({ forSite }) => forSite);
  print('installed', [
    `${site.length} packages, ${megabytes(site)}: for the site (npm start, a deploy)`,
    `${all.length} packages, ${megabytes(all)}: with the tools of the tests, if these are installed`,
  ]);
  const biggest = all.toSorted((one, other) => other.bytes - one.bytes).slice(0, shownSizes);
  print(
    'the biggest',
    biggest.map(
      (one) =>
        `${megabytes([one]).padStart(7)}  ${one.name} ${one.version}${one.forSite ? '' : ' (tests)'}`,
    ),
  );
}

async function printAges(dependencies) {
  const answers = await askRegistry(dependencies.map(({ name }) => name));
  const today = new Date();
  const ages = dependencies.map((one) => ageOf(one, answers.get(one.name), today));
  const known = ages.filter((age) => age !== null);
  if (known.length === 0) {
    print('versions', ['The registry cannot be reached; run this again with a connection.']);
    return;
  }
  const reasons = JSON.parse(
    readFileSync(new URL('dependencies/reasons.json', import.meta.url), 'utf8'),
  );
  print(`behind, of ${known.length}`, behindLines(known, reasons), 'none');
  print('unkept: no release in two years', unkeptLines(known, reasons), 'none');
  const unknown = dependencies.filter((_one, index) => ages[index] === null);
  if (unknown.length > 0) print('no answer about', [unknown.map(({ name }) => name).join(', ')]);
}

await run(async () => {
  printSizes();
  await printAges(ownDependencies());
  const found = await askAudit();
  print(
    'known vulnerabilities (npm audit)',
    found === null
      ? ['The service cannot be reached. That is no finding, and no failure.']
      : Object.entries(found).map(([severity, count]) => `${severity}: ${count}`),
  );
});
