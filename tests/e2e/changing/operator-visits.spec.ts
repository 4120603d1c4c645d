import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminHome } from '../../../src/content/admin-home';
import { inbox } from '../../../src/content/inbox';
import { inboxVisit as words } from '../../../src/content/inbox-visit';
import { officeTimeText } from '../../../src/content/office-time';
import { dayAndTime, timeText } from '../../../src/content/visit-time';
import { clocksOf } from '../../../src/domain/clock';
import { chennaiInstant } from '../../../src/domain/enquiry/visit';
import { paths } from '../../../src/paths';
import { readEntry } from '../../support/calendar-entry';
import { openVisit } from '../../support/visiting-hours';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { press } from '../setup/keyboard';
import { openEnquiry, postEnquiry } from '../setup/posted-enquiry';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

const zone = 'America/New_York';
const visit = openVisit(new Date());
const at = chennaiInstant(visit.visitDay, visit.visitTime) ?? '';

const visitFrom = (name: string, more: object = {}) =>
  postEnquiry(name, { ...visit, zone, number: '+1 212 555 0100', ...more });

async function expectFit(page: Page, name: string): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
  await expectAccessible(page, name);
}

test('a visit stands in both clocks, in the replies and in a file for calendars', async ({
  page,
}) => {
  const id = await visitFrom('A visitor to reply to');
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  await expect(enquiry).toContainText(words.title('visit'));
  await expect(enquiry).toContainText(officeTimeText(clocksOf(at, zone)));
  await expectFit(page, 'a visit that is asked for');

  const sentence = words.reply('visit', timeText(clocksOf(at, zone)));
  for (const [name, parameter] of [
    [inbox.actions.email, 'body'],
    [inbox.actions.whatsapp, 'text'],
  ] as const) {
    const href = await enquiry.getByRole('link', { name }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get(parameter)).toContain(sentence);
  }

  const downloading = page.waitForEvent('download');
  await press(page, enquiry.getByRole('link', { name: words.calendar }));
  const entry = readEntry(await readFile(await (await downloading).path(), 'utf8'));
  expect(entry.startDate.toJSDate().toISOString()).toBe(at);
});

test('the first page lists the visits of the week, and marks two of one home at one time', async ({
  page,
}) => {
  const home = { propertyId: 'two-at-once', propertyName: 'A home for two' };
  const [one] = [await visitFrom('The first of two', home), await visitFrom('The second', home)];
  await visitFrom('Somebody to call', { visitKind: 'call', zone: 'Asia/Dubai' });
  await enterAdmin(page);
  await openReady(page, paths.admin.home);
  const list = page.getByRole('region', { name: /in the next 7 days/ });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  for (const name of ['The first of two', 'The second']) {
    await expect(row(name)).toContainText('A home for two');
    await expect(row(name)).toContainText(words.title('visit'));
    await expect(row(name)).toContainText(dayAndTime(clocksOf(at, undefined)));
    await expect(row(name)).toContainText(words.double);
  }
  await expect(row('Somebody to call')).toContainText(words.title('call'));
  await expect(row('Somebody to call')).not.toContainText(words.double);
  await expectFit(page, 'the first page with visits');

  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, paths.admin.home);
  await row('The first of two').getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`show=visits&enquiry=${one}`));
  const enquiry = page.locator(`[id="enquiry-${one}"]`);
  await expect(enquiry).toContainText(words.double);
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The second' });
  await expect(listed).toContainText(words.double);
  await expect(listed).toContainText(words.row('visit', clocksOf(at, undefined)));
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  await expect(page.getByText(words.double)).toHaveCount(0);
  await openReady(page, paths.admin.home);
  await expect(row('The first of two')).toHaveCount(0);
  await expect(row('The second')).not.toContainText(words.double);
  expect(adminHome.groups.visits(1)).toMatch(/in the next 7 days/);
});
