import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const token = 'local-store-token';

/**
 * Gives every test of the file an empty real store: the platform's own server on a temporary folder. `goTo` goes to
 * another site of the same server, until the test ends.
 */
export function useLocalStore() {
  let directory = '';
  let server: BlobsServer | undefined;
  let address = '';
  let tests = 0;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'local-store-'));
    server = new BlobsServer({ directory, token });
    address = `http://localhost:${(await server.start()).port}`;
  });

  const goTo = (siteID: string) =>
    setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID, token });

  beforeEach(() => {
    tests += 1;
    goTo(`site-${tests}`);
  });

  afterAll(async () => {
    await server?.stop();
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    await rm(directory, { recursive: true, force: true });
  });

  return { goTo: (site: string) => goTo(`site-${tests}-${site}`) };
}
