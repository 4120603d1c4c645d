import type { Page } from '@playwright/test';
import { site } from '../../src/content/pages/site';
import { longNameLength } from '../../src/domain/company/fields';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { readHeaders } from './setup/header';
import { expect, test } from './setup/visitor';

const names = [
  'Chennai Homes',
  'Balaji Property Care',
  'Sample Property Services',
  'Vasantham Property Care & Rentals',
  'Sri Balaji Property Management Services Pvt Ltd',
];
const companies = names.map((name) => ({
  name,
  // Of 29 letters.
  email: 'hello@vasantham-homes.example',
  isLong: name.length >= longNameLength,
}));
const widths = [320, 360, 390, 430, 480, 640, 768, 1024, 1088, 1280, 1366, 1440, 1664, 1920, 2560];

test('the header has room for names of companies, the menu for the address, with and without kept homes', async ({
  page,
}) => {
  const ids = (await listProperties()).slice(0, 20).map(({ _id }) => _id);
  await page.goto(paths.team);
  await expect(page.locator('header [data-shortlist]')).toBeHidden();
  for (const width of [360, 768, 1366]) await expectRoomForNames(page, width, 'no home kept');
  await page.evaluate((list) => {
    localStorage.setItem('shortlist', list);
    dispatchEvent(new Event('storage'));
  }, ids.join());
  // The list takes room.
  await expect(page.locator('header [data-shortlist]')).toContainText('20');
  for (const width of widths) await expectRoomForNames(page, width, '20 homes kept');

  // Also where the header has no room for it.
  const menu = page.getByRole('navigation', { name: site.mainMenu });
  const address = menu.getByRole('link', { name: site.mail('') });
  for (const width of [320, 390, 768, 1087]) {
    await page.setViewportSize({ width, height: 780 });
    await page.locator('header summary').click();
    await expect(address, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(address).toHaveAttribute('href', /^mailto:.+@/);
    await page.keyboard.press('Escape');
  }
});

async function expectRoomForNames(page: Page, width: number, kept: string): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  const headers = await readHeaders(page, companies);
  expect(headers).toHaveLength(companies.length);
  for (const { name, rows, height, faults } of headers) {
    const where = `${name} at ${width} px, ${kept}`;
    expect(faults, where).toEqual([]);
    expect(rows, where).toBeGreaterThanOrEqual(1);
    expect(rows, where).toBeLessThanOrEqual(2);
    // Between phones and large screens the menu has a row of its own.
    expect(height, where).toBeLessThanOrEqual(width >= 1088 && width < 1360 ? 82 : 66);
  }
}
