import path from 'node:path';
import { startSite, type Options } from '../../../scripts/local-site/start.ts';

/**
 * Serves a built site as `npm start` does, on a store of its own; every call seems to come from another address, so
 * that tests do not share the limits of one. Encoded pictures are kept from one run of the tests to the next.
 */
export function startWarmSite(
  directory: string,
  store: string,
  environment: NodeJS.ProcessEnv,
  more: Partial<Options> = {},
): ReturnType<typeof startSite> {
  const gate = path.dirname(directory);
  return startSite({
    directory,
    store,
    environment,
    pictures: path.join(gate, 'pictures'),
    logFile: path.join(gate, 'warm-sites.log'),
    fakeSenderAddresses: true,
    ...more,
  });
}
