import sharp from 'sharp';
import { company } from '../../../src/content/company';
import { setup } from '../../../src/content/setup';
import { findPlaceholders } from '../../../src/domain/before-going-live';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

test('the operator reads in one place what is set up', async ({ page }) => {
  await enterAdmin(page);
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  await page.request.post('/.netlify/functions/scheduled-sweep', { headers });
  await openReady(page, paths.admin.home);
  await page.getByRole('link', { name: setup.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setup.title);
  const rowOf = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  await expect(rowOf(setup.email.title)).toContainText(setup.isSet);
  await expect(rowOf(setup.alert.title)).toContainText('ALERT_WEBHOOK_URL');
  await expect(rowOf(setup.schedules.title)).toContainText(setup.schedules.onTime);
  const facts = page.getByRole('region', { name: /^Facts of the company/ });
  await expect(facts.getByRole('listitem')).toHaveCount(findPlaceholders(company).length);
  await expect(facts.getByText('[Company Name]')).toBeVisible();
});

test('a picture that nothing shows is listed, and one in use is not', async ({ page }) => {
  await enterAdmin(page);
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  const upload = async (red: number) => {
    const buffer = await sharp({
      create: { width: 8, height: 6, channels: 3, background: { r: red, g: 90, b: 60 } },
    })
      .png()
      .toBuffer();
    const file = { name: 'door.png', mimeType: 'image/png', buffer };
    const answer = await page.request.post(paths.api.upload, { headers, multipart: { file } });
    return ((await answer.json()) as { url: string }).url;
  };
  const [unused, used] = [await upload(11), await upload(12)];
  await (await openAdmin()).addProperty(sampleProperty({ images: [used] }));

  await openReady(page, paths.admin.setup);
  const pictures = page.getByRole('region', { name: /^Pictures no longer used \(\d+\)$/ });
  const item = pictures.getByRole('listitem').filter({ has: page.locator(`[href="${unused}"]`) });
  await expect(item.getByRole('link', { name: /^Unused picture \d+$/ })).toBeVisible();
  await expect(pictures.locator(`[href="${used}"]`)).toHaveCount(0);
  await expectAccessible(page, 'the set-up with unused pictures');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the set-up with unused pictures');
});
