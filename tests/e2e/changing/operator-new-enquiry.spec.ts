import { inbox, newEnquiry as words } from '../../../src/content/admin/inbox';
import { adminList } from '../../../src/content/admin/list';
import { adminPaths } from '../../../src/admin-paths';
import { readEnquiries } from '../setup/enquiries';
import { mailsAbout } from '../setup/mailbox';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test.use({ viewport: { width: 360, height: 740 } });

test('a call becomes an enquiry in one field and a number: two presses from the inbox, on a phone too; what is typed outlives a reload', async ({
  page,
  word,
}) => {
  await openReady(page, adminPaths.enquiries);
  await page.getByRole('link', { name: words.title }).click();
  await expect(page).toHaveURL(adminPaths.newEnquiry);
  const text = page.getByLabel(words.text);
  await expect(text).toBeEditable();
  await text.fill(`Lakshmi, ${word}, 2 BHK in Adyar`);
  await page.reload();
  await expect(text).toHaveValue(`Lakshmi, ${word}, 2 BHK in Adyar`);
  await page.getByLabel(words.number).fill('98400 12345 (her son)');
  await page.getByRole('button', { name: words.save.telephone }).click();
  await expect(page).toHaveURL(/\?enquiry=/);
  await expect(page.getByText(words.saved)).toBeVisible();
  const enquiry = page.getByRole('article');
  await expect(enquiry.getByRole('heading').first()).toHaveText('Lakshmi');
  await expect(enquiry.getByRole('link', { name: inbox.actions.call })).toHaveAttribute(
    'href',
    'tel:+919840012345',
  );
  const stored = (await readEnquiries()).filter(({ message }) => message.includes(word));
  expect(stored).toMatchObject([
    { source: 'telephone', status: 'new', spam: false, number: '98400 12345 (her son)' },
  ]);
  expect(mailsAbout(word)).toEqual([]);
  await openReady(page, adminPaths.newEnquiry);
  await expect(text).toHaveValue('');
});

test('the row of a home leads to an enquiry about it; what is missing is said beside its field', async ({
  page,
  admin,
  word,
  problems,
}) => {
  const name = `Home ${word}`;
  const id = await admin.addProperty({ name });
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  await page.getByRole('link', { name: `${adminList.property.enquiry} ${name}` }).click();
  await expect(page).toHaveURL(adminPaths.newEnquiryAbout(id));
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  const save = page.getByRole('button', { name: words.save['walk-in'] });
  await save.click();
  await expect(page.getByLabel(words.text)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(words.text).fill(`Ravi ${word}, with his family`);
  await save.click();
  await expect(page).toHaveURL(/\?enquiry=/);
  const stored = (await readEnquiries()).filter(({ message }) => message.includes(word));
  expect(stored).toMatchObject([{ source: 'walk-in', propertyId: id, propertyName: name }]);
  forgive(problems, /422/);
});
