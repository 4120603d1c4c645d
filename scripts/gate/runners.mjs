import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { countBrowserTests } from './browser-report.mjs';
import { runTool } from './step.mjs';

/** How many of a runner's slowest files are named. */
const namedFiles = 10;

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

/** Prints which files took longest; `files` has pairs of a path and milliseconds. */
function printSlowest(files) {
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, namedFiles);
  if (slowest.length === 0) return;
  console.log('   slowest files:');
  for (const [file, milliseconds] of slowest)
    console.log(`   ${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${file}`);
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
  printSlowest(
    (report?.testResults ?? []).map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      endTime - startTime,
    ]),
  );
  return count(
    'unit and function tests',
    good,
    report?.numPassedTests ?? 0,
    report?.numFailedTests ?? 0,
  );
}

/** The time of all tests of a suite and the suites in it, in milliseconds. */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** Build, then end to end in a real browser on the built site, budgets included. */
export async function runBrowserTests(browser) {
  const file = freshReport('playwright.json');
  const good = await runTool('build, end to end, budgets', 'playwright', ['test', '--retries=1'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file) ?? { suites: [] };
  printSlowest(report.suites.map((suite) => [suite.file, durationOf(suite)]));
  const { passed, failed, excused, unsteady } = countBrowserTests(report);
  for (const place of excused)
    console.log(`   stood still once, passed in a new browser: ${place}`);
  for (const place of unsteady)
    console.log(`   unsteady, failed once and passed in a new browser: ${place}`);
  return count('end to end', good, passed, failed);
}
