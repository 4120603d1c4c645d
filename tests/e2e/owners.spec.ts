import { ownerAbroad } from '../../src/content/pages/owner-abroad';
import { sampleWords } from '../../src/content/pages/owner-samples';
import { owners } from '../../src/content/pages/owners';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

const samples = [paths.sampleInspection, paths.sampleStatement];

test('home, services and footer lead to owners, and that to its pages', async ({ page }) => {
  for (const [path, within] of [
    [paths.home, 'main'],
    [paths.services, 'main'],
    [paths.contact, 'footer'],
  ] as const) {
    await page.goto(path);
    await page.locator(`${within} a[href="${paths.owners}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(owners.title);
  }
  for (const path of [...samples, paths.ownerAbroad])
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
});

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('the hours are in the reader’s clock too', async ({ page }) => {
    await page.goto(paths.owners);
    const hours = page.locator('#hours dd');
    await expect(hours.first()).toHaveText(/10 am – 6 pm\]? 8\.30 am to 4\.30 pm your time/);
    await expect(hours.nth(1)).toHaveText(/^\[?closed\]?\s*$/);
  });
});

for (const path of samples) {
  test(`${path} is marked as a sample, not searched, and one sheet`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format, preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sampleWords.mark, { exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours and the checklist are complete', async ({ page }) => {
    await page.goto(paths.owners);
    await expect(page.locator('#hours dd').first()).toContainText('10 am – 6 pm');
    await page.goto(paths.ownerAbroad);
    for (const { question, sources } of ownerAbroad.entries) {
      const entry = page.locator('main li', { has: page.getByRole('heading', { name: question }) });
      await expect(entry.getByRole('link')).toHaveCount(sources.length);
      await expect(entry.locator('time')).toHaveText(/^\d{1,2} \w+ 2026$/);
      await expect(entry).toContainText('Ask your accountant');
    }
  });
});
