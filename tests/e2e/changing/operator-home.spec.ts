import { adminHome } from '../../../src/content/admin/home';
import { adminList } from '../../../src/content/admin/list';
import { setup } from '../../../src/content/admin/setup';
import { paths } from '../../../src/paths';
import { postEnquiry } from '../setup/posted-enquiry';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('the first page says who waits, and one click opens it', async ({ page, admin, word }) => {
  const id = await postEnquiry(`Visitor ${word}`);
  await openReady(page, paths.admin.home);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: word }).first();
  await expect(row).toContainText('Is it free?');
  // Anywhere in the row.
  await row.click();
  await expect(page).toHaveURL(new RegExp(`show=new&enquiry=${id}`));
  await expect(page.getByText('Is it free?').filter({ visible: true }).first()).toBeVisible();

  const note = 'Call after lunch';
  const patch = { status: 'in progress', nextAction: '2026-01-02', note };
  await admin.call('PUT', paths.api.updateEnquiry(id), patch);
  await openReady(page, paths.admin.home);
  await expect(row).toContainText(adminHome.due('02-01-2026'));
  await expect(row).toContainText(note);
  await expect(row.getByRole('link')).toHaveAttribute('href', /show=due/);
});

test('each number of the first page leads to exactly those properties', async ({ page, admin }) => {
  await admin.addProperty({ name: 'Without a picture' });
  for (const label of Object.values(adminHome.counts.labels)) {
    await openReady(page, paths.admin.home);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d+ ${label}$`) });
    const count = Number.parseInt(await link.innerText(), 10);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByText(adminList.property.found(count), { exact: true })).toBeVisible();
  }
});

test('the operator reads in one place what is set up', async ({ page, admin }) => {
  await admin.call('POST', '/.netlify/functions/scheduled-sweep');
  await openReady(page, paths.admin.home);
  await page.getByRole('link', { name: setup.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setup.title);
  const rowOf = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(rowOf(setup.email.title)).toContainText(setup.isSet);
  await expect(rowOf(setup.alert.title)).toContainText(setup.ask);
  await expect(rowOf(setup.schedules.title)).toContainText(setup.schedules.onTime);
});
