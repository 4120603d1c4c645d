import { mapWords } from '../../src/content/pages/contact';
import { paths } from '../../src/paths';
import { firstProperty, listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

const mapPages: readonly [name: string, path: () => string | Promise<string>][] = [
  ['contact', () => paths.contact],
  ['one home', firstProperty],
];
for (const [name, path] of mapPages) {
  test(`the map on ${name} requests nothing from Google until the visitor opens it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/google/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    });
    await page.goto(await path());
    await expect(page.getByRole('link', { name: mapWords.link })).toHaveAttribute(
      'href',
      /^https:\/\/(www\.google\.com\/maps|maps\.)/,
    );
    await page.mouse.wheel(0, 10_000);
    await expect(page.locator('footer')).toBeInViewport();
    // Whatever the scrolling had begun, a later call of the page follows it.
    await page.evaluate(() => fetch('/favicon.svg'));
    expect(asked).toEqual([]);
    await page.getByText(mapWords.show).click();
    await expect(page.locator('iframe').contentFrame().getByText('A map')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}

test('a property with a usual link has a map of the place that it names, beside the link itself', async ({
  page,
}) => {
  const home = (await listProperties()).find(({ name }) => name.includes('Tallakulam junction'));
  await page.route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(paths.property(home?._id ?? ''));
  await expect(page.getByRole('link', { name: mapWords.link })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Tallakulam%2C+Madurai',
  );
  await page.getByText(mapWords.show).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.google.com/maps?q=Tallakulam%2C+Madurai&output=embed',
  );
});
