import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const token = 'local-store-token';

export interface LocalStore {
  /** The files of the running test's stores: their paths, and all that is in them, as text. */
  files(): Promise<{ path: string; text: string }[]>;
  /** Goes to another site of the same server, until the test ends. */
  goTo: (site: string) => void;
}

/** Gives every test of the file an empty real store: the platform's own server on a temporary folder. */
export function useLocalStore(): LocalStore {
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

  return {
    goTo: (site) => goTo(`site-${tests}-${site}`),
    files: async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((path) => path.includes(`/site-${tests}/`));
      const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
      return paths.map((path, place) => ({ path, text: texts[place] ?? '' }));
    },
  };
}
