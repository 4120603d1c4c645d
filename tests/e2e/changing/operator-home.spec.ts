import type { Page } from '@playwright/test';
import { adminHome } from '../../../src/content/admin-home';
import { adminList, listPage } from '../../../src/content/admin-list';
import type { Inbox } from '../../../src/domain/enquiry/inbox';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { postEnquiry } from '../setup/posted-enquiry';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

const name = `Visitor of the first page ${Date.now().toString(36)}`;

async function update(page: Page, id: string, patch: object): Promise<void> {
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  const answer = await page.request.put(paths.api.updateEnquiry(id), { data: patch, headers });
  expect(answer.status()).toBe(200);
}

test('the first page says who asks for what and whose day has come, and one click opens it', async ({
  page,
}) => {
  const id = await postEnquiry(name);
  await enterAdmin(page);
  await openReady(page, paths.admin.home);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row.first()).toContainText('a@example.com');
  await expect(row.first()).toContainText('Is it free?');
  // Anywhere in the row.
  await row.first().click();
  await expect(page).toHaveURL(new RegExp(`show=new&enquiry=${id}`));
  await expect(page.getByText('Is it free?').filter({ visible: true }).first()).toBeVisible();

  const note = 'Call after lunch';
  await update(page, id, { status: 'in progress', nextAction: '2026-01-02', note });
  await openReady(page, paths.admin.home);
  await expect(row.first()).toContainText(adminHome.due('02-01-2026'));
  await expect(row.first()).toContainText(note);
  await expect(row.first().getByRole('link')).toHaveAttribute('href', /show=due/);
  await row.first().click();
  await expect(page).toHaveURL(new RegExp(`enquiry=${id}`));
});

test('the first page counts the properties, and each number leads to exactly those', async ({
  page,
}) => {
  const admin = await openAdmin();
  await admin.addProperty(sampleProperty({ name: 'Without a picture', images: [] }));
  await enterAdmin(page);
  for (const label of Object.values(adminHome.counts.labels)) {
    await openReady(page, paths.admin.home);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d+ ${label}$`) });
    const count = Number.parseInt(await link.innerText(), 10);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByText(adminList.property.found(count), { exact: true })).toBeVisible();
  }
});

test('the first page is calm when nobody waits', async ({ page }) => {
  await enterAdmin(page);
  const { enquiries } = (await (await page.request.get(paths.api.enquiries)).json()) as Inbox;
  for (const { id, status } of enquiries) {
    if (status !== 'done') await update(page, id, { status: 'done' });
  }
  await openReady(page, paths.admin.home);
  await expect(page.getByRole('heading', { name: adminHome.nothingTitle })).toBeVisible();
  await page.goto(paths.admin.home);
  await page.getByRole('link', { name: listPage.property.add }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.addProperty}$`));
});
