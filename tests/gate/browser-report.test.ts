import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { countBrowserTests } from '../../scripts/gate/browser-report.ts';

type Status = 'passed' | 'failed' | 'timedOut';

/** A report of tests after those tries, as Playwright writes it; the first test is in line 1. */
function makeReport(...tests: Status[][]) {
  const specs = tests.map((tries, index) => {
    const first = tries[0];
    const last = tries.at(-1);
    const flaky = first === last ? 'expected' : 'flaky';
    const results = tries.map((status) => ({ status }));
    const status = last === 'passed' ? flaky : 'unexpected';
    const test = { status, results };
    return { file: 'changing/visit.spec.ts', line: index + 1, title: 'a visit', tests: [test] };
  });
  return { suites: [{ specs: [], suites: [{ specs }] }] } as unknown as JSONReport;
}

const place = (line: number) => `changing/visit.spec.ts:${line} › a visit`;

it.each<[Status[], { passed: number; failed: number; said: 'excused' | 'unsteady' | null }]>([
  [['passed'], { passed: 1, failed: 0, said: null }],
  [['timedOut', 'passed'], { passed: 1, failed: 0, said: 'excused' }],
  [['failed', 'passed'], { passed: 0, failed: 1, said: 'unsteady' }],
  [['timedOut', 'timedOut'], { passed: 0, failed: 1, said: null }],
  [['timedOut', 'failed'], { passed: 0, failed: 1, said: null }],
  [['failed', 'failed'], { passed: 0, failed: 1, said: null }],
])('a browser test whose tries end as %j counts as %o', (tries, { passed, failed, said }) => {
  expect(countBrowserTests(makeReport(tries))).toEqual({
    passed,
    failed,
    excused: said === 'excused' ? [place(1)] : [],
    unsteady: said === 'unsteady' ? [place(1)] : [],
  });
});

it.each([
  [1, { passed: 2, failed: 0, excused: [2], unsteady: [] }],
  [2, { passed: 3, failed: 0, excused: [2, 3], unsteady: [] }],
  [3, { passed: 1, failed: 3, excused: [], unsteady: [2, 3, 4] }],
])('%i tests that stood still once count as %o', (still, { excused, unsteady, ...counts }) => {
  const tests = Array.from({ length: still }, (): Status[] => ['timedOut', 'passed']);
  expect(countBrowserTests(makeReport(['passed'], ...tests))).toEqual({
    ...counts,
    excused: excused.map(place),
    unsteady: unsteady.map(place),
  });
});
