/** `npm run dev`: the pages of `npm start` with hot reload, and a store of its own, which starts empty. */
import { spawn } from 'node:child_process';
import { localCredentials } from './setup/credentials.ts';
import { wantedPort } from './setup/port.ts';
import { root, toolEnvironment } from './setup/root.ts';
import { run } from './setup/say.mjs';

await run(async () => {
  const port = await wantedPort();
  const { environment } = localCredentials();
  console.log(`Set-up code for the first sign-in: ${environment.SETUP_CODE ?? ''}`);
  const child = spawn('astro', ['dev', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(environment),
    shell: process.platform === 'win32',
  });
  child.once('exit', (code) => (process.exitCode = code ?? 0));
});
