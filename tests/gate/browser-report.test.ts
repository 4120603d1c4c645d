import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { countBrowserTests } from '../../scripts/gate/browser-report.mjs';

type Status = 'passed' | 'failed' | 'timedOut';

/** A report of one test after those tries, as Playwright writes it. */
function reportOf(...tries: Status[]) {
  const [first, last] = [tries[0], tries.at(-1)];
  const flaky = first === last ? 'expected' : 'flaky';
  const results = tries.map((status) => ({ status }));
  const tests = [{ status: last === 'passed' ? flaky : 'unexpected', results }];
  const specs = [{ file: 'changing/visit.spec.ts', line: 12, title: 'a visit', tests }];
  return { suites: [{ specs: [], suites: [{ specs }] }] } as unknown as JSONReport;
}

it.each<[Status[], { passed: number; failed: number; said: 'excused' | 'unsteady' | null }]>([
  [['passed'], { passed: 1, failed: 0, said: null }],
  [['timedOut', 'passed'], { passed: 1, failed: 0, said: 'excused' }],
  [['failed', 'passed'], { passed: 0, failed: 1, said: 'unsteady' }],
  [['timedOut', 'timedOut'], { passed: 0, failed: 1, said: null }],
  [['timedOut', 'failed'], { passed: 0, failed: 1, said: null }],
  [['failed', 'failed'], { passed: 0, failed: 1, said: null }],
])('a browser test whose tries end as %j counts as %o', (tries, { passed, failed, said }) => {
  const place = ['changing/visit.spec.ts:12 › a visit'];
  expect(countBrowserTests(reportOf(...tries))).toEqual({
    passed,
    failed,
    excused: said === 'excused' ? place : [],
    unsteady: said === 'unsteady' ? place : [],
  });
});
