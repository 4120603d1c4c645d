import { fieldError } from '../../../src/content/field-errors';
import { propertyForm } from '../../../src/content/property-form';
import { isoDay } from '../../../src/domain/date';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { forgive } from '../setup/problems';
import { openPropertyForm, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

let id = '';

test.beforeAll(async () => {
  const admin = await openAdmin();
  const name = 'A property with rejected values';
  id = await admin.addProperty(sampleProperty({ name, images: [], confirmedAt: '2026-02-10' }));
});

const dayError = fieldError({ code: 'day' }, 'confirmedAt');
const futureError = fieldError({ code: 'future-day' }, 'confirmedAt');

test('a day of which a part is missing is not saved as one that is not stated', async ({
  page,
}) => {
  await openPropertyForm(page, id);
  const day = page.locator('#field-confirmedAt');
  await day.focus();
  await page.keyboard.press('Backspace');
  await save(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: dayError }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(new RegExp(dayError));
  expect((await storedProperty(page, id)).confirmedAt).toBe('2026-02-10');
  await day.fill('2026-02-11');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await storedProperty(page, id)).confirmedAt).toBe('2026-02-11');
});

test('a home cannot be confirmed for a day that is still to come', async ({ page }) => {
  await openPropertyForm(page, id);
  const before = (await storedProperty(page, id)).confirmedAt;
  const day = page.locator('#field-confirmedAt');
  await expect(day).toHaveAttribute('max', isoDay(new Date().toISOString()));
  await day.fill('2062-12-31');
  await save(page);
  await expect(day).toHaveAccessibleDescription(new RegExp(futureError));
  expect((await storedProperty(page, id)).confirmedAt).toBe(before);
});

test('what the server rejects in a group of boxes is said there, and links lead to it', async ({
  page,
  problems,
}) => {
  await openPropertyForm(page, id);
  const group = page.getByRole('group', { name: propertyForm.fields.letTo.label });
  const message = fieldError({ code: 'choices' }, 'letTo');
  const rejected = { title: 'Rejected', status: 422, detail: 'Rejected', requestId: 'r-1' };
  await page.route(`**${paths.api.updateProperty(id)}`, (route) =>
    route.fulfill({ status: 422, json: { ...rejected, errors: [{ field: 'letTo', message }] } }),
  );
  await group.getByRole('checkbox').first().check();
  await save(page);
  await page.getByRole('alert').getByRole('link', { name: message }).click();
  await expect(group).toBeFocused();
  await expect(group).toHaveAccessibleDescription(new RegExp(message));
  await expectAccessible(page, 'a group with an error');
  forgive(problems, /422/);
});
