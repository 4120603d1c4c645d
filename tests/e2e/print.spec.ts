import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
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

test('the sample properties print on one sheet each, but for one at most', async ({ page }) => {
  const long: Record<string, string[]> = { A4: [], Letter: [] };
  for (const { _id, name } of await listProperties()) {
    await page.goto(paths.property(_id));
    for (const [format, names] of Object.entries(long)) {
      const pdf = await page.pdf({ format, preferCSSPageSize: true });
      if (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length !== 1) names.push(name);
    }
  }
  for (const [format, names] of Object.entries(long))
    expect(names.length, `${format}: ${names.join()}`).toBeLessThanOrEqual(1);
});
