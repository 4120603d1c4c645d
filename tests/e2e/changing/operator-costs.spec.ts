import { costWords } from '../../../src/content/costs';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { openPropertyForm, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

test('the form says how costs are read while they are written, and what the act says of a high advance', async ({
  page,
}) => {
  const admin = await openAdmin();
  const id = await admin.addProperty(
    sampleProperty({ name: 'A property with costs', price: '32000', images: [] }),
  );
  await openPropertyForm(page, id);
  const costs = page.getByRole('region', { name: 'Costs besides the rent' });
  await expect(costs.getByRole('list')).toHaveCount(0);
  await page.locator('#field-advance').fill('10');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹3,20,000.');
  await expect(costs).toContainText(costWords.limit.text);
  await page.locator('#field-price').fill('40,000');
  await expect(costs).toContainText('The advance is 10 months of rent: ₹4,00,000.');
  await page.locator('#field-advance').fill('3 months');
  await expect(costs).not.toContainText(costWords.limit.text);
  await page.locator('#field-maintenance').fill(`2,500 + GST ${'x'.repeat(80)}`);
  await expect(costs).toContainText('It is shown as written, and is in no sum.');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the costs at ${String(width)} px`);
  }
  await expectAccessible(page, 'the form with costs');
  await page.getByRole('group', { name: 'Let to' }).getByLabel('Company').check();
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect(await storedProperty(page, id)).toMatchObject({
    advance: '3 months',
    letTo: ['company'],
  });
});
