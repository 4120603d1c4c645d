import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { runTool } from './step.mjs';

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
function count(title, good, passed, failed) {
  return { title, passed, failed: !good && failed === 0 ? 1 : failed };
}

function freshReport(name) {
  const file = path.join(root, '.gate', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Unit and function tests. */
export async function runUnitTests() {
  const file = freshReport('vitest.json');
  const good = await runTool('unit and function tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  return count(
    'unit and function tests',
    good,
    report?.numPassedTests ?? 0,
    report?.numFailedTests ?? 0,
  );
}

/** Build, then end to end in a real browser on the built site, budgets included. */
export async function runBrowserTests(browser) {
  const file = freshReport('playwright.json');
  const good = await runTool('build, end to end, budgets', 'playwright', ['test'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = readReport(file)?.stats;
  return count('end to end', good, stats?.expected ?? 0, stats?.unexpected ?? 0);
}
