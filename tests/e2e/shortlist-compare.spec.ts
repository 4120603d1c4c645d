import type { Page } from '@playwright/test';
import { comparison } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { firstShortlist, listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// How the homes of a list stand beside each other: on a screen, on a phone and on paper.

const frame = (page: Page) => page.getByRole('region', { name: comparison.title });

/** A list of four homes: one that can be had, one that is let, and two others. */
async function fourHomes(): Promise<string> {
  const homes = await listProperties();
  const free = homes.find(({ status }) => status === 'Available');
  const taken = homes.find(({ status }) => status === 'Occupied');
  const others = homes.filter((home) => home !== free && home !== taken);
  const four = [free, taken, ...others].slice(0, 4);
  return paths.shortlist(four.map((home) => home?._id ?? ''));
}

test('the comparison marks what differs and which home is let; two homes are side by side on a phone, four on a tablet; the keyboard moves them, and row names stay; four print on one landscape sheet', async ({
  page,
}) => {
  await page.goto(await fourHomes());
  await expect(frame(page).getByRole('columnheader')).toHaveCount(5);
  const rent = frame(page).getByRole('row').filter({ hasText: comparison.rows.rent });
  await expect(rent.getByRole('rowheader')).toContainText(comparison.differs);
  await expect(frame(page).getByRole('columnheader').nth(1)).not.toContainText('Occupied');
  await expect(frame(page).getByRole('columnheader').nth(2)).toContainText('Occupied');

  for (const [width, inSight] of [
    [768, 4],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const right = await frame(page).evaluate((one) => one.getBoundingClientRect().right);
    const last = await frame(page).getByRole('columnheader').nth(inSight).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right);
  }

  await page.setViewportSize({ width: 360, height: 780 });
  await frame(page).focus();
  const label = frame(page).getByText(comparison.rows.rent);
  const before = await label.boundingBox();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => frame(page).evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(20);
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);

  await expectLandscapeSheets(page, 1);
});

test('more than four homes print in rows of four', async ({ page }) => {
  await page.goto(await firstShortlist(8));
  await expectLandscapeSheets(page, 2);
});

async function expectLandscapeSheets(page: Page, sheets: number): Promise<void> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  expect(text).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d/);
}
