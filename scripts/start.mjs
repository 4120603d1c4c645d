import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { wantedPort } from './setup/port.mjs';
import { root } from './setup/root.mjs';
import { Stop, run } from './setup/say.mjs';

/** Reads `--homes 1000`; `null` without it. */
function wantedProperties(words) {
  const at = words.indexOf('--homes');
  if (at === -1) return null;
  const count = Number(words[at + 1]);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) {
    throw new Stop('--homes takes a number from 1 to 10000, such as: npm start -- --homes 1000');
  }
  return count;
}

function printWelcome({ address, username, password, sample }) {
  console.log(`
  The site:    ${address}
  Admin area:  ${address}/signin
  User name:   ${username}
  Password:    ${password ?? 'the one whose hash is in ADMIN_PASSWORD_HASH'}
${sample ? `\n  ${sample}\n` : ''}
  Ctrl+C ends it. Data stay in .netlify/blobs-serve.
`);
}

await run(async () => {
  const properties = wantedProperties(process.argv.slice(2));
  const port = await wantedPort();
  ensureInstalled();
  const { localCredentials } = await import('./setup/credentials.mjs');
  const { serveSite } = await import('./setup/site.mjs');
  const { loadDemo } = await import('./demo/load.mjs');
  const { fillPictures } = await import('./demo/fill-pictures.mjs');
  const { startSchedule } = await import('./setup/scheduled.mjs');
  const { setAsideOldStore } = await import('./setup/old-store.mjs');

  const credentials = await localCredentials();
  const work = path.join(root, '.netlify');
  mkdirSync(work, { recursive: true });
  const aside = setAsideOldStore(work);
  if (aside !== null)
    console.log(
      `The local data of an earlier version cannot be read; they are set aside in ${aside}.`,
    );
  const site = await serveSite({
    directory: root,
    port,
    environment: credentials.environment,
    log: path.join(root, 'start.log'),
    onEnquiry: console.log,
    onBuild: () => console.log('Building the site …'),
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    void site.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  let sample = '';
  if (credentials.password === null) {
    sample =
      'Sample data was not loaded: set DEMO_ADMIN_PASSWORD to the password of your ADMIN_PASSWORD_HASH to load it.';
  } else {
    sample = await loadDemo({
      baseUrl: site.address,
      username: credentials.username,
      password: credentials.password,
      properties,
      markerPath: path.join(work, 'demo-loaded.json'),
      log: console.log,
    });
  }
  if (isStopped) return;
  if (sample !== '') {
    console.log('Encoding the pictures of the first pages …');
    await fillPictures(site.address, ['/', '/properties', '/blogs']);
  }
  printWelcome({ address: site.address, ...credentials, sample });
  await startSchedule(site.address);
  void fillPictures(site.address);
  await site.ended;
  if (!isStopped)
    throw new Stop('The site ended by itself. What went wrong is at the end of start.log.');
});
