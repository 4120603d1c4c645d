import { costWords } from '../../src/content/properties/costs';
import { propertyText } from '../../src/content/properties/property';
import { paths } from '../../src/paths';
import { firstProperty, listProperties } from '../support/site/content';
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
  const pressed = page.locator(
    'form, select, button, summary, nav, footer, header.header, main :is(.button, .button-text)',
  );
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a home prints on one sheet, with its costs and no links to press', async ({ page }) => {
  const homes = await listProperties();
  const villa = homes.find(({ name }) => name.startsWith('Gated villa'));
  for (const path of [await firstProperty(), paths.property(villa?._id ?? '')]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const costs = page.getByRole('region', { name: costWords.title });
    await expect(costs).toContainText('₹');
    for (const part of [costs, page.getByRole('region', { name: propertyText.rent })])
      await expect(part.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
