import type { Page } from '@playwright/test';
import auth from '../../../netlify/functions/auth';
import { inboxPage } from '../../../src/content/inbox';
import { messages } from '../../../src/content/messages';
import { paths } from '../../../src/paths';
import { configurePassword, password, username } from '../../netlify/caller';
import { startStrictStore, type StrictStore } from '../../support/strict-store';
import { meetHandler } from '../setup/handlers';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';

// The form is the site's; its calls go to the function in this process, so that no other test is locked out.
let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());
test.beforeEach(() => {
  store.reset();
  configurePassword();
});

async function enter(page: Page, text: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(text);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('wrong passwords are invalid credentials, and after five it says when to try again', async ({
  page,
  problems,
}) => {
  const statuses = await meetHandler(page, `**${paths.api.signin}`, { handler: auth });
  await openReady(page, paths.signin);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await enter(page, `wrong ${attempt}`);
    await expect.poll(() => statuses.length).toBe(attempt);
    await expect(page.getByRole('alert')).toHaveText(messages.signin.invalid);
  }
  await enter(page, password);
  await expect(page.getByRole('alert')).toHaveText(/Try again in 1[45] minutes/);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await expect(page).toHaveURL(paths.signin);
  forgive(problems, /401|429/);
});

test('row 15: without a password set up, signing in says what is missing', async ({
  page,
  problems,
}) => {
  console.error = () => undefined;
  delete process.env.ADMIN_PASSWORD_HASH;
  const statuses = await meetHandler(page, `**${paths.api.signin}`, { handler: auth });
  await openReady(page, paths.signin);
  await enter(page, password);
  await expect(page.getByRole('alert')).toHaveText(/Sign-in is not set up: ADMIN_PASSWORD_HASH/);
  expect(statuses).toEqual([503]);
  forgive(problems, /503/);
});

test('somebody who is already signed in goes straight to the admin area', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(paths.signin);
  await expect(page).toHaveURL(/\/admin$/);
});

test('somebody who is signed in and follows a link in an email gets to its page', async ({
  page,
}) => {
  await enterAdmin(page);
  const link = new URL(paths.admin.enquiries, process.env.SITE_ADDRESS).href;
  await page.route('http://mail.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Open the inbox</a>` }),
  );
  await page.goto('http://mail.example/');
  // The strict cookie is not sent, so the server asks for the password first.
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === paths.signin);
  await page.getByRole('link').click();
  await asked;
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxPage.title);
});

test('without an answer about the session the sign-in works as usual, with no message', async ({
  page,
  problems,
}) => {
  await page.route(`**${paths.api.session}`, (route) => route.fulfill({ status: 503, json: {} }));
  const asked = page.waitForResponse(`**${paths.api.session}`);
  await openReady(page, paths.signin);
  await asked;
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page).toHaveURL(paths.signin);
  forgive(problems, /503/);
});

test('row 16: after signing out, every admin page and call is rejected', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  const pages = [
    '',
    '/enquiries',
    '/trash',
    '/bulk',
    '/property/allproperty',
    '/property/addproperty',
    '/property/getproperty/any',
    '/property/preview',
    '/blog/allblog',
    '/blog/addblog',
    '/blog/getblog/any',
    '/blog/preview',
  ];
  for (const one of pages) {
    await page.goto(`/admin${one}`);
    await expect(page, one).toHaveURL(/\/signin\?next=/);
  }
  const calls = [
    '/api/enquiry/list',
    '/api/enquiry/quarantine',
    '/api/property/trash',
    '/api/blog/trash',
    '/api/enquiry/export',
    '/api/property/export',
    '/api/property/bulk/batches',
  ];
  for (const call of calls) expect((await page.request.get(call)).status(), call).toBe(401);
});
