import { mapWords } from '../../src/content/pages/contact';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// The page of contacts has the same map, with another address: `tests/built/contact-map.test.ts`.

/** A home of the sample whose Google link is not an embed link. */
async function findHomeWithLink(): Promise<string> {
  const home = (await listProperties()).find(({ name }) => name.includes('Tallakulam junction'));
  if (!home) throw new Error('The sample has no home at Tallakulam junction.');
  return paths.property(home._id);
}

test('the map of a home asks Google for nothing until it is opened', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await page.goto(await findHomeWithLink());
  const maps = 'https://www.google.com/maps';
  await expect(page.getByRole('link', { name: mapWords.link })).toHaveAttribute(
    'href',
    `${maps}/search/?api=1&query=Tallakulam%2C+Madurai`,
  );
  await expect(page.getByRole('img', { name: / on a map of Madurai$/ })).toBeVisible();
  await page.mouse.wheel(0, 10_000);
  await expect(page.locator('footer')).toBeInViewport();
  // A request that scrolling caused would have come before this one.
  await page.evaluate(() => fetch('/favicon.svg'));
  expect(asked).toEqual([]);
  await page.getByText(mapWords.show).click();
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  await expect(frame).toHaveAttribute('src', `${maps}?q=Tallakulam%2C+Madurai&output=embed`);
  expect(asked).toHaveLength(1);
});
