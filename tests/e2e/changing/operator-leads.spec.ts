import { inbox } from '../../../src/content/inbox';
import { fillLead, sendLead } from '../setup/enquiry';
import { readLeads } from '../setup/leads';
import { readMailbox, setMailService } from '../setup/mailbox';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';

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
