import { pictureWords } from '../../../src/content/pictures';
import { formWords } from '../../../src/content/record-form';
import { versionWords } from '../../../src/content/record-versions';
import { paths } from '../../../src/paths';
import { plainPicture } from '../setup/pictures';
import { press, tabTo } from '../setup/keyboard';
import { operator } from '../setup/operator';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('by keyboard alone: a form with pictures, a conflict, an ended session and the history', async ({
  page,
  context,
  admin,
  openForm,
  problems,
}) => {
  const id = await openForm({ facing: 'East' });
  const field = page.locator('#field-facing');
  await tabTo(page, field);
  await page.keyboard.press('End');
  await page.keyboard.type(' of the keyboard');
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.locator('#field-images'), 'Space');
  const files = [await plainPicture('one.jpg', '#a00'), await plainPicture('two.jpg', '#00a')];
  await (await choosing).setFiles(files);
  const items = page.locator('[data-key]');
  await expect(items.getByText('two.jpg')).toBeVisible();
  const act = (action: string, file: string) =>
    page.getByRole('button', { name: `${action}: ${file}`, exact: true });
  await press(page, act(pictureWords.earlier, 'two.jpg'));
  await expect(items).toHaveText([/two\.jpg/, /one\.jpg/]);
  await expect(act(pictureWords.earlier, 'two.jpg')).toBeFocused();
  await press(page, act(pictureWords.makeCover, 'one.jpg'), 'Space');
  await expect(items.first()).toContainText('one.jpg');
  await press(page, act(pictureWords.remove, 'two.jpg'));
  await expect(items).toHaveCount(1);
  await expect(act(pictureWords.remove, 'one.jpg')).toBeFocused();
  await press(page, page.getByRole('button', { name: pictureWords.undo, exact: true }));
  await expect(items).toHaveCount(2);
  await tabTo(page, page.getByLabel(pictureWords.videoLabel));
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(3);

  await admin.call('PUT', paths.api.updateProperty(id), { facing: 'South, from elsewhere' });
  await press(page, page.getByRole('button', { name: formWords.save, exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(versionWords.conflict.title);
  const facing = dialog.getByRole('group', { name: versionWords.conflict.both('Facing') });
  await tabTo(page, facing.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(facing.getByLabel(/South, from elsewhere/)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await context.clearCookies();
  await press(page, dialog.getByRole('button', { name: versionWords.conflict.save }));
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/allproperty/);
  const saved = await admin.property(id);
  expect(saved.facing).toBe('East of the keyboard');
  expect(saved.images).toHaveLength(3);

  await openReady(page, paths.admin.property(id));
  await press(page, page.getByRole('button', { name: formWords.history.show }));
  const versions = page.getByRole('listitem').filter({ hasText: versionWords.history.before });
  await press(page, versions.locator('summary').first());
  await expect(versions.getByText('South, from elsewhere').first()).toBeVisible();
  // The first is the edit that lost to the other one.
  const restore = { name: new RegExp(`^${versionWords.history.restore}`) };
  await press(page, page.getByRole('button', restore).nth(1));
  await expect(field).toHaveValue('South, from elsewhere');
  await press(page, page.getByRole('button', { name: formWords.history.undo }));
  await expect(field).toHaveValue('East of the keyboard');
  forgive(problems, /401|409/);
});
