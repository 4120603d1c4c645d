import { featuredWords } from '../../../src/content/pages/home';
import { paths } from '../../../src/paths';
import { listProperties } from '../setup/content';
import { expect, test } from '../setup/visitor';

test.use({ javaScriptEnabled: false });

test('all featured homes can be seen on the first page, however many', async ({ page, admin }) => {
  for (let home = 1; home < 14; home += 1)
    await admin.addProperty({ name: `Featured home ${home}`, featured: true });
  const total = (await listProperties()).filter(({ featured }) => featured).length;
  await page.goto(paths.home);
  const cards = page.locator('[aria-labelledby=featured] article');
  await expect(cards).toHaveCount(total);
  await expect(cards.last()).toBeHidden();
  await page.getByText(featuredWords.more(total - 12)).click();
  await expect(cards.last()).toBeVisible();
});
