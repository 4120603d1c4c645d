import { inbox } from '../../../src/content/inbox';
import { paths } from '../../../src/paths';
import { fillLead, sendLead } from '../setup/enquiry';
import { readLeads } from '../setup/leads';
import { readMailbox, setMailService } from '../setup/mailbox';
import { postLead } from '../setup/posted-lead';
import { forgive } from '../setup/problems';
import { enterOffice, openReady } from '../setup/records';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';
import { download } from '../setup/workbook';

const subject = 'A lead while the mail service is down';

test.afterEach(() => setMailService('accept'));

test('a lead arrives though its mail fails, is mailed again and answered', async ({
  page,
  browser,
}) => {
  await setMailService('fail');
  const visitor = await browser.newPage({ baseURL: process.env.SITE_ADDRESS ?? '' });
  await visitor.goto('/contact');
  await fillLead(visitor, subject);
  await sendLead(visitor);
  await expect(visitor.getByText('Email has been sent!').first()).toBeVisible();
  await visitor.close();
  const isOurs = (lead: { subject: string }) => lead.subject === subject;
  expect((await readLeads()).find(isOurs)?.delivery.state).toBe('pending');

  await setMailService('accept');
  await signIn(page);
  await page.goto('/admin/leads');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const lead = page.getByRole('listitem').filter({ hasText: 'A visitor' }).first();
  await lead.getByRole('button').first().click();
  await expect(lead.getByText('Please call me.')).toBeVisible();
  await expect(lead.getByRole('link', { name: inbox.actions.mail })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=Re/,
  );
  await lead.getByRole('button', { name: inbox.resend }).click();
  await expect(page.getByText(inbox.resent)).toBeVisible();
  const mails = (await readMailbox()).filter((mail) => mail.text.includes(subject));
  expect(mails).toHaveLength(1);

  await lead.getByLabel(inbox.status).selectOption('done');
  await expect
    .poll(async () => (await readLeads()).find(isOurs))
    .toMatchObject({ status: 'done', delivery: { state: 'sent' } });
});

test('the enquiries are downloaded as a workbook', async ({ page }) => {
  await postLead('A visitor to export');
  await enterOffice(page);
  await openReady(page, paths.admin.leads);
  const workbook = await download(page, inbox.export);
  // Workbooks are zip packages.
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inbox.title);
});

test('a refused export leaves the inbox as it is', async ({ page, context, problems }) => {
  await enterOffice(page);
  await openReady(page, paths.admin.leads);
  // The session ends between the question and the download.
  await page.route(`**${paths.api.session}`, (route) =>
    route.fulfill({ json: { signedIn: true } }),
  );
  await context.clearCookies();
  const asked = page.waitForResponse(`**${paths.api.session}`);
  await page.getByRole('link', { name: inbox.export }).click();
  await asked;
  // Time in which the bare answer would replace the page.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(paths.admin.leads);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inbox.title);
  forgive(problems, /401|lead\/export/);
});
