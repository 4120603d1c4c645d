/** `npm run backup -- https://site [FILE] [--night DAY] [--without-pictures]`: saves a site's documents and pictures as one zip. */
import { parseArgs } from 'node:util';
import { saveBackup } from './backup/save.ts';
import { run, Stop } from './setup/say.mjs';
import { siteAddress } from './site/call.ts';
import { askOperator } from './site/operator.ts';
import { withSession } from './site/session.ts';

const usage =
  'Usage: npm run backup -- https://site [FILE.zip] [--night YYYY-MM-DD] [--without-pictures]';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { night: { type: 'string' }, 'without-pictures': { type: 'boolean', default: false } },
  });
  const [site, given, ...more] = positionals;
  if (site === undefined || more.length > 0) throw new Stop(usage);
  const address = siteAddress(site);
  const { night } = values;
  const now = new Date();
  const version = night === undefined ? { now } : { night };
  const day = night ?? now.toISOString().slice(0, 10);
  const file = given ?? `backup-${address.hostname}-${day}.zip`;
  const pictures = !values['without-pictures'];
  const { entries } = await withSession(address, await askOperator(address), (session) =>
    saveBackup({ site: session, address: address.origin, version, file, pictures }),
  );
  console.log(`${file} has ${entries.length} documents and pictures, all whole.`);
});
