import type { Locator } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const { filters } = listings;
test('the first home is near the top; a tenant on a phone finds the home wished for with seven taps, and every control of the panel takes a finger', async ({
  page,
}) => {
  await page.goto(paths.properties);
  const cards = page.locator('main article');
  for (const [width, height, highest] of [
    [1440, 900, 220],
    [360, 780, 270],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await cards.first().boundingBox();
    expect(box?.y, `${width} × ${height}`).toBeLessThanOrEqual(highest);
    if (width > 1000) await expect(cards.nth(5)).toBeInViewport();
  }

  const type = async (field: Locator, text: string) => {
    await field.tap();
    await page.keyboard.type(text);
  };
  await page.locator('summary', { hasText: filters.title }).tap();
  await type(page.getByRole('searchbox'), '2bhk velacheri');
  await page.locator('summary', { hasText: filters.ranges.price }).tap();
  await type(page.locator('#maxPrice'), '40000');
  await page.getByRole('checkbox', { name: filters.flags.lift }).tap();
  await page.getByRole('checkbox', { name: filters.flags.pets }).tap();
  await page.getByRole('button', { name: filters.show(1) }).tap();

  await expect(page.locator('dialog')).toBeHidden();
  await expect(cards.first()).toContainText('Velachery');
  await expect(page.getByText('Showing Velachery for “velacheri”')).toBeVisible();
  await expect(
    page.getByRole('list', { name: listings.active.label }).getByRole('link'),
  ).toHaveText([/2 bedrooms/, /Velachery/, /Up to ₹40,000/, /Lift/, /Pets allowed/]);

  await page.locator('summary', { hasText: filters.title }).tap();
  await page.locator('summary', { hasText: filters.more }).tap();
  const controls = page.locator('#filters fieldset:visible :is(input, select)');
  await expect(controls.and(page.getByRole('checkbox', { name: 'Family' }))).toBeVisible();
  for (const input of await controls.all()) {
    const box = await input.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a chip of bedrooms and the range count as one, the last one used; a limit is any number, shown as understood, undone by one step back; one range is open at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${paths.properties}?beds=2`);
  const beds = page.locator('#filters [role=group]');
  await expect(beds.getByRole('radio', { name: '2' })).toBeChecked();
  await expect(beds.getByRole('radio', { name: '2' })).toHaveAccessibleDescription(
    filters.halfRooms[2],
  );
  await beds.getByRole('radio', { name: '3' }).check();
  await expect(page).toHaveURL(/\?minBed=3&maxBed=3.5$/);

  await page.locator('#minBed').fill('1');
  await expect(page).toHaveURL(/\?minBed=1$/);
  await expect(beds.getByRole('radio', { checked: true })).toHaveCount(0);

  await beds.getByRole('radio', { name: '4+' }).check();
  await expect(page).toHaveURL(/\?minBed=4$/);
  await expect(page.locator('#minBed')).toHaveValue('');

  await page.goBack();
  await expect(page.locator('#minBed')).toHaveValue('1');
  await expect(beds.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.locator('#minBed').fill('');
  await expect(beds.getByRole('radio', { name: filters.any })).toBeChecked();
  await expect(page).toHaveURL(/\/properties\??$/);

  const least = page.locator('#minPrice');
  const most = page.locator('#maxPrice');
  // One range is open at a time, also where details know no name.
  const groups = page.locator('#filters details');
  await groups.evaluateAll((all) => all.forEach((group) => group.removeAttribute('name')));
  await groups.locator('summary', { hasText: filters.ranges.bath }).click();
  await groups.locator('summary', { hasText: filters.ranges.price }).click();
  await expect(groups.and(page.locator('[open]'))).toHaveCount(1);
  await expect(groups.filter({ hasText: filters.ranges.price })).toHaveAttribute('open');

  // A thumb rests longer between two digits than the list waits.
  await most.pressSequentially('22,000', { delay: 450 });
  await expect(page).toHaveURL(/\?maxPrice=22000$/);
  await expect(most).toHaveValue('22,000');
  await page.keyboard.press('Shift+Tab');
  await expect(most).toHaveValue('22000');
  await page.keyboard.type('cheap');
  await expect(least).toHaveValue('cheap');
  await page.keyboard.press('Tab');
  await expect(least).toHaveValue('');
  await expect(page).toHaveURL(/\?maxPrice=22000$/);

  await page.locator('summary', { hasText: filters.ranges.area }).click();
  await page.locator('#maxArea').fill('12500');
  await expect(page).toHaveURL(/maxArea=12500/);
  await page.goBack();
  await expect(page).toHaveURL(/\?maxPrice=22000$/);
  await expect(page.locator('#maxArea')).toHaveValue('');
  await expect(most).toHaveValue('22000');
  await page.goBack();
  await expect(most).toHaveValue('');
});
