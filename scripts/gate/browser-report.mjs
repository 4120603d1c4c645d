/** The tests of a suite and of the suites in it, each with the place where it is written. */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({ place: `${file}:${line} › ${title}`, status, results })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Whether each failed try of a test ran out of time, as when the browser draws nothing any more. */
const onlyStoodStill = ({ results }) =>
  results.every(({ status }) => status === 'timedOut' || status === 'passed');

/** How many tests of a run a second try may excuse: a browser stands still about once in a thousand. */
const maxExcused = 2;

/**
 * Counts the tests in a report of the browser tests, which tries each failed test once more in a new browser.
 *
 * A second try excuses a try that ran out of time, in two tests of a run at most: of more, all count as failed. An
 * expectation that failed once has failed: it may be a fault that only some visitors meet.
 *
 * @param report Playwright's JSON report
 * @returns `passed` and `failed`, and the places of tests by what their second try meant: `excused` and `unsteady`
 */
export function countBrowserTests(report) {
  const tests = testsOf({ suites: report.suites });
  const passedLater = tests.filter(({ status }) => status === 'flaky');
  const stoodStill = passedLater.filter(onlyStoodStill);
  const excusedTests = stoodStill.length <= maxExcused ? stoodStill : [];
  const placesOf = (some) => some.map(({ place }) => place);
  const excused = placesOf(excusedTests);
  const unsteady = placesOf(passedLater.filter((test) => !excusedTests.includes(test)));
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return {
    passed: withStatus('expected') + excused.length,
    failed: withStatus('unexpected') + unsteady.length,
    excused,
    unsteady,
  };
}
