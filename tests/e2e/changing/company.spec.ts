import type { Page } from '@playwright/test';
import { companyForm } from '../../../src/content/forms/company';
import { fieldError } from '../../../src/content/forms/field-errors';
import { formWords } from '../../../src/content/forms/record';
import { adminPaths } from '../../../src/admin-paths';
import { monthsBefore } from '../../../src/domain/retention-periods';
import { packed } from '../../support/documents';
import type { Admin } from '../setup/admin';
import { plainPicture } from '../setup/pictures';
import { postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { fillFields, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { publishing } = companyForm;
const { people } = companyForm.fields;

// What a build makes of saved facts is asked by `tests/built/company.test.ts`.
test('what an owner saves waits for the button, which asks for a build once', async ({ page }) => {
  await openReady(page, adminPaths.companyPage('services'));
  await expect(page.getByText(/^On the site since/)).toBeVisible();
  await changeServices(page);
  await openReady(page, adminPaths.company);
  await fillFields(page, {
    name: 'Neem Tree Homes',
    phone: '098400 12346',
    monday: '11 am - 12:30',
  });
  await saveAndReload(page);
  await expect(page.locator('#field-phone')).toHaveValue('+91 98400 12346');
  await expect(page.locator('#field-monday')).toHaveValue('11:00–12:30');
  await refuseHalfDay(page);
  await savePerson(page);
  await expect(page.getByText(/not on the site yet\.$/)).toBeVisible();
  await page.getByRole('button', { name: publishing.button }).click();
  await expect(page.getByText(/^A build was started/)).toBeVisible();
});

test('row 69: a shorter time for enquiries is said in the form and on the first page, and taken back', async ({
  page,
  admin,
}) => {
  const old = await restoreOldEnquiry(admin, 13);
  const choice = page.getByLabel(companyForm.fields.enquiryRetentionMonths.label);
  const said = page.getByText(/enquiries older than 12 months are erased for good: 1 enquiry of/);
  await openReady(page, adminPaths.company);
  await expect(choice).toHaveValue('24');
  await expect(said).toHaveCount(0);
  await choice.selectOption('12 months');
  await expect(said).toBeVisible();
  await saveAndReload(page);
  await expect(said).toBeVisible();
  await openReady(page, adminPaths.home);
  await said.click();
  await expect(choice).toBeFocused();
  await choice.selectOption('24 months');
  await expect(said).toHaveCount(0);
  await saveAndReload(page);
  await openReady(page, adminPaths.home);
  await expect(said).toHaveCount(0);
  await admin.call('DELETE', adminPaths.api.deleteEnquiry(old));
});

/** Brings an enquiry that came so many months ago, as a backup does; returns its id. */
async function restoreOldEnquiry(admin: Admin, months: number): Promise<string> {
  const recent = await storedEnquiry(await postEnquiry('Visitor of long ago'));
  const old = {
    ...recent,
    id: crypto.randomUUID(),
    createdAt: monthsBefore(new Date(), months),
    status: 'done',
  };
  const body = packed([old]);
  const headers = { cookie: admin.cookies.join('; ') };
  const address = `${process.env.SITE_ADDRESS ?? ''}${adminPaths.api.backupDocument('enquiries')}`;
  const restored = await fetch(address, { method: 'PUT', headers, body });
  expect(await restored.json()).toMatchObject({ missing: [old.id] });
  await admin.call('DELETE', adminPaths.api.deleteEnquiry(recent.id));
  return old.id;
}

/** A closed day of which only a part is typed is asked for, and not left out; no other day takes its mark. */
async function refuseHalfDay(page: Page): Promise<void> {
  const { label, add } = companyForm.fields.closedDates;
  const days = page.getByRole('group', { name: label, exact: true });
  await days.getByRole('button', { name: add }).click();
  await days.locator('input[type=date]').pressSequentially('12');
  await days.getByRole('button', { name: add }).click();
  await days.locator('input[type=date]').last().fill('2027-01-26');
  await save(page);
  const mark = days.getByText(fieldError({ code: 'day' }, 'closedDates'));
  await expect(mark).toBeVisible();
  const remove = days.getByRole('button', { name: new RegExp(`^${formWords.rows.remove}`) });
  await remove.first().click();
  await expect(days.locator('input[type=date]')).toHaveValue('2027-01-26');
  await expect(mark).toBeHidden();
  await remove.click();
}

/** Adds a row to a list of the company's form, as its last one, and saves it; every list is made alike. */
async function savePerson(page: Page): Promise<void> {
  await openReady(page, adminPaths.companyPage('people'));
  await page.getByRole('button', { name: people.add, exact: true }).click();
  const findLast = (name: string) => page.getByRole('textbox', { name, exact: true }).last();
  await findLast(people.columns.name.label).fill('Ravi');
  await findLast(people.columns.phone.label).fill('098400 54322');
  await saveAndReload(page);
  await expect(findLast(people.columns.name.label)).toHaveValue('Ravi');
}

/** The form reloads its page after a save; going elsewhere before that would be cut off. */
async function saveAndReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await save(page);
  await reloaded;
}

/** Gives a service a text and a photograph of its own, and hides another. */
async function changeServices(page: Page): Promise<void> {
  const { text, shown } = companyForm.fields.services.columns;
  const openRow = async (title: string) => {
    const summary = page.locator('summary', { hasText: title });
    await summary.click();
    return page.locator('details').filter({ has: summary });
  };
  const own = await openRow('Tank Cleaning');
  await own.getByLabel(text.label, { exact: true }).fill('We clean tanks in Adyar.');
  const picture = await plainPicture('tank.jpg', '#a8472a');
  await own.locator('input[type=file]').setInputFiles(picture);
  const hidden = await openRow('Kitchen Cleaning');
  await hidden.getByLabel(shown.label).selectOption('Hidden');
  await saveAndReload(page);
  await expect(page.getByText(/not on the site yet\.$/)).toBeVisible();
}
