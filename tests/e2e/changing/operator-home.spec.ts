import { adminHome } from '../../../src/content/admin/home';
import { adminList } from '../../../src/content/admin/list';
import { setup } from '../../../src/content/admin/setup';
import { adminPaths } from '../../../src/admin-paths';
import { mailService } from '../setup/mailbox';
import { postEnquiry } from '../setup/posted-enquiry';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('the first page says who waits, what looks like spam and what is left to do before going live; each number leads to exactly those properties', async ({
  page,
  admin,
  word,
}) => {
  const id = await postEnquiry(`Visitor ${word}`);
  await postEnquiry(`Machine ${word}`, { website: 'https://spam.example' });
  await admin.addProperty({ name: 'Without a picture' });
  await openReady(page, adminPaths.home);
  const main = page.getByRole('main');
  for (const label of Object.values(adminHome.counts.labels)) {
    const link = main.getByRole('link', { name: new RegExp(`^\\d+ ${label}$`) });
    const count = Number.parseInt(await link.innerText(), 10);
    expect(count).toBeGreaterThan(0);
    const list = await admin.call('GET', (await link.getAttribute('href')) ?? '');
    expect(await list.text(), label).toContain(`>${adminList.property.found(count)}<`);
  }
  await expect(main.getByRole('link', { name: /looks? like spam$/ })).toHaveAttribute(
    'href',
    `${adminPaths.enquiries}?show=spam`,
  );

  const row = main.getByRole('listitem').filter({ hasText: word }).first();
  await expect(row).toContainText('Is it free?');
  // Anywhere in the row.
  await row.click();
  await expect(page).toHaveURL(new RegExp(`show=new&enquiry=${id}`));
  await expect(page.getByText('Is it free?').filter({ visible: true }).first()).toBeVisible();

  const text = 'Call after lunch';
  const line = { id: crypto.randomUUID(), kind: 'note', text };
  const patch = { status: 'in progress', nextAction: '2026-01-02', line };
  await admin.call('PUT', adminPaths.api.updateEnquiry(id), patch);
  await openReady(page, adminPaths.home);
  await expect(row).toContainText(adminHome.due('02-01-2026'));
  await expect(row).toContainText(text);
  await expect(row.getByRole('link')).toHaveAttribute('href', /show=due/);

  const before = page.getByRole('region', { name: /^Before going live: \d of 7 done$/ });
  await before.getByRole('link', { name: /facts are filled in/ }).click();
  await expect(page).toHaveURL(`${adminPaths.setup}#company`);
  const step = (name: string) => page.locator(`#${name}`);
  await expect(step('company')).toContainText('[Company Name]');
  await expect(step('company').getByRole('link')).toHaveAttribute('href', adminPaths.company);
  await step('email').getByRole('button', { name: setup.testEmail.button }).click();
  await expect(step('email').getByRole('status')).toHaveText(
    setup.testEmail.sent('office@example.com'),
  );
  expect([...mailService.mails.values()].map(({ subject }) => subject)).toContain(
    setup.testEmail.subject,
  );
});
