import { adminPaths } from '../../../src/admin-paths';
import { privateWords } from '../../../src/content/admin/private';
import { adminList } from '../../../src/content/admin/list';
import { propertyForm } from '../../../src/content/forms/property';
import { formWords } from '../../../src/content/forms/record';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('the owner of a home is entered, found, called and erased, and no visitor reads of him', async ({
  page,
  admin,
  word,
}) => {
  const id = await admin.addProperty({ name: `Sea View ${word}`, address: 'Adyar, Chennai' });
  const owner = `R. ${word}`;
  await openReady(page, adminPaths.property(id));
  const section = page.getByRole('region', { name: propertyForm.sections.office });
  await section.getByLabel(propertyForm.fields.owner.label, { exact: true }).fill(owner);
  await section.getByLabel(propertyForm.fields.ownerPhones.label).fill('98400 12345 (wife)');
  await section.getByLabel(propertyForm.fields.keyPlace.label).fill('Office, hook 12');
  await page.getByRole('button', { name: formWords.save, exact: true }).click();
  await page.waitForURL(`**${adminPaths.properties}**`);

  const search = page.getByLabel(adminList.property.searchLabel);
  for (const text of [owner, 'hook 12', '9840012345']) {
    await search.fill(`${text}`);
    const row = page.getByRole('row').filter({ hasText: `Sea View ${word}` });
    await expect(row.getByText(privateWords.ownerIs(owner))).toBeVisible();
    await expect(row.getByRole('link', { name: 'Call +91 98400 12345' })).toHaveAttribute(
      'href',
      'tel:+919840012345',
    );
  }
  await expectAccessible(page, 'a row with an owner');

  await openReady(page, adminPaths.property(id));
  await expect(section.getByRole('link', { name: privateWords.whatsapp })).toHaveAttribute(
    'href',
    /phone=919840012345/,
  );
  await expectAccessible(page, 'a form with an owner');
  const visitors = await fetch(new URL(paths.property(id), page.url()));
  const html = await visitors.text();
  expect(html).toContain(`Sea View ${word}`);
  expect(html).not.toContain(owner);

  await page.getByLabel(propertyForm.fields.price.label).fill('33000');
  await section.getByText(privateWords.erase.title, { exact: true }).first().click();
  await section.getByRole('button', { name: privateWords.erase.button }).click();
  const question = page.getByRole('dialog', { name: privateWords.erase.question });
  await question.getByRole('button', { name: privateWords.erase.confirm, exact: true }).click();
  await expect(page.getByText(privateWords.erase.done)).toBeVisible();
  await expect(section.getByLabel(propertyForm.fields.ownerPhones.label)).toHaveValue('');
  await expect(section.getByRole('link')).toHaveCount(0);
  // What was typed elsewhere stays, and is saved over the new version.
  await page.getByRole('button', { name: formWords.save, exact: true }).click();
  await page.waitForURL(`**${adminPaths.properties}**`);
  expect(await admin.property(id)).toMatchObject({ price: '33000', owner: '', keyPlace: '' });
});
