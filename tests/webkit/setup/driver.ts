/** Finds WebKit on this machine and starts what drives it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How a browser is asked for; JSON, as it is handed to the tests. */
export interface Driver {
  address: string;
  capabilities: Record<string, unknown>;
}

const install = `WebKit is not on this machine. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb.
On a Mac: sudo safaridriver --enable, and in Safari "Develop", "Allow remote automation".`;

const has = (command: string) => spawnSync('which', [command]).status === 0;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`What drives the browser does not answer at ${address}.`);
}

/** A screen that nobody sees, larger than every window of the tests; ':99' or the first number above that is free. */
function startScreen(): { display: string; screen: ChildProcess } {
  const number = Array.from({ length: 100 }, (_, index) => 99 + index).find(
    (one) => !existsSync(`/tmp/.X${one}-lock`),
  );
  const display = `:${number}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  return { display, screen };
}

/** Starts the driver of Safari, or that of WebKitGTK; throws with what to install where there is neither. */
export async function startDriver(): Promise<{ driver: Driver; stop: () => void }> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  if (has('safaridriver')) {
    console.log('WebKit: Safari, by safaridriver.');
    const process = spawn('safaridriver', ['--port', String(port)], { stdio: 'ignore' });
    await untilReady(address);
    const driver = { address, capabilities: { browserName: 'safari' } };
    return { driver, stop: () => process.kill() };
  }
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().reverse();
  if (!has('WebKitWebDriver') || !has('Xvfb') || !browser) throw new Error(install);
  console.log(`WebKit: ${browser}, by WebKitWebDriver.`);
  const { display, screen } = startScreen();
  const process = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...globalThis.process.env, DISPLAY: display },
  });
  await untilReady(address);
  const capabilities = {
    browserName: 'MiniBrowser',
    // Without its bars, whose buttons would not let a window be as narrow as a phone.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
  };
  const stop = () => {
    process.kill();
    screen.kill();
  };
  return { driver: { address, capabilities }, stop };
}
