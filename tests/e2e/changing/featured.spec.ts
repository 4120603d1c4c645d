import { paths } from '../../../src/paths';
import { expect, test } from '../setup/visitor';

test.use({ javaScriptEnabled: false });

test('the newest featured homes are on the first page, in one row', async ({ page, admin }) => {
  await admin.addProperty({ name: 'Newest featured home', featured: true });
  await page.goto(paths.home);
  const cards = page.locator('[aria-labelledby=featured] article');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Newest featured home');
});
