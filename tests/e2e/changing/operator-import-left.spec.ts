import type { Page } from '@playwright/test';
import { admin, adminMenu } from '../../../src/content/admin';
import { importWords } from '../../../src/content/import';
import { paths } from '../../../src/paths';
import { forgive } from '../setup/problems';
import { signIn } from '../setup/sign-in';
import { fillTemplate, goodOnes, goodRows, openBulk, preview, street } from '../setup/import';
import { expect, test } from '../setup/visitor';

const { cancel, confirm } = importWords.leave;

async function logOut(page: Page, title: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: admin.session.logout }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: answer }).click();
}

async function isSignedIn(page: Page): Promise<boolean> {
  const session = (await (await page.request.get(paths.api.session)).json()) as {
    signedIn: boolean;
  };
  return session.signedIn;
}

/** Leaves calls of one kind without an answer, so that the work stays unfinished. */
async function hold(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => undefined);
}

test('neither logging out nor a link leaves an import or its undo without a question', async ({
  page,
  problems,
}) => {
  const name = street();

  await signIn(page);
  await openBulk(page);
  await hold(page, paths.api.importChunk('*'));
  const file = await fillTemplate(page, name, goodOnes(name));
  await preview(page, file);
  await page.getByRole('button', { name: importWords.preview.import(goodRows) }).click();
  const { title } = importWords.importing.leave;
  await logOut(page, title, cancel);
  await expect(page.getByRole('heading', { name: importWords.importing.title })).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
  await page.getByRole('link', { name: adminMenu.pages.blogs }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: cancel }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.bulk}$`));
  await logOut(page, title, confirm);
  await expect(page).toHaveURL(paths.signin);
  expect(await isSignedIn(page)).toBe(false);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn(page);
  await openBulk(page);
  await preview(page, file);
  await page.getByRole('button', { name: importWords.preview.import(goodRows) }).click();
  const result = page.getByRole('region', { name: importWords.result.title });
  await hold(page, paths.api.importUndo('*'));
  await result.getByRole('button', { name: importWords.undo.button }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: importWords.undo.ask.confirm })
    .click();
  await logOut(page, importWords.undo.leave.title, cancel);
  expect(await isSignedIn(page)).toBe(true);
  await logOut(page, importWords.undo.leave.title, confirm);
  await expect(page).toHaveURL(paths.signin);
  expect(await isSignedIn(page)).toBe(false);
  forgive(problems, /401|ERR_ABORTED|ERR_FAILED/);
});
