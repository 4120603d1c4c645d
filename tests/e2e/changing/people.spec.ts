import { peopleWords as words } from '../../../src/content/admin/people';
import { signInWords } from '../../../src/content/admin/sign-in';
import { formWords } from '../../../src/content/forms/record';
import { versionWords } from '../../../src/content/forms/versions';
import { adminPaths } from '../../../src/admin-paths';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { fillFields, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('two people edit, one is taken out', async ({ page, browser, site, openForm, problems }) => {
  await openReady(page, adminPaths.people);
  await page.getByLabel(words.invite.name).fill('Ravi');
  await page.getByRole('button', { name: words.invite.button }).click();
  const link = await page.getByLabel(words.invite.link, { exact: true }).inputValue();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page, 'people');
  await expectAccessible(page, 'people');

  const ravi = await browser.newPage({ baseURL: site });
  const { pathname, search } = new URL(link);
  await openReady(ravi, pathname + search);
  await expect(ravi.getByRole('heading', { level: 1 })).toHaveText(words.join.title('Ravi'));
  await ravi.getByLabel(words.fields.username.label).fill('Ravi');
  for (const { label } of [words.fields.password, words.fields.again])
    await ravi.getByLabel(label, { exact: true }).fill('four quiet palms');
  await ravi.getByRole('button', { name: words.join.button }).click();
  await ravi.waitForURL(`**${adminPaths.home}`);

  const id = await openForm({ price: '20000' });
  const edited = await ravi.evaluate(
    async ([path = '', body = '']) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'PUT', headers, body })).status;
    },
    [adminPaths.api.record('property', 'update', id), JSON.stringify({ price: '21000' })],
  );
  expect(edited).toBe(200);
  await fillFields(page, { price: '22000' });
  await save(page);
  await expect(page.getByRole('dialog')).toContainText(versionWords.conflict.title('Ravi'));
  forgive(problems, /409/);
  await page.getByRole('button', { name: versionWords.conflict.allMine }).click();
  await page.getByRole('button', { name: versionWords.conflict.save }).click();
  await page.waitForURL(/allproperty/);

  await openReady(ravi, adminPaths.property(id));
  await ravi.getByRole('button', { name: formWords.history.show }).click();
  const versions = ravi.getByRole('region', { name: formWords.history.title });
  await expect(versions).toContainText('The operator');
  await expect(versions).toContainText('Ravi');
  await fillFields(ravi, { price: '22500' });
  await openReady(page, adminPaths.people);
  await page.getByRole('button', { name: `${words.invite.again} Ravi` }).click();
  const again = new URL(await page.getByLabel(words.invite.link, { exact: true }).inputValue());
  const body = {
    token: again.searchParams.get('token'),
    username: 'Ravi',
    password: 'five quiet palms',
  };
  const joined = await fetch(`${site}${adminPaths.api.join}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(joined.ok).toBe(true);
  await save(ravi);
  const asked = ravi.getByRole('dialog');
  await expect(asked).toContainText(signInWords.ended['new-password'].title);
  await expect(ravi.locator('#field-price')).toHaveValue('22500');
  await asked.getByLabel(signInWords.password).fill('five quiet palms');
  await asked.getByRole('button', { name: signInWords.button }).click();
  await ravi.waitForURL(/allproperty/);

  await openReady(ravi, adminPaths.property(id));
  await fillFields(ravi, { price: '23000' });
  await page.getByRole('button', { name: `${words.takeOut.button} Ravi` }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.takeOut.button }).click();
  await expect(page.getByText(words.takeOut.done('Ravi'))).toBeVisible();
  await save(ravi);
  await expect(ravi.getByRole('dialog')).toContainText(signInWords.ended['taken-out'].title);
  await expect(ravi.getByRole('dialog')).toContainText(signInWords.ended['taken-out'].text);
  await ravi.keyboard.press('Escape');
  await expect(ravi.getByRole('dialog')).toHaveCount(0);
  await expect(ravi.getByRole('alertdialog')).toHaveCount(0);
  await expect(ravi.locator('#field-price')).toHaveValue('23000');
  await ravi.goto(adminPaths.home);
  await expect(ravi.getByText(signInWords.signedOut['taken-out'])).toBeVisible();
  await ravi.close();
});
