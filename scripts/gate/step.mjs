import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../setup/root.mjs';

/** Runs a tool; returns its exit code and, unless it was shown, its output. */
function launch(command, words, environment, stdio) {
  return new Promise((resolve, reject) => {
    const tool = spawn(command, words, {
      cwd: root,
      stdio,
      env: toolEnvironment(environment),
      shell: process.platform === 'win32',
    });
    const output = [];
    tool.stdout?.on('data', (part) => output.push(part));
    tool.stderr?.on('data', (part) => output.push(part));
    tool.on('error', reject);
    tool.on('close', (status) => resolve({ status, output: Buffer.concat(output) }));
  });
}

function sayEnd(status, start) {
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`   ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** Runs a tool with its output shown; returns whether it ended well. */
export async function runTool(title, command, words, environment = {}) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const { status } = await launch(command, words, environment, 'inherit');
  sayEnd(status, start);
  return status === 0;
}

/**
 * A step that counts as one: passed or failed. Its output is printed when it ends, so that steps
 * can run in parallel.
 */
export async function runStep(title, command, words) {
  const start = Date.now();
  const { status, output } = await launch(command, words, {}, ['ignore', 'pipe', 'pipe']);
  console.log(`\n── ${title}`);
  process.stdout.write(output);
  sayEnd(status, start);
  return { title, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}
