/** `npm run backup -- https://site FILE [--without-pictures]`: saves a site's newest backup as one file. */
import { parseArgs } from 'node:util';
import { download } from './backup/download.mjs';
import { checkFile, UnusableFile } from './backup/file.mjs';
import { operatorOf } from './backup/sign-in.mjs';
import { openSite, SiteError } from './backup/site.mjs';

const usage = 'Usage: npm run backup -- https://site FILE.ndjson.gz [--without-pictures]';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-pictures': { type: 'boolean', default: false } },
  });
  const [address, file] = positionals;
  if (address === undefined || file === undefined || !URL.canParse(address))
    throw new SiteError(usage);
  const site = await openSite({ address, ...(await operatorOf(address)) });
  const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  const day = await download({ site, file, pictures: !values['without-pictures'], print });
  await site.close();
  const { entries } = await checkFile(file);
  print(`${file} has the backup of ${day}: ${entries.length} values, all whole.`);
}

main().catch((error) => {
  const isKnown = error instanceof UnusableFile || error instanceof SiteError;
  process.stderr.write(`${isKnown ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
