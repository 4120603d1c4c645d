#!/bin/sh
# vite 8.3.8: a module that `runnerImport` has loaded cannot import anything later.
#
# Guess before the run: a function of the module, called after `runnerImport` has answered, may still `import()` what it
# needs, as it may in Node. Seen: the runner is closed when `runnerImport` answers, and the import is rejected.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund "vite@8.3.8" >/dev/null
printf 'export const value = 1;\n' >later.ts
printf 'export const load = () => import("./later.ts");\n' >first.ts
cat >ask.mjs <<'ASK'
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'));
const { module } = await runnerImport(`${process.cwd()}/first.ts`);
const seen = await module.load().then(
  ({ value }) => `loaded ${value}`,
  (error) => error.message,
);
console.log(`vite ${version}: ${seen}`);
ASK
answer=$(node ask.mjs)
echo "$answer"
test "$answer" = 'vite 8.3.8: Vite module runner has been closed.'
