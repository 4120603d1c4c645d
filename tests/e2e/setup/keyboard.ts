import type { Locator, Page } from '@playwright/test';

/** Maximum presses of the Tab key in a search or walk. */
const maxSteps = 400;

/** Goes to a control with the Tab key alone, and fails when it cannot be reached. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // To find a control by its role and name takes the browser longer than a step.
  let wanted = await control.elementHandle();
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    const reached = await wanted?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (reached === true) return;
    // The page has drawn it anew.
    if (reached === null) wanted = await control.elementHandle();
  }
  throw new Error(`The keyboard does not come to ${String(control)}.`);
}

/** Goes to a control and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
