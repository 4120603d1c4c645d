import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { formWords } from '../../../src/content/forms/record';
import { adminPaths } from '../../../src/admin-paths';
import { requireAdmin } from './admin';
import { untilIdle, untilLive } from './hold';

/** Signs in without the form. */
export async function enterAdmin(page: Page): Promise<void> {
  const url = process.env.SITE_ADDRESS ?? '';
  const cookies = (await requireAdmin()).cookies.map((cookie) => {
    const [name = '', value = ''] = cookie.split('=');
    return { name, value, url, sameSite: 'Strict', httpOnly: true } as const;
  });
  await page.context().addCookies(cookies);
}

/** Opens a page of the admin area and waits until its code runs. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
  // The mark goes when React begins; by the time the browser is idle, React is done.
  await untilIdle(page);
}

/** Waits until the page has taken in every answer so far: one that it asks for now comes after them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (address) => (await fetch(address)).text(), adminPaths.api.session);
  await untilIdle(page);
}

export async function fillFields(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.locator(`#field-${name}`).fill(text);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: formWords.save, exact: true }).click();
}

/** Gives the next save of a property this answer. */
export async function answerSave(page: Page, status: number, more: object = {}): Promise<void> {
  const json = { title: 'Refused', status, detail: 'Refused', requestId: 'r-1', ...more };
  const call = `**${adminPaths.api.record('property', 'update', '*')}`;
  await page.route(call, (route) => route.fulfill({ status, json }), { times: 1 });
}

export function findRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** Opens what a row has behind its three dots. */
export async function openMore(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^More for/ }).click();
}

export async function chooseDelete(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Delete/ }).click();
}

export async function deleteRow(page: Page, name: string): Promise<void> {
  await chooseDelete(findRow(page, name));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(findRow(page, name)).toHaveCount(0);
}

/** A page without a session; it shares nothing with the operator's browser. */
export async function asVisitor<Seen>(
  browser: Browser,
  path: string,
  look: (visitor: Page) => Promise<Seen>,
): Promise<Seen> {
  const visitor = await browser.newPage({ baseURL: process.env.SITE_ADDRESS ?? '' });
  try {
    await visitor.goto(path);
    return await look(visitor);
  } finally {
    await visitor.close();
  }
}
