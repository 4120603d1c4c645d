import { costWords } from '../../../src/content/costs';
import { failures } from '../../../src/content/failures';
import { fieldError } from '../../../src/content/field-errors';
import { messages } from '../../../src/content/messages';
import { propertyForm } from '../../../src/content/property-form';
import { isoDay } from '../../../src/domain/date';
import { paths } from '../../../src/paths';
import { forgive } from '../setup/problems';
import { answerSave, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('Ctrl+S, or ⌘S, saves from within a field, and goes to what is wrong first', async ({
  page,
  admin,
  openForm,
}) => {
  const id = await openForm();
  const price = page.locator('#field-price');
  await price.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  for (const [keys, rent] of Object.entries({ 'Control+s': '31000', 'Meta+s': '32000' })) {
    await price.fill(rent);
    await page.evaluate(() =>
      addEventListener('keydown', (event) => {
        sessionStorage.setItem('prevented', String(event.defaultPrevented));
      }),
    );
    await page.keyboard.press(keys);
    await expect(page).toHaveURL(/allproperty/);
    expect((await admin.property(id)).price).toBe(rent);
    // The browser does not save the page as well.
    expect(await page.evaluate(() => sessionStorage.getItem('prevented'))).toBe('true');
    await openReady(page, paths.admin.property(id));
  }
});

test('row 38: after a save that fails for want of a store the text stays, nobody is asked for the password, and the next attempt saves', async ({
  page,
  admin,
  openForm,
  problems,
}) => {
  const id = await openForm({ confirmedAt: '2026-02-10' });
  await answerSave(page, 503);
  const facing = page.locator('#field-facing');
  await facing.fill('Typed while the store was down');
  await save(page);
  const failure = page.getByRole('alertdialog');
  await expect(failure).toContainText(messages.record.updateFailed);
  await expect(failure).toContainText(failures.busy);
  await page.keyboard.press('Escape');
  await expect(facing).toHaveValue('Typed while the store was down');
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await admin.property(id)).facing).toBe('Typed while the store was down');
  forgive(problems, /503/);
});

test('a day of which a part is missing, or that is still to come, is not saved', async ({
  page,
  admin,
  openForm,
}) => {
  const id = await openForm({ confirmedAt: '2026-02-10' });
  const errorOf = (code: 'day' | 'future-day') => fieldError({ code }, 'confirmedAt');
  const day = page.locator('#field-confirmedAt');
  await day.focus();
  await page.keyboard.press('Backspace');
  await save(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: errorOf('day') }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(new RegExp(errorOf('day')));

  await expect(day).toHaveAttribute('max', isoDay(new Date().toISOString()));
  await day.fill('2062-12-31');
  await save(page);
  await expect(day).toHaveAccessibleDescription(new RegExp(errorOf('future-day')));
  expect((await admin.property(id)).confirmedAt).toBe('2026-02-10');
  await day.fill('2026-02-11');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await admin.property(id)).confirmedAt).toBe('2026-02-11');
});

test('what the server rejects in a group of boxes is said there, and links lead to it', async ({
  page,
  admin,
  openForm,
  problems,
}) => {
  const id = await openForm({ confirmedAt: '2026-02-10' });
  const group = page.getByRole('group', { name: propertyForm.fields.letTo.label });
  const message = fieldError({ code: 'choices' }, 'letTo');
  await answerSave(page, 422, { errors: [{ field: 'letTo', message }] });
  await group.getByLabel('Company').check();
  await save(page);
  await page.getByRole('alert').getByRole('link', { name: message }).click();
  await expect(group).toBeFocused();
  await expect(group).toHaveAccessibleDescription(new RegExp(message));
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await admin.property(id)).letTo).toEqual(['company']);
  forgive(problems, /422/);
});

test('the form says how costs are read while they are written, and what the act says of a high advance', async ({
  page,
  openForm,
}) => {
  await openForm({ price: '32000' });
  const costs = page.getByRole('region', { name: 'Costs beside the rent' });
  await expect(costs.getByRole('list')).toHaveCount(0);
  await page.locator('#field-advance').fill('10');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹3,20,000.');
  await expect(costs).toContainText(costWords.limit.text);
  await page.locator('#field-price').fill('40,000');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹4,00,000.');
  await page.locator('#field-advance').fill('3 months');
  await expect(costs).not.toContainText(costWords.limit.text);
  await page.locator('#field-maintenance').fill('2,500 + GST');
  await expect(costs).toContainText('It is shown as written, and is in no sum.');
});
