/** `npm run restore -- FILE [--to https://…] [--replace] [--yes]`: restores the file of a backup to a site. */
import { parseArgs } from 'node:util';
import { UnusableFile } from './backup/file.mjs';
import { restore } from './backup/restore.mjs';
import { ask, operatorOf } from './backup/sign-in.mjs';
import { openSite, SiteError } from './backup/site.mjs';

const usage = 'Usage: npm run restore -- FILE [--to https://site] [--replace] [--yes]';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'http://localhost:8888' },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new SiteError(usage);
  const { to: address, replace, yes } = values;
  const left = await restore({
    file,
    open: async () => openSite({ address, ...(await operatorOf(address)) }),
    replace,
    confirm: async (question) => yes || /^y(es)?$/i.test((await ask(`${question} (y/n) `)).trim()),
    print: (line) => process.stdout.write(`${line}\n`),
  });
  if (left < 0) process.stdout.write('Nothing was written.\n');
  if (left > 0) process.exitCode = 1;
}

main().catch((error) => {
  const isKnown = error instanceof UnusableFile || error instanceof SiteError;
  process.stderr.write(`${isKnown ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
