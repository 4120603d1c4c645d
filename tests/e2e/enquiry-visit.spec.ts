import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { company } from '../../src/content/company';
import {
  askedText,
  halfHourText,
  visitFault,
  visitForm,
  wishText,
} from '../../src/content/enquiries/visit';
import { timeText } from '../../src/content/enquiries/visit-time';
import { readClocks } from '../../src/domain/clock';
import { findInstant } from '../../src/domain/date';
import { paths } from '../../src/paths';
import { closedDay, openTime } from '../support/visiting-hours';
import { firstProperty } from '../support/site/content';
import {
  enquiryForm,
  fillEnquiry,
  openForm,
  sendButton,
  sendEnquiry,
  sentPanel,
  startAnother,
} from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { expect, test } from './setup/visitor';

test.describe('in another clock than Chennai’s', () => {
  const zone = 'America/New_York';
  test.use({ timezoneId: zone });

  test('a visit is chosen and confirmed in both clocks, and stored; a closed day is told at once, and at its field when sent', async ({
    page,
  }) => {
    const subject = `A visit from ${zone}`;
    const clocks = readClocks(at, zone);
    await openForm(page, await firstProperty());
    await expect(day(page)).toBeHidden();
    await fillEnquiry(page, subject);
    const closed = visitFault({ field: 'visitDay', code: 'closed' });
    await choose(page, { ...chosen, visitDay: closedDay(new Date()) });
    await expect(outcome(page)).toHaveText(closed);
    await sendButton(page).click();
    await expect(day(page)).toHaveAccessibleDescription(new RegExp(RegExp.escape(closed)));
    await expect(outcome(page)).toHaveText('');
    await page.getByRole('alert').getByRole('link', { name: closed }).press('Enter');
    await expect(day(page)).toBeFocused();
    await day(page).fill(chosen.visitDay);
    await time(page).selectOption('');
    await sendButton(page).click();
    await expect(time(page)).toHaveAccessibleDescription(/on the hour or half hour/);
    expect(await storedVisit(subject)).toBeUndefined();

    await choose(page);
    const half = time(page).locator(`[value="${chosen.visitTime}"]`);
    await expect(half).toHaveText(halfHourText(clocks));
    await expect(outcome(page)).toHaveText(`${timeText(clocks)}.`);
    expect(await chatLines(page)).toEqual([
      expect.stringContaining(`${company.whatsapp.greeting} About `),
      wishText('visit', clocks),
    ]);
    await kind(page, 'No, just reply to me').check();
    expect(await chatLines(page)).toHaveLength(1);
    await kind(page, 'A visit').check();
    await sendEnquiry(page);
    await expect(sentPanel(page)).toContainText(askedText('visit', clocks));
    await expect(sentPanel(page)).toContainText(enquiryWords.receipt.visitNext);

    expect(await storedVisit(subject)).toMatchObject({ kind: 'visit', at, zone });

    await startAnother(page);
    await expect(day(page)).toBeHidden();
    await kind(page, 'A visit').check();
    await expect(outcome(page)).toHaveText('');
    await expect(day(page)).toHaveValue('');
  });
});

// That the server's day counts, behind a clock and before it, is in `tests/stores/clock.isolated.test.ts`.
test('a clock that is 40 days late refuses no good day, and takes no day that has passed', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(Date.now() - 40 * 86_400_000));
  await openForm(page, paths.contact);
  const subject = 'With a clock that is 40 days late';
  await fillEnquiry(page, subject);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await kind(page, 'A call back').check();
  await asked;
  await choose(page, openTime(new Date(Date.now() - 7 * 86_400_000)), 'A call back');
  await sendButton(page).click();
  const refused = visitFault({ field: 'visitDay', code: 'past-day' });
  await expect(day(page)).toHaveAccessibleDescription(new RegExp(RegExp.escape(refused)));
  await choose(page, chosen, 'A call back');
  await expect(outcome(page)).not.toHaveClass(/field-error/);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: enquiryWords.receipt.title })).toBeVisible();
  expect(await storedVisit(subject)).toBeDefined();
});

async function choose(page: Page, visit = chosen, label = 'A visit'): Promise<void> {
  await kind(page, label).check();
  await day(page).fill(visit.visitDay);
  await time(page).selectOption(visit.visitTime);
}

/** The lines that every chat of the page begins with, the round button's too. */
async function chatLines(page: Page): Promise<string[] | undefined> {
  await expect(page.locator('a.chat[data-about]')).toHaveCount(1);
  const addresses = await page
    .locator('a[data-about]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(1);
  return new URL(addresses[0] ?? '').searchParams.get('text')?.split('\n');
}

async function storedVisit(subject: string) {
  return (await readEnquiries()).find((one) => one.subject === subject)?.visit;
}

function kind(page: Page, label: string) {
  return enquiryForm(page).getByRole('radio', { name: label });
}

function day(page: Page) {
  return enquiryForm(page).getByLabel(visitForm.labels.visitDay, { exact: true });
}

function time(page: Page) {
  return enquiryForm(page).getByLabel(visitForm.labels.visitTime);
}

function outcome(page: Page) {
  return enquiryForm(page).locator('fieldset').getByRole('status');
}

const chosen = openTime(new Date(), 1);

const at = findInstant(chosen.visitDay, chosen.visitTime) ?? '';
