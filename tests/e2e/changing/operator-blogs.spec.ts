import type { Browser, Page } from '@playwright/test';
import { versionWords } from '../../../src/content/record-versions';
import { paths } from '../../../src/paths';
import { plainPicture } from '../setup/bad-pictures';
import { forgive } from '../setup/problems';
import { asVisitor, deleteRow, fillFields, rowOf, save } from '../setup/records';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';

const words = versionWords.conflict;

async function isListed(browser: Browser, title: string): Promise<boolean> {
  const link = (visitor: Page) => visitor.getByRole('main').getByRole('link', { name: title });
  return asVisitor(browser, paths.blogs, async (visitor) => (await link(visitor).count()) > 0);
}

/** Opens the blog post as a visitor does, from the page of all blog posts. */
async function expectPublic(browser: Browser, title: string, texts: string[]): Promise<void> {
  await asVisitor(browser, paths.blogs, async (visitor) => {
    await visitor.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const text of texts) await expect(visitor.getByText(text, { exact: true })).toBeVisible();
    await expect(visitor.locator('main article img').first()).toHaveAttribute(
      'src',
      /api%2Fimage%2F/,
    );
  });
}

/** The choice between both versions of one field. */
function choice(page: Page, label: string) {
  return page.getByRole('dialog').getByRole('group', { name: label });
}

test('the operator adds a blog post, resolves a conflict, deletes, undoes and restores it', async ({
  page,
  browser,
  problems,
}) => {
  const mark = Date.now().toString(36);
  const title = `Keys, meters and a deposit ${mark}`;
  const mine = `Keys and meters ${mark}`;
  await signIn(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Blogs/ })
    .click();
  await page.getByRole('link', { name: 'Add Blog' }).click();
  await expect(page).toHaveURL(/addblog/);
  await expect(page.locator('#field-images')).toBeEnabled();
  await fillFields(page, { title, description1: 'Read **both** meters.', description2: 'Sign.' });
  await page.locator('#field-images').setInputFiles(await plainPicture('meter.jpg', '#a8472a'));
  await save(page);
  await expect(page.getByText('Added', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/allblog/);
  await expectPublic(browser, title, ['Read both meters.', 'Sign.']);

  await rowOf(page, title).getByRole('link', { name: /Edit/ }).click();
  await expect(page.locator('#field-title')).toHaveValue(title);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('#field-images')).toBeEnabled();
  await fillFields(other, { title: `Theirs ${mark}`, description1: 'Read all three meters.' });
  await save(other);
  await expect(other.locator('.toast').getByText('Updated', { exact: true })).toBeVisible();
  await other.close();

  await fillFields(page, { title: mine, description2: 'Sign twice.' });
  await save(page);
  await expect(page.getByRole('dialog')).toContainText(words.title);
  const contested = choice(page, words.both('Title'));
  await expect(contested.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice(page, 'First part').getByLabel(/Read all three meters/)).toBeChecked();
  await expect(choice(page, 'Second part').getByLabel(/Sign twice/)).toBeChecked();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.missing('Title') })).toBeVisible();
  await contested.getByLabel(mine).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.locator('.toast').getByText('Updated', { exact: true })).toBeVisible();
  await expectPublic(browser, mine, ['Read all three meters.', 'Sign twice.']);
  const address = await asVisitor(browser, paths.blogs, (visitor) =>
    visitor.getByRole('main').getByRole('link', { name: mine }).first().getAttribute('href'),
  );

  await page.goto(paths.admin.blogs);
  await deleteRow(page, mine);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, mine)).toHaveCount(1);
  expect(await isListed(browser, mine)).toBe(true);

  await deleteRow(page, mine);
  expect(await isListed(browser, mine)).toBe(false);
  await asVisitor(browser, address ?? '', async (visitor) => {
    await expect(visitor.getByText(mine)).toHaveCount(0);
  });
  await page.goto(paths.admin.trash);
  await rowOf(page, mine)
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(rowOf(page, mine)).toHaveCount(0);
  await expectPublic(browser, mine, ['Read all three meters.', 'Sign twice.']);
  forgive(problems, /409/);
});
