import type { Page } from '@playwright/test';
import { comparison } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { firstShortlist, listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// How the homes of a list stand beside each other: on a screen, on a phone and on paper.

const frame = (page: Page) => page.getByRole('region', { name: comparison.title });

test('the comparison marks what differs, and says which home is let', async ({ page }) => {
  const homes = await listProperties();
  const free = homes.find(({ status }) => status === 'Available');
  const taken = homes.find(({ status }) => status === 'Occupied');
  await page.goto(paths.shortlist([free?._id ?? '', taken?._id ?? '']));
  await expect(frame(page).getByRole('columnheader')).toHaveCount(3);
  const rent = frame(page).getByRole('row').filter({ hasText: comparison.rows.rent });
  await expect(rent.getByRole('rowheader')).toContainText(comparison.differs);
  await expect(frame(page).getByRole('columnheader').nth(1)).not.toContainText('Occupied');
  await expect(frame(page).getByRole('columnheader').nth(2)).toContainText('Occupied');
});

test('on a phone the keyboard moves the homes, and row names stay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(await firstShortlist(4));
  await frame(page).focus();
  const label = frame(page).getByText(comparison.rows.rent);
  const before = await label.boundingBox();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => frame(page).evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(20);
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test('two homes are side by side on a phone, four on a tablet', async ({ page }) => {
  await page.goto(await firstShortlist(4));
  for (const [width, inSight] of [
    [320, 2],
    [768, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const right = await frame(page).evaluate((one) => one.getBoundingClientRect().right);
    const last = await frame(page).getByRole('columnheader').nth(inSight).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right);
  }
});

test('four homes print on one landscape sheet, more in rows of four', async ({ page }) => {
  for (const [homes, sheets] of [
    [4, 1],
    [8, 2],
  ] as const) {
    await page.goto(await firstShortlist(homes));
    const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g), `${homes} homes`).toHaveLength(sheets);
    expect(text).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d/);
  }
});
