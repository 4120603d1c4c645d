import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copySite } from '../../../scripts/gate/copy.ts';
import { startSiteWithRebuilds } from '../../../scripts/local-site/rebuild.ts';
import { peopleWords } from '../../../src/content/admin/people';
import { companyForm } from '../../../src/content/forms/company';
import { fieldError } from '../../../src/content/forms/field-errors';
import { formWords } from '../../../src/content/forms/record';
import { owners } from '../../../src/content/pages/owners';
import type { CompanyPage } from '../../../src/domain/company/fields';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { MailServer } from '../../support/mail-server';
import { Admin } from '../setup/admin';
import { readHeader } from '../setup/header';
import { plainPicture } from '../setup/pictures';
import { operator, setupCode, siteEnvironment } from '../setup/operator';
import { fillFields, openReady, save } from '../setup/records';

const { publishing } = companyForm;
const { people, questions } = companyForm.fields;
const name = 'Sri Balaji Property Management Services Pvt Ltd';

test('what an owner saves and puts on the site is on pages, in forms and emails', async ({
  browser,
}) => {
  const mail = new MailServer();
  const site = await startEmptySite(mail);
  const page = await browser.newPage({ baseURL: site.address });
  await openReady(page, paths.signin);
  const { fields, setUp } = peopleWords;
  const typed = { code: setupCode, name: 'Meena', again: operator.password, ...operator };
  for (const [name, text] of Object.entries(typed))
    await page.getByLabel(fields[name as keyof typeof typed].label, { exact: true }).fill(text);
  await page.getByRole('button', { name: setUp.button }).click();
  await page.waitForURL(`**${adminPaths.home}`);
  await openReady(page, adminPaths.companyPage('services'));
  await expect(page.getByText(publishing.states.none())).toBeVisible();
  await changeServices(page);
  await openReady(page, adminPaths.company);
  await fillFields(page, { name, phone: '098400 12345', monday: '11 am - 12:30' });
  await saveAndReload(page);
  // An empty site keeps enquiries as long as it says at first; a slip erases nothing for a week.
  const days = page.getByLabel(companyForm.fields.enquiryRetentionDays.label);
  await days.fill('73');
  await expect(
    page.getByText(/enquiries older than 73 days are erased for good: none/),
  ).toBeVisible();
  await days.fill('730');
  await expect(page.getByText(/are erased for good:/)).toHaveCount(0);
  await refuseHalfDay(page);
  await saveRow(page, 'people', people.add, [
    [people.columns.name.label, 'Meena'],
    [people.columns.phone.label, '098400 54321'],
  ]);
  await saveRow(page, 'owners', questions.add, [
    [questions.columns.question.label, 'Who keeps the keys?'],
    [questions.columns.answer.label, 'Our office does.'],
  ]);
  await expect(page.getByText(/not on the site yet\.$/)).toBeVisible();
  await page.getByRole('button', { name: publishing.button }).click();
  await expect(page.getByText(/^A build was started/)).toBeVisible();
  await expect(async () => {
    await openReady(page, adminPaths.company);
    await expect(page.getByText(/^On the site since/)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 480_000 });

  await page.goto(paths.contact);
  const call = page.getByRole('banner').getByRole('link', { name: '+91 98400 12345' });
  await expect(call).toHaveAttribute('href', 'tel:+919840012345');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await readHeader(page), `${width} px`).toMatchObject({ rows: 2, faults: [] });
  }
  await page.goto(paths.owners);
  await expect(page.getByText('11 am – 12.30 pm')).toBeVisible();
  const answers = page.getByRole('region', { name: owners.questions.title });
  await expect(answers.getByRole('listitem')).toHaveText([
    /^Who keeps the keys\?\s*Our office does\.$/,
  ]);
  await page.goto(paths.team);
  const person = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Meena' });
  await expect(person.getByRole('link')).toHaveAttribute('href', 'tel:+919840054321');

  await page.goto(paths.service(9));
  await expect(page.getByText('We clean tanks in Adyar.', { exact: true })).toBeVisible();
  const photo = page.getByRole('img', { name: 'Tank Cleaning' });
  await expect(photo).toHaveAttribute('src', /%2Fapi%2Fimage%2F/);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  expect((await page.request.get(paths.service(8))).status()).toBe(404);
  await page.goto(paths.services);
  await expect(page.locator('main article')).toHaveCount(8);

  // Each call throws when it is refused.
  const admin = new Admin(site.address);
  await admin.signIn();
  const posted = await admin.call('POST', paths.api.query, {
    name: 'A visitor',
    email: 'visitor@example.com',
    message: 'Please call me.',
    visitKind: 'call',
    visitDay: nextMonday(),
    visitTime: '11:00',
  });
  const { id } = (await posted.json()) as { id: string };
  await admin.call('PUT', adminPaths.api.updateEnquiry(id), { confirm: true });
  const subjects = [...mail.mails.values()].map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining(`${name}: your call is confirmed`));
  await site.stop();
  await mail.stop();
});

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

/** Adds a row to a list of a page of the company's form, and saves it. */
async function saveRow(
  page: Page,
  part: CompanyPage,
  add: string,
  texts: readonly (readonly [label: string, text: string])[],
) {
  await openReady(page, adminPaths.companyPage(part));
  await page.getByRole('button', { name: add, exact: true }).click();
  for (const [label, text] of texts)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await saveAndReload(page);
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

function nextMonday(): string {
  const chennai = new Date(Date.now() + 330 * 60_000);
  chennai.setUTCDate(chennai.getUTCDate() + ((8 - chennai.getUTCDay()) % 7 || 7));
  return chennai.toISOString().slice(0, 10);
}

/** A site of its own with nothing in it, built as the tested one is, which builds itself again. */
async function startEmptySite(mail: MailServer) {
  const directory = copySite('company');
  const built = process.env.SITE_DIRECTORY ?? '';
  for (const part of ['dist', '.netlify'])
    cpSync(path.join(built, part), path.join(directory, part), { recursive: true });
  return startSiteWithRebuilds({
    directory,
    port: 0,
    environment: siteEnvironment(await mail.start()),
    buildEnvironment: { SITE_URL: process.env.SITE_URL },
    logFile: path.join(directory, 'site.log'),
    say: () => undefined,
  });
}
