import type { Page } from '@playwright/test';
import property from '../../../netlify/functions/property';
import { failures } from '../../../src/content/failures';
import { messages } from '../../../src/content/messages';
import { formWords } from '../../../src/content/record-form';
import { versionWords } from '../../../src/content/record-versions';
import { paths } from '../../../src/paths';
import { properties } from '../../../src/server/records/properties';
import { configurePassword, signIn } from '../../netlify/caller';
import { sampleProperty } from '../../support/strict-properties';
import { startStrictStore, type StrictStore } from '../../support/strict-store';
import { meetHandler } from '../setup/handlers';
import { openAdmin } from '../setup/admin';
import { operator } from '../setup/operator';
import { forgive } from '../setup/problems';
import { openPropertyForm, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

let id = '';

test.beforeAll(async () => {
  const admin = await openAdmin();
  id = await admin.addProperty(sampleProperty({ name: 'A property for the forms', images: [] }));
});

const stored = (page: Page) => storedProperty(page, id);
const openForm = (page: Page) => openPropertyForm(page, id);

test('a session that ends in the middle of a form asks for the password and loses no text', async ({
  page,
  context,
  problems,
}) => {
  await openForm(page);
  await page.locator('#field-facing').fill('North by a little east');
  await context.clearCookies();
  await save(page);
  await page.getByLabel('Password').fill(operator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).facing).toBe('North by a little east');
  forgive(problems, /status of 401/);
});

for (const keys of ['Control+s', 'Meta+s']) {
  test(`${keys} saves from within a field, and goes to what is wrong first`, async ({ page }) => {
    await openForm(page);
    await page.locator('#field-price').fill('');
    await page.keyboard.press(keys);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
    await page.locator('#field-price').fill('31000');
    await page.locator('#field-propertyDes').fill(`Saved with ${keys}`);
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        sessionStorage.setItem('left to the browser', String(!event.defaultPrevented));
      }),
    );
    await page.keyboard.press(keys);
    await expect(page).toHaveURL(/allproperty/);
    expect(await stored(page)).toMatchObject({ price: '31000', propertyDes: `Saved with ${keys}` });
    const last = await page.evaluate(() => sessionStorage.getItem('left to the browser'));
    expect(last).toBe('false');
  });
}

test('an older version is taken from the history into the form', async ({ page }) => {
  await openForm(page);
  const before = (await stored(page)).price;
  await page.locator('#field-price').fill('99999');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  await openForm(page);
  await page.getByRole('button', { name: formWords.history.show }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${versionWords.history.restore}`) })
    .first()
    .click();
  await expect(page.locator('#field-price')).toHaveValue(before);
});

test.describe('row 38: the session store fails while a form is open', () => {
  let store: StrictStore;
  test.beforeAll(async () => {
    store = await startStrictStore();
    configurePassword();
  });
  test.afterAll(() => store.stop());

  test('503, the text stays, nobody is signed out, and the next attempt saves', async ({
    page,
    problems,
  }) => {
    const logged: unknown[] = [];
    console.error = (...words: unknown[]) => void logged.push(words);
    const { _id } = (await properties.create(sampleProperty({ name: 'In the failing store' })))
      .record;
    // The form is the site's; its call goes to the function with a store that can be made to fail.
    const answers = await meetHandler(page, `**${paths.api.updateProperty('*')}`, {
      handler: property,
      path: paths.api.updateProperty(_id),
      cookie: await signIn(),
    });
    await openForm(page);
    await page.locator('#field-facing').fill('Typed while the store was down');
    store.fault({ kind: 503, times: 50, match: ({ store: name }) => name === 'local-sessions' });
    await save(page);
    const failure = page.getByRole('alertdialog');
    await expect(failure).toContainText(messages.record.updateFailed);
    await expect(failure).toContainText(failures.busy);
    await page.keyboard.press('Escape');
    await expect(page.locator('#field-facing')).toHaveValue('Typed while the store was down');
    await expect(page.getByLabel('Password')).toHaveCount(0);
    store.forget();
    await save(page);
    await expect(page).toHaveURL(/allproperty/);
    expect(answers).toEqual([503, 200]);
    expect((await properties.read(_id))?.facing).toBe('Typed while the store was down');
    expect(logged).toHaveLength(1);
    forgive(problems, /503/);
  });
});
