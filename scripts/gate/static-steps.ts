import { type Result, runStep } from './step.ts';

/** What reads the code without running it: format, lint and types, in parallel. */
export function runStaticSteps(): Promise<Result[]> {
  return Promise.all([
    runStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    runStep('lint', 'eslint', ['--max-warnings', '0', '.']),
    runStep('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  ]);
}
