import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readFacts, writeFacts } from '../build/company-facts.ts';
import { factsFileIn } from '../setup/facts-file.mjs';
import { buildSite } from './build.ts';
import { startSite, type Options, type Site } from './start.ts';

/** The parts of a built site that are served. */
const parts = [
  ...['dist', 'netlify.toml', '.netlify/v1', '.netlify/build/functions'],
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

function builtVersion(site: string): string {
  const { version = '' } = JSON.parse(readFileSync(factsFileIn(site), 'utf8')) as {
    version?: string;
  };
  return version;
}

interface RebuildOptions extends Options {
  port: number;
  /** The environment of the last build. */
  buildEnvironment: NodeJS.ProcessEnv;
  /** Gets what happens, a line each. */
  say: (text: string) => void;
}

/**
 * Serves a built site, and builds it again when the company's facts were saved, as the host does: the data stay, and the
 * old site is served until the new one is there.
 */
export async function startRebuiltSite({
  buildEnvironment,
  say,
  ...options
}: RebuildOptions): Promise<Site> {
  const { directory, log } = options;
  const store = path.join(directory, '.netlify', 'blobs-serve');
  const pictures = path.join(directory, '.netlify', 'pictures');
  let count = 0;
  let isStopped = false;
  let builds: Promise<void> = Promise.resolve();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));

  const start = async (port: number) => {
    const copy = copyBuilt(directory, String((count += 1) % 2));
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
    const facts = isStopped || !served ? null : await readFacts(served.address);
    if (facts === null || facts.version === builtVersion(directory)) return;
    say('The company’s facts have changed. Building the site …');
    writeFacts(facts, directory, () => undefined);
    await buildSite({ directory, environment: buildEnvironment, log });
    const old = served;
    served = null;
    await old?.stop();
    if (isStopped) {
      end();
      return;
    }
    served = await start(Number(new URL(address).port));
    say('The site shows them now.');
  };
  const onBuildAsked = () => {
    builds = builds.then(rebuild).catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error));
      if (served === null) end();
    });
  };

  let served: Site | null = null;
  const first = await start(options.port);
  served = first;
  const { address } = first;
  // Nobody was there to build what was saved at last.
  onBuildAsked();
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
