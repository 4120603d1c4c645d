import type { Page } from '@playwright/test';
import { adminList } from '../../../src/content/admin-list';
import { inbox } from '../../../src/content/inbox';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { openEnquiry, postEnquiry } from '../setup/posted-enquiry';
import { enterAdmin, openReady, rowOf } from '../setup/records';
import { expect, test } from '../setup/visitor';

/** Keeps the first answer of this list back; later ones come at once. */
async function holdFirst(page: Page, list: string) {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route(`**${list}`, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    const response = await route.fetch();
    asked.resolve(undefined);
    await released.promise;
    return route.fulfill({ response });
  });
  return {
    asked: asked.promise,
    release: () => released.resolve(undefined),
    calls: () => calls,
  };
}

test.beforeEach(({ page }) => enterAdmin(page));

test('the inbox that was under way during a change does not take it back', async ({ page }) => {
  const name = 'A visitor who is answered at once';
  const enquiry = await openEnquiry(page, await postEnquiry(name));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const list = await holdFirst(page, paths.api.enquiries);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await list.asked;
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  await expect(row).toContainText(inbox.statuses.done);
  list.release();
  await expect.poll(list.calls).toBe(2);
  await expect(row).toContainText(inbox.statuses.done);
});

test('the list of properties that was under way while one was confirmed does not take it back', async ({
  page,
}) => {
  const name = 'A home that is confirmed at once';
  const admin = await openAdmin();
  await admin.addProperty(sampleProperty({ name, confirmedAt: '2026-02-10' }));
  await openReady(page, paths.admin.properties);
  const list = await holdFirst(page, paths.api.catalogue);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await list.asked;
  const button = page.getByRole('button', { name: `available: ${name}` });
  const { changed, confirmed } = adminList.property;
  await button.click();
  await expect(page.getByText(changed.confirmed(`“${name}”`))).toBeVisible();
  list.release();
  // The button shows the day before the server has it, so the list may have changed twice.
  await expect.poll(list.calls).toBeGreaterThan(1);
  await expect(button).toHaveText(new RegExp(`^${confirmed}`));
  await expect(rowOf(page, name)).toHaveCount(1);
});
