import { admin } from '../../../src/content/admin';
import { inbox } from '../../../src/content/inbox';
import { problems as refusals } from '../../../src/content/problems';
import { paths } from '../../../src/paths';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

test('an enquiry is answered with one click, and found by its number a week later', async ({
  page,
}) => {
  const id = await postEnquiry('A visitor to call', { number: '+91 98400-55667' });
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  // Only the click counts here: the link would open another program.
  const call = enquiry.getByRole('link', { name: inbox.actions.call });
  await call.evaluate((link) => link.removeAttribute('href'));
  await enquiry.getByText(inbox.actions.call, { exact: true }).click();
  await expect(page.getByText(inbox.begun)).toBeVisible();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'in progress' });
  await page.getByRole('button', { name: admin.undo }).click();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'new' });
  await expect(enquiry.getByRole('button', { pressed: true })).toHaveText(inbox.statuses.new);

  await openReady(page, paths.admin.enquiries);
  await page.getByRole('searchbox').fill('9840055667');
  await expect(page.getByRole('status').filter({ hasText: inbox.found(1) })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'A visitor to call' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`text=9840055667&enquiry=${id}$`));
});

test('neither a reply nor its Undo changes a status that was set in the meantime', async ({
  page,
  problems,
}) => {
  const id = await postEnquiry('A visitor whom two people answer', { number: '+91 98400-55668' });
  await enterAdmin(page);
  const enquiry = await openEnquiry(page, id);
  const call = enquiry.getByRole('link', { name: inbox.actions.call });
  await call.evaluate((link) => link.removeAttribute('href'));
  const reply = () => enquiry.getByText(inbox.actions.call, { exact: true }).click();
  const undo = () => page.getByRole('button', { name: admin.undo }).click();
  /** What somebody else does in another browser. */
  const change = async (data: object) => {
    const origin = process.env.SITE_ADDRESS ?? '';
    const path = paths.api.updateEnquiry(id);
    expect((await page.request.put(path, { data, headers: { origin } })).status()).toBe(200);
  };
  const pressed = enquiry.getByRole('button', { pressed: true });

  await reply();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'in progress' });
  await change({ status: 'done' });
  await undo();
  await expect(page.getByText(refusals.conflict)).toBeVisible();
  await expect(pressed).toHaveText(inbox.statuses.done);
  expect(await storedEnquiry(id)).toMatchObject({ status: 'done' });

  await change({ status: 'new' });
  await openEnquiry(page, id);
  await call.evaluate((link) => link.removeAttribute('href'));
  await change({ status: 'done' });
  await reply();
  await expect(page.getByText(refusals.conflict)).toBeVisible();
  expect(await storedEnquiry(id)).toMatchObject({ status: 'done' });
  forgive(problems, /409/);
});
