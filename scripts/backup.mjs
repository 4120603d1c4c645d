/** `npm run backup -- https://site FILE [--without-pictures]`: saves a site's newest backup as one file. */
import { parseArgs } from 'node:util';
import { download } from './backup/download.mjs';
import { run, Stop } from './setup/say.mjs';
import { siteAddress } from './site/call.mjs';
import { operatorOf } from './site/operator.mjs';
import { withSession } from './site/session.mjs';

const usage = 'Usage: npm run backup -- https://site FILE.ndjson.gz [--without-pictures]';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-pictures': { type: 'boolean', default: false } },
  });
  const [site, file, ...more] = positionals;
  if (site === undefined || file === undefined || more.length > 0) throw new Stop(usage);
  const address = siteAddress(site);
  const pictures = !values['without-pictures'];
  const { day, entries } = await withSession(address, await operatorOf(address), (session) =>
    download({ site: session, file, pictures, signal: session.signal, print: console.log }),
  );
  console.log(`${file} has the backup of ${day}: ${entries.length} values, all whole.`);
});
