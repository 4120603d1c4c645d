import { fieldError } from '../../../src/content/forms/field-errors';
import { recordMessages } from '../../../src/content/screen-messages';
import { pictureWords } from '../../../src/content/forms/pictures';
import { formWords } from '../../../src/content/forms/record';
import { versionWords } from '../../../src/content/forms/versions';
import { isoDay } from '../../../src/domain/date';
import { adminPaths } from '../../../src/admin-paths';
import { press, tabTo } from '../setup/keyboard';
import { operator } from '../../support/site/operator';
import { plainPicture } from '../setup/pictures';
import { forgive } from '../setup/problems';
import { answerSave, findRow, openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('row 38: the form opens whatever its address names, has a third choice for what nobody stated, says how costs are read, keeps the text when a save fails, and Ctrl+S or ⌘S saves or goes to what is wrong', async ({
  page,
  word,
  admin,
  addHomes,
  problems,
}) => {
  const unstated = { lift: '', pets: '', fireSafety: '', parking: '', fStatus: '' } as const;
  const [id = ''] = await addHomes({ ...unstated, price: '32000', checkedOn: '2026-02-10' });
  const saved = () => admin.property(id);
  // This names no field, and would be an error in a selector.
  await openReady(page, `${adminPaths.property(id)}#field-%20`);
  await expect(page.locator('#field-name')).toBeEditable();
  for (const [name, first] of [
    ['lift', 'Yes'],
    ['parking', 'None'],
  ] as const) {
    const options = page.locator(`#field-${name} option`);
    await expect(options.nth(0)).toHaveText(formWords.notStated);
    await expect(options.nth(1)).toHaveText(first);
  }

  const more = page.locator('summary', { hasText: 'More facts' });
  await expect(more).toContainText('checked on');
  await more.click();
  const costs = page.getByRole('region', { name: 'Costs besides the rent' });
  await expect(costs.getByRole('list')).toHaveCount(0);
  await page.locator('#field-advance').fill('10');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹3,20,000.');
  await page.locator('#field-price').fill('40,000');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹4,00,000.');

  await answerSave(page, 503);
  const facing = page.locator('#field-facing');
  await facing.fill('Typed while the store was down');
  await page.keyboard.press('Meta+s');
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText(recordMessages.updateFailed);
  await expect(failure).toContainText('Refused');
  await page.keyboard.press('Escape');
  await expect(facing).toHaveValue('Typed while the store was down');
  await expect(page.getByLabel('Password')).toHaveCount(0);
  forgive(problems, /503/);

  const error = fieldError({ code: 'day' }, 'checkedOn');
  const day = page.locator('#field-checkedOn');
  await day.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: error }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(new RegExp(error));
  expect(await saved()).toMatchObject({ facing: '', checkedOn: '2026-02-10' });

  await page.getByRole('button', { name: `${formWords.today} Checked on`, exact: true }).click();
  await page.locator('#field-lift').selectOption('Yes');
  await page.locator('#field-pets').selectOption('No');
  await page.locator('#field-parking').selectOption('2 Wheeler');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/allproperty/);
  // Fire safety and furnishing, which nobody touched, stay not stated.
  expect(await saved()).toMatchObject({
    facing: 'Typed while the store was down',
    checkedOn: isoDay(new Date().toISOString()),
    lift: true,
    pets: false,
    fireSafety: '',
    parking: '2 Wheeler',
    fStatus: '',
  });
  // Of the whole list too, a save leads back to its row.
  const title = findRow(page, `Home 1 ${word}`).getByRole('link').first();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('by keyboard alone: the whole form, in which what was stated has no third choice', async ({
  page,
  context,
  admin,
  openForm,
  problems,
}) => {
  const id = await openForm({ facing: 'East', lift: true, parking: '2 Wheeler' });
  await expect(page.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
  await expect(page.locator('#field-parking option')).toHaveCount(3);
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

  await admin.call('PUT', adminPaths.api.record('property', 'update', id), {
    facing: 'South, from elsewhere',
  });
  await press(page, page.getByRole('button', { name: formWords.save, exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(versionWords.conflict.title(''));
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

  await openReady(page, adminPaths.property(id));
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
