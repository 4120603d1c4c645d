import { spawnSync } from 'node:child_process';
import { root, toolEnvironment } from '../setup/root.mjs';

/** Runs a tool with its output shown; answers whether it ended well and how long it took. */
export function runTool(title, command, words, environment = {}) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(environment),
    shell: process.platform === 'win32',
  });
  console.log(
    `   ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`,
  );
  return status === 0;
}

/** A step that counts as one: passed or failed. */
export function runStep(title, command, words) {
  const good = runTool(title, command, words);
  return { title, passed: good ? 1 : 0, failed: good ? 0 : 1 };
}
