#!/bin/sh
# node 24.11.1 (the package `node`): AbortSignal.timeout refuses a part of a millisecond.
#
# Guess before the run: 100.5 waits 100 ms. The DOM Standard declares the argument as `[EnforceRange] unsigned long
# long`, which Web IDL converts by leaving out the fraction, and so do browsers. `setTimeout` of Node takes it as well.
# Seen: a RangeError, "It must be an integer", thrown at once. What is left of a deadline, `end - performance.now()`,
# nearly always has a fraction, and is passed here only when time is short: a call fails just then, and in no test.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.11.1 >/dev/null
cat >ask.mjs <<'ASK'
const seen = (milliseconds) => {
  try {
    return String(AbortSignal.timeout(milliseconds).aborted);
  } catch (error) {
    return `${error.name} ${error.code}`;
  }
};
const timer = setTimeout(() => undefined, 100.5);
clearTimeout(timer);
console.log(`${process.version} 100: ${seen(100)}, 100.5: ${seen(100.5)}, setTimeout: taken`);
ASK
answer=$(node_modules/.bin/node ask.mjs)
echo "$answer"
test "$answer" = 'v24.11.1 100: false, 100.5: RangeError ERR_OUT_OF_RANGE, setTimeout: taken'
