import type { Locator, Page } from '@playwright/test';

/** So many presses of the Tab key end a search or a walk. */
export const maxSteps = 400;
const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Goes to a control with the Tab key alone, and fails when it is not on the way. */
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
