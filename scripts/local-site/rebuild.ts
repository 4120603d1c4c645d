/** The local answer to "Put it on the site": builds a copy beside the site that is served, and then changes over. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build.ts';
import { localData } from './local-store.ts';
import { startSite, type Options, type Site } from './start.ts';

/** The parts of a built site that are served. */
const parts = [
  'dist',
  'netlify.toml',
  '.netlify/v1',
  '.netlify/build/functions',
  '.netlify/functions/manifest.json',
];

/** Copies a built site, so that it is served as it is while another is built. */
function copyBuilt(site: string, name: string): string {
  const copy = path.join(site, '.netlify', 'served', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of parts)
    if (existsSync(path.join(site, part)))
      cpSync(path.join(site, part), path.join(copy, part), { recursive: true });
  return copy;
}

interface RebuildOptions extends Options {
  port: number;
  /** The environment of the last build. */
  buildEnvironment: NodeJS.ProcessEnv;
  /** Gets what happens, a line each. */
  say: (text: string) => void;
}

/**
 * Serves a built site, and builds it again when it asks for that, as the host does: the data stay, and the
 * old site is served until the new one is there.
 */
export async function startSiteWithRebuilds({
  buildEnvironment,
  say,
  ...options
}: RebuildOptions): Promise<Site> {
  const { directory, logFile } = options;
  const store = localData(directory);
  const pictures = path.join(directory, '.netlify', 'pictures');
  let starts = 0;
  let served: Site | null = null;
  let isStopped = false;
  let builds: Promise<void> = Promise.resolve();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));

  const start = async (port: number) => {
    // Two copies in turn: the old one is served until it has stopped.
    const copy = copyBuilt(directory, String((starts += 1) % 2));
    const site = await startSite({
      store,
      pictures,
      ...options,
      port,
      directory: copy,
      onBuildAsked,
    });
    void site.ended.then(() => served === site && end());
    return site;
  };
  const rebuild = async () => {
    say('A build was asked for. Building the site …');
    await buildSite({ directory, environment: buildEnvironment, logFile, force: true });
    const old = served;
    served = null;
    await old?.stop();
    if (isStopped) {
      end();
      return;
    }
    served = await start(Number(new URL(address).port));
    say('The site shows what is saved.');
  };
  const onBuildAsked = () => {
    builds = builds
      .then(() => (isStopped ? undefined : rebuild()))
      .catch((error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
        if (served === null) end();
      });
  };

  const first = await start(options.port);
  served = first;
  const { address } = first;
  return {
    address,
    pid: first.pid,
    ended,
    stop: async () => {
      isStopped = true;
      await served?.stop();
    },
  };
}
