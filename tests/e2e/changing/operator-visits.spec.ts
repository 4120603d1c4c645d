import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inbox } from '../../../src/content/admin/inbox';
import { inboxVisit as words } from '../../../src/content/admin/inbox-visit';
import { officeTimeText, timeText } from '../../../src/content/enquiries/visit-time';
import { readClocks } from '../../../src/domain/clock';
import { findInstant } from '../../../src/domain/date';
import { adminPaths } from '../../../src/admin-paths';
import { readEntry } from '../../support/calendar-entry';
import { openVisit } from '../../support/visiting-hours';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { press } from '../setup/keyboard';
import { mailService } from '../setup/mailbox';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const zone = 'America/New_York';
const visit = openVisit(new Date());
const at = findInstant(visit.visitDay, visit.visitTime) ?? '';

const visitFrom = (name: string, more: object = {}) =>
  postEnquiry(name, { ...visit, zone, number: '+1 212 555 0100', ...more });

test('a visit stands in both clocks, in replies and in calendars; confirmed, it is mailed to its visitor, or told by WhatsApp without an address', async ({
  page,
}) => {
  const byPhone = await visitFrom('A visitor by phone', { email: '' });
  const id = await visitFrom('A visitor to confirm', { email: 'confirm@example.com' });
  const enquiry = await openEnquiry(page, id);
  await expect(enquiry).toContainText(words.title('visit', 'asked for'));
  await expect(enquiry).toContainText(officeTimeText(readClocks(at, zone)));
  const email = enquiry.getByRole('link', { name: inbox.actions.email });
  const body = new URL((await email.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body).toContain(words.reply('visit', timeText(readClocks(at, zone))));

  const downloading = page.waitForEvent('download');
  await press(page, enquiry.getByRole('link', { name: words.calendar }));
  const entry = readEntry(await readFile(await (await downloading).path(), 'utf8'));
  expect(entry.startDate.toJSDate().toISOString()).toBe(at);
  await expectFit(page, 'a visit that is asked for');

  const confirm = enquiry.getByRole('button', { name: words.confirm.button('visit') });
  await expect(enquiry).toContainText(words.confirm.mailed);
  await press(page, confirm);
  const state = enquiry.getByRole('status').filter({ hasText: words.confirmed('') });
  await expect(state).toContainText(inbox.delivery.sent(''));
  await expect(state).toBeFocused();
  await expect(confirm).toHaveCount(0);
  await expect(enquiry).toContainText(words.title('visit', 'confirmed'));
  await expect(enquiry.getByRole('button', { pressed: true })).toHaveText(
    inbox.statuses['in progress'],
  );
  const [sent, ...others] = [...mailService.mails.values()].filter(({ to }) =>
    [to].flat().includes('confirm@example.com'),
  );
  expect(others).toEqual([]);
  expect(sent?.text).toContain(timeText(readClocks(at, zone)));
  expect(await storedEnquiry(id)).toMatchObject({
    mails: [{ kind: 'enquiry' }, { kind: 'confirmation', state: 'sent' }],
  });
  await expectFit(page, 'a confirmed visit');

  await listed(page, 'A visitor by phone').getByRole('button').click();
  const called = page.locator(`[id="enquiry-${byPhone}"]`);
  await expect(called).toContainText(words.confirm.notMailed);
  await press(page, called.getByRole('button', { name: words.confirm.button('visit') }));
  await expect(called.getByText(words.tell)).toBeVisible();
  const chat = called.getByRole('link', { name: inbox.actions.whatsapp });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(words.replyConfirmed('visit', timeText(readClocks(at, zone))));
});

test('the first page has the week’s visits, and marks two at one time', async ({ page, admin }) => {
  const home = { propertyId: 'two-at-once', propertyName: 'A home for two' };
  const one = await visitFrom('The first of two', home);
  await visitFrom('The second', home);
  await visitFrom('Somebody to call', { visitKind: 'call', zone: 'Asia/Dubai' });
  await openReady(page, adminPaths.home);
  const list = page.getByRole('region', { name: /in the next 7 days/ });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  for (const name of ['The first of two', 'The second'])
    await expect(row(name)).toContainText(words.double);
  await expect(row('Somebody to call')).not.toContainText(words.double);
  await expectFit(page, 'the first page with visits');

  await row('The first of two').getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`show=visits&enquiry=${one}`));
  const enquiry = page.locator(`[id="enquiry-${one}"]`);
  await expect(enquiry).toContainText(words.double);
  await expect(listed(page, 'The second')).toContainText(words.double);
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  await expect(page.getByText(words.double)).toHaveCount(0);
  const later = await (await admin.call('GET', adminPaths.home)).text();
  expect(later).toContain('The second');
  expect(later).not.toContain('The first of two');
  expect(later).not.toContain(words.double);
});

const listed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** On a narrow screen; leaves the page on the wide one. */
async function expectFit(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
}
