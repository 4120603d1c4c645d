import type { Locator, Page } from '@playwright/test';

/** Maximum presses of the Tab key in a search or walk. */
const maxSteps = 400;
const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Goes to a control with the Tab key alone, and fails when it cannot be reached. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    if (await isFocused(control)) return;
  }
  throw new Error(`The keyboard does not come to ${String(control)}.`);
}

/** Goes to a control and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
