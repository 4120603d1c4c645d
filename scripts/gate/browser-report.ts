import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** A test, and the place where it is written. */
interface Placed {
  place: string;
  status: string;
  tries: (string | undefined)[];
}

function readTests({ specs, suites = [] }: JSONReportSuite): Placed[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      place: `${file}:${line} › ${title}`,
      status,
      tries: results.map((result) => result.status),
    })),
  );
  return [...own, ...suites.flatMap(readTests)];
}

/** Whether each failed try of a test ran out of time, as when the browser draws nothing any more. */
const onlyStoodStill = ({ tries }: Placed) =>
  tries.every((status) => status === 'timedOut' || status === 'passed');

/** How many tests of a run a second try may excuse: a browser stands still about once in a thousand. */
const maxExcused = 2;

export interface BrowserCounts {
  passed: number;
  failed: number;
  /** The places of tests that ran out of time once, and passed in a new browser. */
  excused: string[];
  /** The places of tests whose expectation failed once. */
  unsteady: string[];
}

/**
 * Counts the tests in Playwright's report of the browser tests, which tries each failed test once more in a new browser.
 *
 * A second try excuses a try that ran out of time, in two tests of a run at most: of more, all count as failed. An
 * expectation that failed once has failed: it may be a fault that only some visitors meet.
 */
export function countBrowserTests({ suites }: Pick<JSONReport, 'suites'>): BrowserCounts {
  const tests = suites.flatMap(readTests);
  const passedLater = tests.filter(({ status }) => status === 'flaky');
  const stoodStill = passedLater.filter(onlyStoodStill);
  const excusedTests = stoodStill.length <= maxExcused ? stoodStill : [];
  const formatPlaces = (some: Placed[]) => some.map(({ place }) => place);
  const excused = formatPlaces(excusedTests);
  const unsteady = formatPlaces(passedLater.filter((test) => !excusedTests.includes(test)));
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return {
    passed: withStatus('expected') + excused.length,
    failed: withStatus('unexpected') + unsteady.length,
    excused,
    unsteady,
  };
}
