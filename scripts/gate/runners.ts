import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { root } from '../setup/root.ts';
import { countBrowserTests } from './browser-report.ts';
import { runTool, type Result } from './step.ts';

function freshReport(name: string): string {
  const file = path.join(root, '.gate', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** The report of a runner; `none` where it wrote nothing. */
function readReport<Report>(file: string, none: Report): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : none;
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
function count(title: string, isGood: boolean, passed: number, failed: number): Result {
  return { title, passed, failed: !isGood && failed === 0 ? 1 : failed };
}

/** Tests of the code, and of the built site where it is built. */
export async function runTestsWithoutBrowser(isBuilt: boolean): Promise<Result> {
  const file = freshReport('vitest.json');
  const title = 'tests without a browser';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const projects = isBuilt ? [] : ['--project=!built'];
  const isGood = await runTool(title, 'vitest', ['run', ...projects, ...reporters]);
  const { numPassedTests, numFailedTests } = readReport(file, {
    numPassedTests: 0,
    numFailedTests: 0,
  });
  return count(title, isGood, numPassedTests, numFailedTests);
}

/** End to end in a real browser on the built site, budgets included. */
export async function runBrowserTests(browser: string): Promise<Result> {
  const file = freshReport('playwright.json');
  const isGood = await runTool('end to end, budgets', 'playwright', ['test', '--retries=1'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<Pick<JSONReport, 'suites'>>(file, { suites: [] });
  const { passed, failed, excused, unsteady } = countBrowserTests(report);
  for (const place of excused)
    console.log(`   stood still once, passed in a new browser: ${place}`);
  for (const place of unsteady)
    console.log(`   unsteady, failed once and passed in a new browser: ${place}`);
  return count('end to end', isGood, passed, failed);
}
