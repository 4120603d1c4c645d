import { buildSite } from '../local-site/build.mjs';
import { startSite } from '../local-site/start.mjs';

/**
 * Builds the site in `directory`, unless nothing has changed since the last build, and serves it with its functions,
 * pages and store on `port`. The output of the tools goes to `log`.
 *
 * @param {object} options
 * @param {string} options.directory
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {string} options.log
 * @param {(line: string) => void} [options.onEnquiry] gets what the site prints about enquiries, line by line
 * @param {() => void} [options.onBuild] is called when a build begins
 */
export async function serveSite({ directory, port, environment = {}, log, onEnquiry, onBuild }) {
  const given = { SITE_URL: `http://localhost:${port}`, ...environment };
  await buildSite({ directory, environment: given, log, onBuild });
  // The platform tells functions the site's address by this name.
  const told = { URL: given.SITE_URL, ...given };
  return startSite({ directory, port, environment: told, log, onEnquiry });
}
