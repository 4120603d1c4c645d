import { mapWords } from '../../src/content/pages/contact';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

/** A home of the sample whose link was not made for a frame. */
async function homeWithLink(): Promise<string> {
  const home = (await listProperties()).find(({ name }) => name.includes('Tallakulam junction'));
  return paths.property(home?._id ?? '');
}

const maps = 'https://www.google.com/maps';
for (const [name, findPath, link, frame] of [
  ['contact', () => paths.contact, /^https:\/\/(www\.google\.com\/maps|maps\.)/, /google/],
  [
    'one home',
    homeWithLink,
    `${maps}/search/?api=1&query=Tallakulam%2C+Madurai`,
    `${maps}?q=Tallakulam%2C+Madurai&output=embed`,
  ],
] as const) {
  test(`the map on ${name} asks Google for nothing until it is opened`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/google/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    });
    await page.goto(await findPath());
    await expect(page.getByRole('link', { name: mapWords.link })).toHaveAttribute('href', link);
    await expect(page.getByRole('img', { name: / on a map of (Chennai|Madurai)$/ })).toBeVisible();
    await page.mouse.wheel(0, 10_000);
    await expect(page.locator('footer')).toBeInViewport();
    // Whatever the scrolling had begun, a later call of the page follows it.
    await page.evaluate(() => fetch('/favicon.svg'));
    expect(asked).toEqual([]);
    await page.getByText(mapWords.show).click();
    await expect(page.locator('iframe').contentFrame().getByText('A map')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', frame);
    expect(asked).toHaveLength(1);
  });
}
