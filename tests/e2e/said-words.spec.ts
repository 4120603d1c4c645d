import type { Route } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { fillEnquiry, sendEnquiry } from './setup/enquiry';
import { forgive } from './setup/problems';
import { expectQuotes } from './setup/quotes';
import { chooseDelete, enterAdmin, fillFields, openReady, save } from './setup/records';
import { expect, test } from './setup/visitor';

// Words written out as in the specification, like those in `quoted-words.spec.ts`: messages after
// an action, and the admin area.

/** Pages of the admin area, with the words that their links and buttons begin with. */
const adminPages: readonly [path: string, links: readonly string[], buttons: readonly string[]][] =
  [
    [paths.admin.home, ['Blogs', 'Properties'], ['Logout']],
    [paths.admin.properties, ['Add Property', 'Edit', 'View'], ['Delete', 'Logout']],
    [paths.admin.blogs, ['Add Blog', 'Edit'], ['Delete']],
    [paths.admin.bulk, [], ['Upload']],
  ];

test("the specification's words are in the admin area", async ({ page }) => {
  await enterAdmin(page);
  for (const [path, links, buttons] of adminPages) {
    await openReady(page, path);
    // After the word, the link tells screen readers which record it is for.
    const beginning = (word: string) => ({ name: new RegExp(`^${word}\\b`) });
    for (const word of links)
      await expect(page.getByRole('link', beginning(word)).first()).toBeVisible();
    for (const word of buttons)
      await expect(page.getByRole('button', beginning(word)).first()).toBeVisible();
  }
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls');
});

test("sign-in has its words, and says 'Invalid credentials'", async ({ page, problems }) => {
  await page.route(`**${paths.api.signin}`, (route) => refuse(route, 401));
  await openReady(page, paths.signin);
  await expectQuotes(page, { 'main label': ['Username', 'Password'], 'main button': ['Sign In'] });
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  forgive(problems, /401/);
});

/** Answers a call as the server does when it fails. */
function refuse(route: Route, status: number): Promise<void> {
  const body = { title: 'Refused', status, detail: 'Refused', requestId: 'r' };
  return route.fulfill({ status, contentType: 'application/problem+json', json: body });
}

const required = {
  ...{ name: 'Never saved', floor: '1st', propertySize: '900', price: '20000' },
  ...{ address: '1 Beach Road, Chennai', bedrooms: '2', bathrooms: '1' },
};

test('oddity: errors have their words, never by window.alert', async ({ page, problems }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.route(/\/api\/property\/(addproperty|update|delete)/, (route) => refuse(route, 503));
  await enterAdmin(page);
  await openReady(page, paths.admin.addProperty);
  await fillFields(page, required);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('this is error');
  await openReady(page, paths.admin.property((await firstProperty()).split('/').at(-1) ?? ''));
  await fillFields(page, { facing: 'West' });
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('This is updation error');
  await openReady(page, paths.admin.properties);
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
  test(`${name} says that it failed, then that it was sent`, async ({ page, problems }) => {
    const message = page.locator('form[action="/enquiry"] [name=message]');
    await page.route(`**${paths.api.query}`, (route) => route.abort(), { times: 1 });
    await page.goto(await path());
    await fillEnquiry(page, `Quoted words, ${name}`);
    await sendEnquiry(page);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    await expect(message).toHaveValue('Please call me.');
    await sendEnquiry(page);
    await expect(page.locator('.toast p').last()).toHaveText('Email has been sent!');
    await expect(message).toHaveValue('');
    forgive(problems, /ERR_FAILED/);
  });
}
