import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test('a printed list has all its pictures, and nothing to press', async ({ page }) => {
  await page.goto(paths.properties);
  await page.pdf();
  const pictures = page.locator('main article img');
  for (const picture of await pictures.all())
    await expect(picture).toHaveJSProperty('complete', true);
  expect(
    await pictures.evaluateAll((all) =>
      all.filter((it) => (it as HTMLImageElement).naturalWidth === 0),
    ),
  ).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('form, select, button, summary, nav, footer, header.header');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
});
