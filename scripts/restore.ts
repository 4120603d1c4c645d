/** Restores the file of a backup to a site. */
import { parseArgs } from 'node:util';
import { restore } from './backup/restore.ts';
import { ask } from './setup/ask.mjs';
import { run, Stop } from './setup/say.mjs';
import { siteAddress } from './site/call.ts';
import { askOperator } from './site/operator.ts';
import { withSession } from './site/session.ts';

const usage = 'Usage: npm run restore -- FILE.zip https://site [--replace] [--with-erased] [--yes]';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'with-erased': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [file, site, ...more] = positionals;
  if (file === undefined || site === undefined || more.length > 0) throw new Stop(usage);
  const { replace, yes, 'with-erased': withErased } = values;
  const address = siteAddress(site);
  const notWritten = await restore({
    file,
    atSite: async (act) => withSession(address, await askOperator(address), act),
    replace,
    withErased,
    confirm: async (question, signal) =>
      yes || /^y(es)?$/i.test((await ask(`${question} (y/n) `, { signal })).trim()),
    print: console.log,
  });
  if (notWritten === null) console.log('Nothing was written.');
  else if (notWritten > 0) process.exitCode = 1;
});
