import { type Result, runStep } from './step.ts';

const cached = ['--cache', '--cache-location', 'node_modules/.cache/eslint'];

/**
 * What reads the code without running it: format, lint and types, in parallel. The quick way lints the changed files
 * alone, and misses what a change of one file makes wrong in another.
 */
export function runStaticSteps({ isQuick }: { isQuick: boolean }): Promise<Result[]> {
  return Promise.all([
    runStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    runStep('lint', 'eslint', ['--max-warnings', '0', ...(isQuick ? cached : []), '.']),
    runStep('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  ]);
}
