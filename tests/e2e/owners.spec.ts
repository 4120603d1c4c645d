import { sampleWords } from '../../src/content/pages/owner-samples';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

// What the pages for owners say and where they lead is in `tests/built/owners.test.ts`.

for (const path of [paths.sampleInspection, paths.sampleStatement]) {
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
