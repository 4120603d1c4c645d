import { inbox, inboxPage } from '../../../src/content/inbox';
import { referenceOf } from '../../../src/domain/reference';
import { paths } from '../../../src/paths';
import { firstProperty } from '../setup/content';
import { fillEnquiry, sendEnquiry } from '../setup/enquiry';
import { readEnquiries } from '../setup/enquiries';
import { mailsAbout, mailService } from '../setup/mailbox';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';
import { download } from '../setup/workbook';

const subject = 'An enquiry while the mail service is down';

test.afterEach(() => {
  mailService.behaviour = 'accept';
});

test('an enquiry whose email fails is in the inbox, emailed again and answered', async ({
  page,
  browser,
}) => {
  mailService.behaviour = 'fail';
  const visitor = await browser.newPage({ baseURL: process.env.SITE_ADDRESS ?? '' });
  await visitor.goto('/contact');
  await fillEnquiry(visitor, subject);
  await sendEnquiry(visitor);
  await expect(visitor.getByText('Email has been sent!').first()).toBeVisible();
  await visitor.close();
  const isOurs = (enquiry: { subject: string }) => enquiry.subject === subject;
  expect((await readEnquiries()).find(isOurs)?.delivery.state).toBe('pending');

  mailService.behaviour = 'accept';
  await signIn(page);
  await page.goto('/admin/enquiries');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'A visitor' })
    .first()
    .getByRole('button')
    .click();
  const enquiry = page.getByRole('article');
  await expect(enquiry.getByText('Please call me.')).toBeVisible();
  await expect(enquiry.getByRole('link', { name: inbox.actions.email })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=Re/,
  );
  await enquiry.getByRole('button', { name: inbox.resend }).click();
  await expect(page.getByText(inbox.resent)).toBeVisible();
  expect(mailsAbout(subject)).toHaveLength(1);

  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  await expect
    .poll(async () => (await readEnquiries()).find(isOurs))
    .toMatchObject({ status: 'done', delivery: { state: 'sent' } });
});

test('possible spam is shown when asked for; released, it is emailed and with the others', async ({
  page,
}) => {
  const name = 'A visitor taken for a machine';
  const id = await postEnquiry(name, { website: 'https://spam.example', subject: name });
  await enterAdmin(page);
  await openReady(page, paths.admin.enquiries);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toHaveCount(0);
  const filters = new Map<string, string>(inbox.filters);
  const filter = (show: string) => page.getByRole('button', { name: filters.get(show) ?? '?' });
  await filter('quarantined').click();
  await row.getByRole('button').click();
  await page.getByRole('article').getByRole('button', { name: inbox.release }).click();
  await expect(page.getByText(inbox.released)).toBeVisible();
  await expect(page.locator(`[id="enquiry-${id}"]`)).toBeVisible();
  expect(mailsAbout(name)).toHaveLength(1);
  await page.getByRole('button', { name: new RegExp(`^${filters.get('') ?? '?'}`) }).click();
  await expect(row).toHaveCount(1);
  expect(await storedEnquiry(id)).toMatchObject({ name, delivery: { state: 'sent' } });
});

test('an enquiry and a property are found by the reference number that a caller reads out', async ({
  page,
}) => {
  const id = await postEnquiry('A caller');
  await enterAdmin(page);
  await openReady(page, paths.admin.enquiries);
  await page.getByRole('searchbox').fill(`ref ${referenceOf(id).toLowerCase()}`);
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(page.locator('main li')).toContainText('A caller');
  await expect(page.locator('main li')).toContainText(`Ref ${referenceOf(id)}`);

  const property = (await firstProperty()).split('/').at(-1) ?? '';
  await openReady(page, paths.admin.properties);
  await page.getByRole('searchbox').fill(referenceOf(property));
  await expect(page.locator('main tbody tr')).toHaveCount(1);
  await expect(page.locator('main tbody tr')).toContainText(`Ref ${referenceOf(property)}`);
});

test('an enquiry gets a day for its next action, is to do on that day, and no longer once cleared', async ({
  page,
}) => {
  const id = await postEnquiry('A visitor to call again');
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  const [[, today], [, tomorrow]] = inbox.nextAction.days;
  const row = page.getByRole('listitem').filter({ hasText: 'A visitor to call again' });
  const day = enquiry.getByLabel(inbox.nextAction.label);
  await enquiry.getByRole('button', { name: tomorrow }).click();
  await expect(row).toContainText(inbox.planned('').trim());
  await enquiry.getByRole('button', { name: today }).click();
  await expect(row).toContainText(inbox.due('').trim());
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('to call again');
  expect((await storedEnquiry(id)).nextAction).toBe(await day.inputValue());
  await day.fill('2030-12-31');
  await enquiry.getByRole('button', { name: inbox.nextAction.save }).click();
  await expect(row).toContainText(inbox.planned('31-12-2030'));
  await enquiry.getByRole('button', { name: today }).click();
  await expect(row).toContainText(inbox.due('').trim());

  await openReady(page, `${paths.admin.enquiries}?show=due`);
  await row.getByRole('button').click();
  await enquiry.getByRole('button', { name: inbox.nextAction.clear }).click();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ nextAction: '' });
  await enquiry.getByRole('button', { name: inbox.back }).click();
  await expect(row).toHaveCount(0);
});

test('on a phone there is one pane: the list begins early, Back returns to the row', async ({
  page,
}) => {
  await postEnquiry('A visitor on a phone');
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAdmin(page);
  await openReady(page, paths.admin.enquiries);
  const list = page.getByRole('main').getByRole('list');
  expect((await list.getByRole('listitem').first().boundingBox())?.y).toBeLessThan(300);
  const row = list.getByRole('listitem').first().getByRole('button');
  await row.press('Enter');
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: inbox.back }).press('Enter');
  await expect(row).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(paths.admin.enquiries);

  await row.press('Enter');
  await expect(page).toHaveURL(/\?enquiry=/);
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(paths.admin.enquiries);
  await page.goForward();
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
});

test('the enquiries are downloaded as a workbook', async ({ page }) => {
  await postEnquiry('A visitor to export');
  await enterAdmin(page);
  await openReady(page, paths.admin.enquiries);
  const workbook = await download(page, inboxPage.export);
  // Workbooks are zip packages.
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxPage.title);
});

test('a rejected export does not navigate away from the inbox', async ({
  page,
  context,
  problems,
}) => {
  await enterAdmin(page);
  await openReady(page, paths.admin.enquiries);
  // The session ends between the question and the download.
  await page.route(`**${paths.api.session}`, (route) =>
    route.fulfill({ json: { signedIn: true } }),
  );
  await context.clearCookies();
  const asked = page.waitForResponse(`**${paths.api.session}`);
  await page.getByRole('link', { name: inboxPage.export }).click();
  await asked;
  // Time in which the bare answer would replace the page.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(paths.admin.enquiries);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxPage.title);
  forgive(problems, /401|enquiry\/export/);
});
