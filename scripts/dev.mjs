import { spawn } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { wantedPort } from './setup/port.mjs';
import { root, toolEnvironment } from './setup/root.mjs';
import { run } from './setup/say.mjs';

await run(async () => {
  const port = await wantedPort();
  ensureInstalled();
  const { localCredentials } = await import('./setup/credentials.mjs');
  const { username, password, environment } = await localCredentials();
  console.log(`Sign-in: ${username} / ${password ?? 'the password of your ADMIN_PASSWORD_HASH'}`);
  const child = spawn('astro', ['dev', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(environment),
    shell: process.platform === 'win32',
  });
  child.once('exit', (code) => (process.exitCode = code ?? 0));
});
