import type { Locator, Page } from '@playwright/test';
import { inbox, newEnquiry } from '../../../src/content/admin/inbox';
import { inboxVisit as words } from '../../../src/content/admin/inbox-visit';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { shareWords } from '../../../src/content/admin/share';
import { adminPaths } from '../../../src/admin-paths';
import { readClocks } from '../../../src/domain/clock';
import { addDays, isoDay } from '../../../src/domain/date';
import { paths } from '../../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { readEnquiries } from '../setup/enquiries';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const [, [, tomorrow]] = inbox.nextAction.days;
const nextDay = () => addDays(isoDay(new Date().toISOString()), 1);

test('a visit agreed on the telephone is planned in five presses: in the list of the week, on the first page, no longer new', async ({
  page,
  admin,
  word,
}) => {
  const name = `Visitor ${word}`;
  const id = await postEnquiry(name);
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByText(words.plan).click();
  await enquiry.getByRole('group').getByRole('button', { name: tomorrow }).click();
  await enquiry.getByLabel(words.time).selectOption('11:00');
  await enquiry.getByLabel(words.goes.visit).selectOption({ index: 1 });
  await expectFit(page, 'the fields of a visit');
  await enquiry.getByRole('button', { name: words.save.visit }).click();
  await expect(
    enquiry.getByRole('heading', { name: words.title('visit', 'arranged') }),
  ).toBeVisible();
  const at = `${nextDay()}T05:30:00.000Z`;
  expect(await storedEnquiry(id)).toMatchObject({ status: 'in progress', visit: { at } });
  await page.getByRole('search').getByRole('button', { name: 'Visits this week' }).click();
  await expect(findRow(page, name)).toContainText('11:00');
  const home = await (await admin.call('GET', adminPaths.home)).text();
  expect(home).toContain(name);

  // Left without the button it is saved too, and called off it is gone.
  await findRow(page, name).getByRole('button').click();
  await enquiry.getByText(words.change.visit).click();
  await enquiry.getByLabel(words.time).focus();
  await enquiry.getByLabel(words.time).selectOption('16:30');
  await enquiry.getByLabel(inbox.thread.label).focus();
  await expect
    .poll(() => storedEnquiry(id))
    .toMatchObject({ visit: { at: `${nextDay()}T11:00:00.000Z` } });
  await enquiry.getByText(words.change.visit).click();
  await enquiry.getByRole('button', { name: words.callOff.visit }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText(words.calledOff.visit)).toBeVisible();
  expect(await storedEnquiry(id)).not.toHaveProperty('visit');
});

