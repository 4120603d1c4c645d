import type { Page } from '@playwright/test';
import { expect } from './visitor';

/** Takes back the problems that a test has provoked; any other fails it. */
export function forgive(problems: string[], provoked: RegExp): void {
  expect(problems.filter((line) => !provoked.test(line))).toEqual([]);
  problems.length = 0;
}

/** The texts of `window.alert` and the like, which are accepted; the question before leaving a page is none of them. */
export function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}
