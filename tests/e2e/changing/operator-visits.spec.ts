import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminHome } from '../../../src/content/admin-home';
import { inbox } from '../../../src/content/inbox';
import { inboxVisit as words } from '../../../src/content/inbox-visit';
import { officeTimeText } from '../../../src/content/office-time';
import { problems as said } from '../../../src/content/problems';
import { visitProposal } from '../../../src/content/visit-proposal';
import { dayAndTime, timeText } from '../../../src/content/visit-time';
import { clocksOf } from '../../../src/domain/clock';
import { chennaiInstant } from '../../../src/domain/enquiry/visit';
import { paths } from '../../../src/paths';
import { readEntry } from '../../support/calendar-entry';
import { openVisit } from '../../support/visiting-hours';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { press, tabTo } from '../setup/keyboard';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

const zone = 'America/New_York';
const visit = openVisit(new Date());
const at = chennaiInstant(visit.visitDay, visit.visitTime) ?? '';
const other = openVisit(new Date(), 'visit', 1);
const otherAt = chennaiInstant(other.visitDay, other.visitTime) ?? '';

const visitFrom = (name: string, more: object = {}) =>
  postEnquiry(name, { ...visit, zone, number: '+1 212 555 0100', ...more });

async function expectFit(page: Page, name: string): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
  await expectAccessible(page, name);
}

test('a visit is confirmed with one click, and the reply has its time in both clocks', async ({
  page,
}) => {
  const id = await visitFrom('A visitor to confirm');
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  await expect(enquiry).toContainText(words.title('visit', 'asked'));
  await expect(enquiry).toContainText(officeTimeText(clocksOf(at, zone)));
  await expectFit(page, 'a visit that is asked for');

  await enquiry.getByRole('button', { name: words.confirm }).click();
  const heading = enquiry.getByRole('heading', { name: words.title('visit', 'confirmed') });
  await expect(heading).toBeFocused();
  await expect(page.getByText(words.saved.confirmed)).toBeVisible();
  await expect(enquiry.getByRole('button', { name: words.confirm })).toHaveCount(0);
  expect((await storedEnquiry(id)).visit).toMatchObject({ state: 'confirmed', at, sequence: 1 });

  const sentence = words.reply('visit', 'confirmed', timeText(clocksOf(at, zone)));
  for (const [name, parameter] of [
    [inbox.actions.email, 'body'],
    [inbox.actions.whatsapp, 'text'],
  ] as const) {
    const href = await enquiry.getByRole('link', { name }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get(parameter)).toContain(sentence);
  }
});

test('another time is proposed by keyboard alone, and updates the entry in a calendar', async ({
  page,
}) => {
  const id = await visitFrom('A visitor to move');
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  const file = async () => {
    const downloading = page.waitForEvent('download');
    await enquiry.getByRole('link', { name: words.calendar }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    return readEntry(text);
  };
  const before = await file();
  await page.locator('h1').click();
  await press(page, enquiry.getByRole('button', { name: words.propose }));
  const day = enquiry.getByLabel(visitProposal.day, { exact: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveValue(visit.visitDay);
  await expectFit(page, 'the proposal of another time');
  await day.focus();
  const [year = '', month = '', date = ''] = other.visitDay.split('-');
  await page.keyboard.type(month + date + year);
  await tabTo(page, enquiry.getByLabel(visitProposal.time));
  await page.keyboard.type(other.visitTime);
  await expect(enquiry.getByText(officeTimeText(clocksOf(otherAt, zone)))).toBeVisible();
  await press(page, enquiry.getByRole('button', { name: visitProposal.save }));
  await expect(
    enquiry.getByRole('heading', { name: words.title('visit', 'proposed') }),
  ).toBeFocused();
  expect((await storedEnquiry(id)).visit).toMatchObject({
    ...{ asked: at, at: otherAt, state: 'proposed', sequence: 1 },
  });
  const after = await file();
  expect(after.uid).toBe(before.uid);
  expect([before.sequence, after.sequence]).toEqual([0, 1]);
  expect(after.startDate.toJSDate().toISOString()).toBe(otherAt);

  await press(page, enquiry.getByRole('button', { name: words.propose }));
  await press(page, enquiry.getByRole('button', { name: visitProposal.cancel }));
  await expect(enquiry.getByRole('heading', { level: 3 }).first()).toBeFocused();
});

test('a decision does not overwrite one that somebody else made in the meantime', async ({
  page,
  problems,
}) => {
  const id = await visitFrom('A visitor whom two people answer');
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  const data = { visit: { state: 'cancelled' } };
  const answer = await page.request.put(paths.api.updateEnquiry(id), { data, headers });
  expect(answer.status()).toBe(200);
  await enquiry.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(said.conflict)).toBeVisible();
  await expect(enquiry).toContainText(words.title('visit', 'cancelled'));
  expect((await storedEnquiry(id)).visit).toMatchObject({ state: 'cancelled' });
  forgive(problems, /409/);
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
    await expect(row(name)).toContainText(words.title('visit', 'asked'));
    await expect(row(name)).toContainText(dayAndTime(clocksOf(at, undefined)));
    await expect(row(name)).toContainText(words.double);
  }
  await expect(row('Somebody to call')).toContainText(words.title('call', 'asked'));
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
  await expect(listed).toContainText(words.row('visit', 'asked', clocksOf(at, undefined)));
  await enquiry.getByRole('button', { name: words.cancel }).click();
  await expect(enquiry).toContainText(words.title('visit', 'cancelled'));
  await expect(page.getByText(words.double)).toHaveCount(0);
  await openReady(page, paths.admin.home);
  await expect(row('The first of two')).toHaveCount(0);
  await expect(row('The second')).not.toContainText(words.double);
  expect(adminHome.groups.visits(1)).toMatch(/in the next 7 days/);
});