test('several visits of one enquiry are planned one after the other, and each is on the first page', async ({
  page,
  admin,
  word,
}) => {
  const name = `Visitor ${word}`;
  const id = await postEnquiry(name);
  const enquiry = await openEnquiry(page, id);
  for (const [plan, time] of [
    [words.plan, '11:00'],
    [words.planAnother, '12:30'],
  ] as const) {
    await enquiry.getByText(plan, { exact: true }).click();
    await enquiry.getByRole('group').getByRole('button', { name: tomorrow }).click();
    await enquiry.getByLabel(words.time).selectOption(time);
    await enquiry.getByRole('button', { name: words.save.visit }).click();
    await expect(enquiry.getByLabel(words.time)).toHaveCount(0);
  }
  const arranged = enquiry.getByRole('heading', { name: words.title('visit', 'arranged') });
  await expect(arranged).toHaveCount(2);
  await expectFit(page, 'two visits');
  const [first, second] = ['05:30', '07:00'].map((time) => `${nextDay()}T${time}:00.000Z`);
  const visits = { visit: { at: first }, furtherVisits: [{ at: second }] };
  expect(await storedEnquiry(id)).toMatchObject(visits);
  const home = await (await admin.call('GET', adminPaths.home)).text();
  expect(home.split(id).length - 1).toBe(2);

  // Each is changed by itself, and called off by itself.
  const change = words.changeOf('visit', readClocks(second ?? '', undefined));
  await enquiry.getByText(change, { exact: true }).click();
  await enquiry.getByRole('button', { name: words.callOff.visit }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(arranged).toHaveCount(1);
  expect(await storedEnquiry(id)).not.toHaveProperty('furtherVisits');
  await expect(enquiry).toContainText(/Called off\. Was/);
});

test('day and time that are not saved yet are there again after a reload', async ({
  page,
  word,
}) => {
  const id = await postEnquiry(`Visitor ${word}`);
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByText(words.plan).click();
  await enquiry.getByLabel(words.time).selectOption('11:00');
  await page.reload();
  await expect(enquiry.getByLabel(words.time)).toHaveValue('11:00');
  await expect(enquiry.getByText(words.notSaved)).toBeVisible();
});

test('a call is entered with its home and the visit agreed on', async ({ page, admin, word }) => {
  const home = `Home ${word}`;
  const propertyId = await admin.addProperty({ name: home });
  await openReady(page, adminPaths.newEnquiry);
  await page.getByLabel(newEnquiry.text).fill(`Lakshmi, ${word}`);
  await page.getByLabel(newEnquiry.number).fill('98400 12345');
  await page.getByLabel(newEnquiry.home).fill(word);
  await page.getByRole('button', { name: home }).click();
  await page.getByText(newEnquiry.visit).click();
  await page.getByRole('button', { name: tomorrow }).click();
  await page.getByLabel(words.time).selectOption('11:00');
  await page.getByRole('button', { name: newEnquiry.save.telephone }).click();
  await expect(page).toHaveURL(/\?enquiry=/);
  const stored = (await readEnquiries()).filter(({ message }) => message.includes(word));
  expect(stored).toMatchObject([
    { propertyId, propertyName: home, visit: { at: `${nextDay()}T05:30:00.000Z` } },
  ]);
});

test('number and home are corrected in place; what they were stays in the thread', async ({
  page,
  admin,
  word,
}) => {
  const home = `Home ${word}`;
  const propertyId = await admin.addProperty({ name: home });
  const id = await postEnquiry(`Visitor ${word}`, { number: '98400 12345' });
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByRole('button', { name: inbox.correct(inbox.facts.number) }).click();
  const field = enquiry.getByLabel(inbox.correct(inbox.facts.number), { exact: true });
  await field.fill('98400 54321');
  await expectFit(page, 'the field of a correction');
  await field.press('Tab');
  await expect(enquiry.getByText('was: 98400 12345')).toBeVisible();
  await enquiry.getByRole('button', { name: inbox.add(inbox.facts.property) }).click();
  await enquiry.getByLabel(inbox.otherHome).fill(word);
  await enquiry.getByRole('button', { name: home }).click();
  const link = enquiry.getByRole('link', { name: home, exact: true });
  await expect(link).toHaveAttribute('href', adminPaths.property(propertyId));
  await expect(enquiry.getByRole('link', { name: inbox.seeOnSite })).toHaveAttribute(
    'href',
    paths.property(propertyId),
  );
  expect(await storedEnquiry(id)).toMatchObject({ number: '98400 54321', propertyId });
});

test('homes are sent to the caller by WhatsApp, the one asked about first, and stand in the thread', async ({
  page,
  addHomes,
  word,
}) => {
  const [asked = '', other = ''] = await addHomes({}, {});
  const number = '98400 12345';
  const id = await postEnquiry('Meena', {
    number,
    propertyId: asked,
    propertyName: `Home 1 ${word}`,
  });
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByRole('button', { name: inbox.actions.send }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: `Home 1 ${word}` })).toBeVisible();
  await dialog.getByLabel(inbox.send.add).fill(`Home 2 ${word}`);
  await dialog.getByRole('button', { name: `Home 2 ${word}` }).click();
  const link = dialog.getByRole('link', { name: inbox.send.open });
  await expect(link).toHaveAttribute('href', new RegExp(other));
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.searchParams.get('phone')).toBe('919840012345');
  const text = chat.searchParams.get('text') ?? '';
  expect(text).toMatch(/^Dear Meena,\n/);
  expect(text).toContain(shareWords.intro(2));
  expect(text.indexOf(paths.property(asked))).toBeLessThan(text.indexOf(paths.property(other)));
  await expectFit(page, 'the homes to send');
  // Only the click counts: the link would open another program.
  await link.evaluate((element) => element.removeAttribute('href'));
  await dialog.getByText(inbox.send.open).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => storedEnquiry(id))
    .toMatchObject({ status: 'in progress', thread: [{ kind: 'message', homes: [asked, other] }] });
  await expect(findRow(page, 'Meena')).toContainText(inbox.thread.sentCount(2));
});

test('homes that were ticked in an earlier search are sent too', async ({
  page,
  addHomes,
  word,
}) => {
  const names = [`Lake ${word}`, `Garden ${word}`] as const;
  const ids = await addHomes({ name: names[0] }, { name: names[1] });
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const tick = (name: string) => page.getByLabel(adminList.select(name));
  await tick(names[0]).check();
  await page.getByRole('searchbox').fill(names[1]);
  await expect(tick(names[0])).toHaveCount(0);
  await tick(names[1]).check();
  await expect(page.getByText(adminBatch.selected(1, 2))).toBeVisible();
  const link = page.getByRole('link', { name: adminBatch.share(2) });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  for (const id of ids) expect(text).toContain(paths.property(id));
});

test('of messages about what succeeded the last one stands, and none is over the field that is typed into', async ({
  page,
  word,
}) => {
  const enquiry = await openEnquiry(page, await postEnquiry(`Visitor ${word}`));
  const toasts = page.locator('.toast');
  for (const [, label] of inbox.nextAction.days)
    await enquiry.getByRole('button', { name: label, exact: true }).last().click();
  await expect(toasts).toHaveCount(1);
  await enquiry.getByRole('button', { name: inbox.mine }).click();
  const field = enquiry.getByLabel(inbox.thread.label);
  await page.setViewportSize({ width: 360, height: 740 });
  await field.focus();
  await field.evaluate((element) =>
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - 10),
  );
  await field.fill('Called.');
  await enquiry.getByRole('button', { name: inbox.thread.add.call }).focus();
  await field.press('Shift');
  await enquiry.getByRole('button', { name: inbox.thread.add.call }).click();
  await expect(toasts).toHaveText(new RegExp(inbox.thread.added));
  await field.focus();
  const [toast, typed] = [await toasts.boundingBox(), await field.boundingBox()];
  if (!toast || !typed) throw new Error('There is no toast, or no field.');
  expect(toast.y >= typed.y + typed.height || toast.y + toast.height <= typed.y).toBe(true);
});

const findRow = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** On a narrow screen; leaves the page on the wide one. */
async function expectFit(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
}
