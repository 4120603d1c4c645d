/** Serves a built site on this machine, in a process of its own: how it is started, what is said of it, and how it ends. */
import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { toolEnvironment } from '../setup/root.ts';
import { Stop } from '../setup/say.mjs';
import { localData } from './local-store.ts';

/** The settings of the process that serves a site. */
export interface Settings {
  /** The folder of the built site. */
  directory: string;
  /** The folder of its data. */
  store: string;
  /** The folder of its encoded pictures. */
  pictures: string;
  /** 0: any that is free. */
  port: number;
  /** Whether every call seems to come from another address, so that tests do not share the limits of one. */
  fakeSenderAddresses: boolean;
  /** Whether pictures are one pixel, for tests that need no others. */
  fakePictures: boolean;
  /** Whether it has a build hook. */
  hasBuildHook: boolean;
}

/** A served site. */
export interface Site {
  address: string;
  stop: () => Promise<void>;
  /** Of its process, which holds the store too. */
  pid: number | undefined;
  ended: Promise<void>;
}

export interface Options extends Partial<Settings> {
  directory: string;
  environment: NodeJS.ProcessEnv;
  /** The file that its output is appended to. */
  logFile: string;
  /** Gets what the site prints about enquiries when no mail is set up, line by line. */
  onEnquiry?: (line: string) => void;
  /** Called when the site asks for a build of itself. */
  onBuildAsked?: () => void;
}

/** Hands on what the site prints about enquiries, line by line, and nothing else of its output. */
export function passEnquiries(output: Readable, print: (line: string) => void): void {
  createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
    if (line.includes('[enquiry]')) print(line);
  });
}

/** Serves a built site: its files, functions and pages, an image service and a store, in one process. */
export async function startSite({
  directory,
  environment,
  logFile,
  onEnquiry = () => undefined,
  onBuildAsked,
  ...given
}: Options): Promise<Site> {
  const settings: Settings = {
    directory,
    store: localData(directory),
    pictures: path.join(directory, '.netlify', 'pictures'),
    port: 0,
    fakeSenderAddresses: false,
    fakePictures: false,
    hasBuildHook: onBuildAsked !== undefined,
    ...given,
  };
  const file = path.join(import.meta.dirname, 'server.ts');
  const child = fork(file, [JSON.stringify(settings)], {
    // As on the platform's local server: a production build without purging.
    env: toolEnvironment({ ...environment, CONTEXT: 'production', NETLIFY_LOCAL: 'true' }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    // The project's own, which reads TypeScript.
    execPath: 'node',
  });
  const output = createWriteStream(logFile, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(output, { end: false });
    if (stream) passEnquiries(stream, onEnquiry);
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await Promise.race([
    // Its first message is its address; every other asks for a build.
    new Promise<string>((resolve) => child.once('message', (sent) => resolve(sent as string))),
    ended.then(() => {
      throw new Stop(`The site did not start. What went wrong is at the end of ${logFile}.`);
    }),
  ]);
  child.on('message', () => onBuildAsked?.());
  return {
    address,
    pid: child.pid,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
    ended,
  };
}
