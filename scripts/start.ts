/** `npm start`: builds what has changed, serves the site, and loads sample data. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillPictures } from './demo/fill-pictures.ts';
import { loadDemo } from './demo/load.ts';
import { buildSite } from './local-site/build.ts';
import { startSiteWithRebuilds } from './local-site/rebuild.ts';
import { localCredentials, setUpOperator } from './setup/credentials.ts';
import { wantedPort } from './setup/port.ts';
import { root } from './setup/root.ts';
import { Stop, run } from './setup/say.mjs';
import { startSchedule } from './setup/scheduled.ts';

/** The number after `--homes`; `null` without it. */
function wantedProperties(): number | null {
  const { homes } = parseArgs({ options: { homes: { type: 'string' } } }).values;
  if (homes === undefined) return null;
  const count = Number(homes);
  if (!Number.isInteger(count) || count < 1 || count > 10_000)
    throw new Stop('--homes takes a number from 1 to 10000, such as: npm start -- --homes 1000');
  return count;
}

await run(async () => {
  const properties = wantedProperties();
  const port = await wantedPort();
  const { username, password, environment } = localCredentials();
  const work = path.join(root, '.netlify');
  mkdirSync(work, { recursive: true });
  const logFile = path.join(root, 'start.log');
  const url = `http://localhost:${port}`;
  const { COMPANY_FACTS = 'samples' } = process.env;
  const buildEnvironment = { SITE_URL: url, COMPANY_FACTS, ...environment };
  const onBuild = () => console.log('Building the site …');
  await buildSite({ directory: root, environment: buildEnvironment, logFile, onBuild });
  const site = await startSiteWithRebuilds({
    directory: root,
    port,
    // The platform tells functions the site's address by this name.
    environment: { URL: url, ...buildEnvironment },
    buildEnvironment,
    say: console.log,
    logFile,
    onEnquiry: console.log,
  });
  const ending = new AbortController();
  const isStopped = () => ending.signal.aborted;
  const stop = () => {
    ending.abort();
    void site.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  await setUpOperator(site.address, { username, password });
  const sampleNotice = await loadDemo({
    baseUrl: site.address,
    username,
    password,
    properties,
    markerPath: path.join(work, 'demo-loaded.json'),
    log: console.log,
  });
  if (isStopped()) return;
  if (sampleNotice !== '') {
    console.log('Encoding the pictures of the first pages …');
    // First what somebody who opens the site sees at once; all others later, beside the running site.
    await fillPictures(site.address, ['/', '/properties', '/blogs']);
  }
  console.log(`
  The site:    ${site.address}
  Admin area:  ${site.address}/signin
  User name:   ${username}
  Password:    ${password}
${sampleNotice ? `\n  ${sampleNotice}\n` : ''}
  Ctrl+C ends it. Data stay in .netlify/blobs-serve.
`);
  await startSchedule(site.address);
  void fillPictures(site.address);
  await site.ended;
  if (!isStopped())
    throw new Stop('The site ended by itself. What went wrong is at the end of start.log.');
});
