import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../setup/root.ts';

/** The counts of a step of the gate. */
export interface Result {
  title: string;
  passed: number;
  failed: number;
}

/** Runs a tool; returns whether it ended well, and its output unless it was shown at once. */
function launch(
  command: string,
  words: string[],
  environment: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<{ isGood: boolean; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const tool = spawn(command, words, {
      cwd: root,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(environment),
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    for (const stream of [tool.stdout, tool.stderr])
      stream?.on('data', (part: Buffer) => output.push(part));
    tool.on('error', reject);
    tool.on('close', (status) => resolve({ isGood: status === 0, output: Buffer.concat(output) }));
  });
}

function sayEnd(isGood: boolean, start: number): void {
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`   ${isGood ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** Runs a tool with its output shown; returns whether it ended well. */
export async function runTool(
  title: string,
  command: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const { isGood } = await launch(command, words, environment, true);
  sayEnd(isGood, start);
  return isGood;
}

/**
 * A step that counts as one: passed or failed. Its output is printed when it ends, so that steps
 * can run in parallel.
 */
export async function runStep(title: string, command: string, words: string[]): Promise<Result> {
  const start = Date.now();
  const { isGood, output } = await launch(command, words, {}, false);
  console.log(`\n── ${title}`);
  process.stdout.write(output);
  sayEnd(isGood, start);
  return { title, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}
