import { inboxPage } from '../../../src/content/admin/inbox';
import { signInWords } from '../../../src/content/admin/sign-in';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { operator } from '../../support/site/operator';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { test as signedIn } from '../setup/signed-in';
import { expect, test } from '../setup/visitor';

test('signing in leads on; after logging out it asks again, and says whom to ask for a new password, and of the set-up code last', async ({
  page,
  problems,
}) => {
  await openReady(page, adminPaths.trash);
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByLabel('Username').fill(operator.username);
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await page.getByLabel('Password').fill('not the password');
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await page.getByLabel('Password').fill(operator.password);
  await signIn.click();
  await expect(page).toHaveURL(adminPaths.trash);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(paths.signin);
  const { help } = signInWords;
  await expect(page.getByText(help.ask)).toBeHidden();
  await page.getByText(help.title).click();
  await expect(page.getByText(help.ask)).toBeVisible();
  expect(await page.content()).not.toContain('SETUP_CODE');
  await page.getByRole('link', { name: help.use }).click();
  await expect(page.getByText('SETUP_CODE')).toBeVisible();
  await page.goto(adminPaths.home);
  await expect(page).toHaveURL(/\/signin\?next=/);
  expect((await page.request.get(adminPaths.api.enquiries)).status()).toBe(401);
  forgive(problems, /401/);
});

signedIn(
  'somebody who is already signed in goes straight to the admin area, also from an email',
  async ({ page }) => {
    await page.goto(paths.signin);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('link', { name: /^Blogs\b/ }).first()).toBeVisible();

    const link = new URL(adminPaths.enquiries, process.env.SITE_ADDRESS).href;
    await page.route('http://mail.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Open the inbox</a>` }),
    );
    await page.goto('http://mail.example/');
    // The strict cookie is not sent, so the server asks for the password first.
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === paths.signin,
    );
    await page.getByRole('link').click();
    await asked;
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inboxPage.title);
  },
);
