import type { Page, Route } from '@playwright/test';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { readEnquiries } from './setup/enquiries';
import { findField, fillEnquiry, openForm, sendEnquiry } from './setup/enquiry';
import { forgive } from './setup/problems';
import { chooseDelete, enterAdmin, fillFields, openReady, save } from './setup/records';
import { expect, test } from './setup/visitor';

// Messages after an action, written out as in the specification like the words in `built/specified-words.test.ts`.
// Those of the admin area are in the tests of what they are for, in `changing`.

/** Answers a call as the server does when it fails. */
function failWith(route: Route, status: number): Promise<void> {
  const body = { title: 'Refused', status, detail: 'Refused', requestId: 'r' };
  return route.fulfill({ status, contentType: 'application/problem+json', json: body });
}

const newProperty = {
  name: 'Never saved',
  floor: '1st',
  propertySize: '900',
  price: '20000',
  address: '1 Beach Road, Chennai',
  bedrooms: '2',
  bathrooms: '1',
};

/** The texts of the browser's own dialogs, which the site never uses. */
function listAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

test('oddity: a failed save has its words, never by window.alert', async ({ page, problems }) => {
  const alerts = listAlerts(page);
  await page.route(/\/api\/property\/addproperty/, (route) => failWith(route, 503));
  await enterAdmin(page);
  await openReady(page, adminPaths.addProperty);
  await fillFields(page, newProperty);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('this is error');
  expect(alerts).toEqual([]);
  forgive(problems, /503/);
});

test('oddity: a failed delete has its words, never by window.alert', async ({ page, problems }) => {
  const alerts = listAlerts(page);
  await page.route(/\/api\/property\/delete/, (route) => failWith(route, 503));
  await enterAdmin(page);
  await openReady(page, adminPaths.properties);
  await chooseDelete(page.locator('tbody').getByRole('row').first());
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.toast p')).toHaveText('This error is in deletion');
  expect(alerts).toEqual([]);
  forgive(problems, /503/);
});

const forms = [
  { name: 'the contact form', path: () => paths.contact, failure: 'Error in email sending' },
  { name: 'the enquiry about a home', path: firstProperty, failure: 'Error in Sending' },
];

for (const { name, path, failure } of forms) {
  test(`${name} says that it failed offline, then was sent`, async ({ page, problems }) => {
    const message = findField(page, 'message');
    const subject = `Quoted words, ${name}`;
    // Its code has to be there before the network goes.
    await openForm(page, await path());
    await fillEnquiry(page, subject);
    await page.context().setOffline(true);
    await sendEnquiry(page);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    await expect(page.getByText(enquiry.errors.offline)).toBeVisible();
    await expect(message).toHaveValue('Please call me.');
    await page.context().setOffline(false);
    await sendEnquiry(page);
    await expect(page.locator('.toast p').last()).toHaveText('Email has been sent!');
    await expect(message).toHaveValue('');
    expect((await readEnquiries()).filter((one) => one.subject === subject)).toHaveLength(1);
    forgive(problems, /ERR_INTERNET_DISCONNECTED/);
  });
}
