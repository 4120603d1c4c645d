import { expect, type Page } from '@playwright/test';
import { operator } from './operator';

/** Signs in as the operator does, from the address that asks for it. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Username').fill(operator.username);
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}
